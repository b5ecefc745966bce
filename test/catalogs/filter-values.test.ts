import { deepEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

/** What a table with these cells below `Kind` is filtered by, and the letters of its rows. */
function filtered(cells: readonly string[], format: 'md' | 'mdx') {
  const table = ['| Kind | B |', '| --- | --- |', ...cells.map((cell) => `| ${cell} | b |`)].join('\n')
  const text =
    format === 'md'
      ? `:::filterable-table{filters='["Kind"]' alphabet="Kind"}\n\n${table}\n\n:::\n`
      : `<FilterableTable filters={["Kind"]} alphabet="Kind">\n\n${table}\n\n</FilterableTable>\n`
  const { html } = compileFragment(text, `content/pages/docs/fragment.${format}`)
  const props = JSON.parse((/ data-props="([^"]*)"/.exec(html)?.[1] ?? '').replaceAll('&quot;', '"'))
  return { values: props.filters[0].values, letters: props.letters }
}

test('filters and letters have the words of cells as readers see them: no tags, breaks as spaces, badges by what they show', () => {
  const values = ['bold x', 'ERROR', 'one two', 'Zed']
  deepEqual(
    filtered(['<b>bold</b> `x`', 'one<br>two', 'one two', ':log-level-badge{level=ERROR}', '<!-- a --> Zed'], 'md'),
    { values, letters: 'booez' },
  )
  deepEqual(
    filtered(['<b>bold</b> `x`', 'one<br />two', 'one two', '<LogLevelBadge level="ERROR" />', '{/* a */} Zed'], 'mdx'),
    { values, letters: 'booez' },
  )
  deepEqual(filtered(['<ErrorCodeBadge code={20003} />'], 'mdx').values, ['20003'])
})
