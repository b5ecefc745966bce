import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnKramdown } from '../../bin/services/init/own-kramdown.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

test('what has the class of a box is a directive', () => {
  for (const [theirs, ours] of [
    ['{: .note }\nOne,\ntwo.\n', ':::note\nOne,\ntwo.\n:::\n'],
    ['{:.note .info}\nOne.\n', ':::info\nOne.\n:::\n'],
    ['{: .warning }\n> One.\n>\n> Two.\n', ':::warning\nOne.\n\nTwo.\n:::\n'],
    ['{: .tip-title }\n> Mind [it]\n>\n> Two.\n', ':::tip[Mind \\[it\\]]\nTwo.\n:::\n'],
    ['{: .note }\r\nOne.\r\n', ':::note\r\nOne.\r\n:::\r\n'],
  ])
    for (const before of ['Text.\n', '```\n{: .tip }\n```\n', ''])
      assert.equal(withOwnKramdown(`${before}\n${theirs}\nMore.\n`), `${before}\n${ours}\nMore.\n`)
})

test('other classes and blocks, and code, stay', () => {
  for (const same of [
    '{: .lead }\nText.\n',
    'Text.\n{: .note }\nMore.\n',
    '{: .note }\n\nText.\n',
    '{: .note }\n- One\n',
    '{: .note }\n## One\n',
    '{: .note-title }\nOne\n',
    '```\n\n{: .note }\nOne\n```\n',
    '{: .note #a }\nOne\n',
  ])
    assert.equal(withOwnKramdown(same), same)
})

test('the list of headings is left out, with what folds it and its heading', () => {
  for (const theirs of [
    '1. TOC\n{:toc}\n',
    '- TOC\r\n{: toc .a }\r\n',
    '## Contents\n{: .no_toc .text-delta }\n\n1. TOC\n{:toc}\n',
    '<details open markdown="block">\n  <summary>\n    Contents\n  </summary>\n  {: .text-delta }\n1. TOC\n{:toc}\n</details>\n',
    '{: .no_toc }\n',
  ])
    assert.equal(withOwnKramdown(`# A\n\n${theirs}Text.\n`), '# A\n\nText.\n')
  for (const same of ['1. TOC\n', '## A\n{: .b }\n', '<details>\n<summary>A</summary>\n1. B\n</details>\n'])
    assert.equal(withOwnKramdown(`${same}{: .c}\n`), `${same}{: .c}\n`)
})

test('long runs of blanks, and of what could begin a list of headings, are read at once', () => {
  const growth = countedGrowth((count) => {
    withOwnKramdown(`{:\n${'1. A\n'.repeat(count)}${'<details>\n'.repeat(count)}# A${' '.repeat(count)}\n`)
  }, 500)
  assert.ok(growth < 8, String(growth))
})
