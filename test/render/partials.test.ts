import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'

const partials = {
  'paragraphs.md': 'One.\n\nLast.\n',
  'key.md': 'Your **key**.\n',
  'nothing.md': '<!-- later -->\n',
  'named.md':
    '[there][to] ![map][map] note[^n]\n\n[to]: /docs/messaging "There"\n[map]: https://b.example/b.png\n[^n]: In the partial.\n',
}
/** A word in each kind of thing that an item may hold, and one after all of them. */
const kinds = [
  'One.',
  '> Two.',
  '```js\nthree()\n```',
  '| Four |\n| --- |\n| 4 |',
  '- Five',
  '3. Six',
  '#### Seven',
  '***',
  'Last.',
]

const compile = (text: string, extension: string) =>
  compileFragment(text, `content/pages/docs/fragment.${extension}`, { partials })

for (const [extension, include] of [
  ['md', (file: string) => `::include{file="${file}"}`],
  ['mdx', (file: string) => `<Include file="${file}" />`],
] as const) {
  test(`.${extension}: what a partial says inside of a list or a quotation is in the Markdown form`, () => {
    const { markdown } = compile(`- ${include('key.md')}\n- two\n\n> ${include('key.md')}\n`, extension)
    assert.equal(markdown, '- Your **key**.\n- two\n\n> Your **key**.\n')
    assert.doesNotMatch(compile(`- one\n- ${include('nothing.md')}\n`, extension).markdown, /include/i)
  })

  test(`.${extension}: an item that is no longer tight keeps its parts apart in the Markdown form`, () => {
    const callout = extension === 'mdx' ? '<Callout variant="info">Note.</Callout>' : ':::info\nNote.\n:::'
    for (const one of [...kinds, callout])
      for (const other of [...kinds, callout]) {
        const { html, markdown } = compileFragment(
          `- ${include('two.md')}\n- end\n`,
          `content/pages/docs/fragment.${extension}`,
          { partials: { 'two.md': `${one}\n\n${other}\n` } },
        )
        const again = compileFragment(markdown, 'content/pages/docs/fragment.md').html
        assert.deepEqual(shapeOf(again), shapeOf(html), markdown)
      }
    const two = compile(`- ${include('paragraphs.md')}\n- end\n`, extension)
    assert.equal(two.markdown, '- One.\n\n  Last.\n- end\n')
    assert.match(two.html, /<p>One\.<\/p>\s*<p>Last\.<\/p>/)
  })

  test(`.${extension}: names of links and footnotes belong to the page, or to the partial, that gives them`, () => {
    const page = `[here][to] ![map][map] note[^n]\n\n${include('named.md')}\n\n${include('named.md')}\n`
    const own = '[to]: /docs/voice\n[map]: https://a.example/a.png\n\n[^n]: In the page.\n'
    for (const text of [`${page}\n${own}`, `${own}\n${page}`]) {
      const { html, markdown, diagnostics } = compile(text, extension)
      assert.deepEqual(diagnostics, [])
      const led = [...html.matchAll(/(?:href|src)="((?:https:\/)?\/[^"#]*)"/g)].map(([, url]) => url)
      const there = ['/docs/messaging', 'https://b.example/b.png']
      assert.deepEqual(led, ['/docs/voice', 'https://a.example/a.png', ...there, ...there])
      assert.match(html, /In the page\.[\s\S]*In the partial\./)
      for (const form of [html, markdown])
        assert.equal(form.split('In the partial.').length, 2, 'the note of a partial is shown once')
      assert.match(
        markdown,
        /\[there\]\(\/docs\/messaging "There"\) !\[map\]\(https:\/\/b\.example\/b\.png\) note\[\^n-2\]/,
      )
      assert.match(markdown, /\[\^n\]: In the page\./)
      assert.match(markdown, /\[\^n-2\]: In the partial\./)
    }
  })
}

test('footnotes of a long partial get names that no other text has', () => {
  const partials = { 'long.md': `${'Text[^n] *and[^n]*.\n\n'.repeat(4000)}- Item[^n]\n\n[^n]: In the partial[^n].\n` }
  const { html, diagnostics } = compileFragment(
    'Note[^n].\n\n::include{file="long.md"}\n\n[^n]: In the page.\n',
    'content/pages/docs/fragment.md',
    { partials },
  )
  assert.deepEqual(diagnostics, [])
  assert.equal(html.split('href="#fn-n"').length, 1 + 1)
  assert.equal(html.split('href="#fn-n-2"').length, 1 + 8002)
})

/** What a page shows: names of elements that hold its text, and the text. */
function shapeOf(html: string): readonly string[] {
  const [, article = html] = /<article[^>]*>([\s\S]*)<\/article>/.exec(html) ?? []
  return article
    .split(/(<\/?(?:blockquote|pre|table|ul|ol|li|h4|hr|aside)\b)/)
    .flatMap((part) =>
      part.startsWith('<')
        ? [part.slice(1)]
        : (part.match(/\b(?:One|Two|three|Four|Five|Six|Seven|Note|Last|end)\b/g) ?? []),
    )
}
