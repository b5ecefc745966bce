import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { isHeavy, weightOf } from '../../compiler/formats/weight.ts'

test('what people write weighs as much as it is long, in tables, lists and code, too', () => {
  for (const text of [
    'Every message has an identifier that webhooks repeat.\n\n',
    '- One item of a list\n- Another *item*, a bit longer\n',
    '| id | string | Finds a message. |\n',
    '- [#123](https://example.com/pull/123): the option `a-b` is gone\n',
    '<p class="note">Text of a note.</p>\n',
    '```json\n{\n  "name": [1, 2],\n  "other": { "inner": 3 }\n}\n```\n\n',
  ])
    equal(weightOf(text.repeat(100)), text.length * 100, text)
  ok(isHeavy('a'.repeat(131_072)))
  ok(!isHeavy('a'.repeat(131_071)))
})

test('a short page of nothing but syntax weighs as much as a long one', () => {
  for (const text of [
    '-\n',
    '- \n',
    '- [ ] \n',
    '1.\n',
    '> > > > a\n\n',
    '|1|2|3|\n',
    'a\n\n',
    '<b>a</b>\n\n',
    '{1}\n\n',
  ])
    ok(isHeavy(text.repeat(10_000 / text.length)), text)
})
