import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnKramdown } from '../../bin/services/init/own-kramdown.ts'

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
    '{: .no_toc }\nText.\n',
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
