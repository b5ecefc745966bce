import assert from 'node:assert/strict'
import { test } from 'node:test'
import { z } from 'zod'
import { checkShape } from '../../../compiler/formats/shape/check-shape.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { found } from '../yaml/found.ts'

const schema = z.strictObject({
  title: z.string().min(1),
  count: z.int().min(1, 'expected a number from 1 to 4').max(4, 'expected a number from 1 to 4').optional(),
  layout: z.enum(['doc', 'landing']).default('doc'),
  from: z.union([z.string(), z.array(z.string())]).optional(),
  service: z
    .discriminatedUnion('provider', [
      z.strictObject({ provider: z.literal('none') }),
      z.strictObject({ provider: z.enum(['one', 'two']), siteKey: z.string() }),
    ])
    .optional(),
  links: z.array(z.strictObject({ label: z.string(), url: z.string() })).optional(),
  names: z.record(z.string(), z.string()).optional(),
})

function check(text: string): string[] {
  const { value } = parseYaml(text, { file: 'a.yaml' })
  assert.ok(value !== null)
  const outcome = checkShape(schema, value, { file: 'a.yaml' })
  return outcome.diagnostics.flatMap((one, index) => {
    const [line] = found(outcome.diagnostics.slice(index, index + 1))
    return one.hint === null ? [line ?? ''] : [line ?? '', `  ${one.hint}`]
  })
}

test('a short form of a service is written out', () => {
  assert.deepEqual(check('title: A\nservice: none\n'), [
    '2:10-2:14 SP1223 Unexpected string `none`, expected an object',
    '  Write `{ provider: none }`.',
  ])
})

test('a value of the right shape is what the schema makes of it', () => {
  const { value } = parseYaml('title: A\n', { file: 'a.yaml' })
  assert.ok(value !== null)
  assert.deepEqual(checkShape(schema, value, { file: 'a.yaml' }), {
    value: { title: 'A', layout: 'doc' },
    diagnostics: [],
  })
})

test('an unknown key is blamed at itself, with the nearest', () => {
  assert.deepEqual(check('title: A\nlinks:\n  - lable: x\n    url: y\nlayuot: doc\nzzz: 1\n'), [
    '3:5-3:10 SP1221 Unexpected key `lable`',
    '  Did you mean `label`?',
    '5:1-5:7 SP1221 Unexpected key `layuot`',
    '  Did you mean `layout`?',
    '6:1-6:4 SP1221 Unexpected key `zzz`',
    '  Known keys: `title`, `count`, `layout`, `from`, `service`, `links`, `names`.',
  ])
})

test('a missing key is blamed at the object that lacks it', () => {
  assert.deepEqual(check('links:\n  - url: y\n    label: z\n  - url: y\nservice:\n  provider: one\n'), [
    '1:1-1:6 SP1222 Missing key `title`',
    '  Add `title`.',
    '4:5-4:8 SP1222 Missing key `label`',
    '  Add `label`.',
    '5:1-5:8 SP1222 Missing key `siteKey`',
    '  Add `siteKey`.',
  ])
  assert.deepEqual(check('{}\n'), ['1:1-1:3 SP1222 Missing key `title`', '  Add `title`.'])
})

test('an empty file lacks its keys', () => {
  const lacks = ['1:1-1:1 SP1222 Missing key `title`', '  Add `title`.']
  for (const text of ['', '# later\n'])
    assert.deepEqual(
      check(text).map((line) => line.replace(/-1:\d+/, '-1:1')),
      lacks,
    )
})

test('an address without its scheme is shown with one', () => {
  const link = z.strictObject({ url: z.string().regex(/^https:/, 'expected an absolute URL') })
  const hints = ['docs.acme.example/api', 'docs', 'ftp://acme.example'].map((url) => {
    const { value } = parseYaml(`url: ${url}\n`, { file: 'a.yaml' })
    return value === null ? value : checkShape(link, value, { file: 'a.yaml' }).diagnostics[0]?.hint
  })
  assert.deepEqual(hints, ['Write `https://docs.acme.example/api`.', null, null])
})

test('a wrong value is blamed itself, in words', () => {
  assert.deepEqual(check('title: 12\ncount: many\nlayout: lading\nfrom: 3\nnames: [a]\nlinks: |\n  x\n  y\n'), [
    '1:8-1:10 SP1223 Unexpected number `12`, expected a string',
    '  Put it in quotes: `"12"`.',
    '2:8-2:12 SP1223 Unexpected string `many`, expected a number',
    '  Write a number such as `1`.',
    '3:9-3:15 SP1224 Unexpected `lading`, expected one of `doc`, `landing`',
    '  Did you mean `landing`?',
    '4:7-4:8 SP1223 Unexpected number `3`, expected a string or a list',
    '5:8-5:11 SP1223 Unexpected list, expected an object',
    '6:8-6:9 SP1223 Unexpected string, expected a list',
    '  Begin each item with `- `. Its keys: `label`, `url`.',
  ])
  assert.deepEqual(check('title: ""\ncount: 9\nfrom: [a, 2]\nlayout:\n'), [
    '1:8-1:10 SP1223 Unexpected empty string, expected a string that is not empty',
    '  Write a text between the quotes.',
    '2:8-2:9 SP1223 Unexpected number `9`, expected a number from 1 to 4',
    '3:11-3:12 SP1223 Unexpected number `2`, expected a string',
    '  Put it in quotes: `"2"`.',
    '4:1-4:7 SP1223 Unexpected null, expected `doc` or `landing`',
    '  A key with nothing after it is null.',
  ])
})

test('a hint says how to write the kind of value that is expected', () => {
  assert.deepEqual(
    check('title: [a]\ncount: "3"\nlayout: doc\nnames: a\nlinks: { a: b }\n').filter((line) => line.startsWith(' ')),
    [
      '  Write `a` without the list, or `"[a]"` for the brackets.',
      '  Write `3` without quotes.',
      '  Begin each item with `- `; in JSON put the items between `[` and `]`.',
    ],
  )
  const keyed = z.strictObject({
    brand: z.strictObject({ key: z.string(), name: z.string() }),
    of: z.array(z.string()),
  })
  const { value } = parseYaml('brand: Acme\nof: nginx\n', { file: 'a.yaml' })
  assert.ok(value !== null)
  assert.deepEqual(
    checkShape(keyed, value, { file: 'a.yaml' }).diagnostics.map(({ hint }) => hint),
    ['Its keys: `key`, `name`.', 'Write `["nginx"]`.'],
  )
  const answers = z.array(z.strictObject({ value: z.union([z.boolean(), z.literal('N/A'), z.null()]) }))
  const spelt = parseYaml('- value: Yes\n- value: n/a\n- value: often\n', { file: 'a.yaml' }).value
  assert.ok(spelt !== null)
  assert.deepEqual(
    checkShape(answers, spelt, { file: 'a.yaml' }).diagnostics.map(({ hint }) => hint),
    ['Write `true`.', 'Write `N/A`.', null],
  )
  assert.deepEqual(check('title: A\nlinks:\n  - label:B\n').at(-1), '  Write a space after the colon: `label: B`.')
  const items = parseYaml('- 1\n- null\n', { file: 'a.yaml' }).value
  assert.ok(items !== null)
  assert.equal(
    checkShape(z.array(z.number()), items, { file: 'a.yaml' }).diagnostics[0]?.hint,
    'Write a number, or remove the item.',
  )
  const needed = parseYaml('brand: { key: null, name: A }\nof: [a]\nmore: null\n', { file: 'a.yaml' }).value
  assert.ok(needed !== null)
  assert.deepEqual(
    checkShape(keyed.extend({ more: z.string().optional() }), needed, { file: 'a.yaml' }).diagnostics.map(
      ({ hint }) => hint,
    ),
    ['Write a string.', 'Write a string, or remove the key.'],
  )
})

test('the member of a union is chosen by what it is', () => {
  assert.deepEqual(check('title: A\nservice:\n  provider: twoo\n'), [
    '3:13-3:17 SP1224 Unexpected `twoo`, expected one of `none`, `one`, `two`',
    '  Did you mean `two`?',
  ])
  assert.deepEqual(check('title: A\nservice: { provider: two, siteKye: x, siteKey: y }\n'), [
    '2:27-2:34 SP1221 Unexpected key `siteKye`',
    '  `siteKey` is there already: remove one of the two.',
  ])
  assert.deepEqual(check('title: A\nservice: { provider: true }\n'), [
    '2:22-2:26 SP1223 Unexpected boolean `true`, expected `none` or `one` or `two`',
  ])
  assert.deepEqual(check('title: A\nservice: { siteKey: y }\n'), [
    '2:1-2:8 SP1222 Missing key `provider`',
    '  Add `provider`.',
  ])
})

test('a part of a document is checked by its path', () => {
  const { value } = parseYaml('items:\n  - title: A\n  - title: 1\n', { file: 'a.yaml' })
  assert.ok(value !== null)
  const outcome = checkShape(schema, value, { file: 'a.yaml', path: ['items', 1] })
  assert.deepEqual(found(outcome.diagnostics), ['3:12-3:13 SP1223 Unexpected number `1`, expected a string'])
})

test('no hint proposes what the schema refuses', () => {
  const odd = z.strictObject({
    synonyms: z.array(z.array(z.string()).min(2)).optional(),
    labels: z.array(z.string()).optional(),
    path: z.string().regex(/^\//, 'expected a site path').optional(),
    order: z.number().optional(),
    service: z
      .discriminatedUnion('provider', [
        z.strictObject({ provider: z.literal('static') }),
        z.strictObject({ provider: z.literal('hosted'), appId: z.string() }),
      ])
      .optional(),
    name: z.string().optional(),
    draft: z.boolean().optional(),
    lang: z
      .string()
      .regex(/^[a-z]{2}(-[a-z]{2})?$/, 'expected a lower-case language')
      .optional(),
  })
  const hintsOf = (text: string) => {
    const { value } = parseYaml(text, { file: 'a.yaml' })
    assert.ok(value !== null)
    return checkShape(odd, value, { file: 'a.yaml' }).diagnostics.map(({ hint }) => hint)
  }
  const lists = 'Write `[["a","b"]]`.'
  assert.deepEqual(hintsOf('synonyms: [a, b]\n'), [lists, lists])
  assert.deepEqual(hintsOf('synonyms: [a]\n'), [null])
  assert.deepEqual(hintsOf('labels: true\n'), ['Write `["true"]`.'])
  assert.deepEqual(hintsOf('labels: 1.10\n'), ['Write `["1.10"]`.'])
  assert.deepEqual(hintsOf('labels: 1e400\n'), ['Write `["1e400"]`.'])
  assert.deepEqual(hintsOf('path: 5\n'), [null])
  assert.deepEqual(hintsOf('path: docs\n'), ['Write `/docs`.'])
  assert.deepEqual(hintsOf('draft: 0\n'), ['Write `false`.'])
  assert.deepEqual(hintsOf('draft: 2\n'), [null])
  assert.deepEqual(hintsOf('order: !!str 5\n'), ['Write `5`.'])
  assert.deepEqual(hintsOf('order: "5"\n'), ['Write `5` without quotes.'])
  assert.deepEqual(hintsOf('service: static\n'), ['Write `{ provider: static }`.'])
  assert.deepEqual(hintsOf('service: hosted\n'), ['Its keys: `provider`, `appId`.'])
  assert.deepEqual(hintsOf('name: ["#a"]\n'), ['Write `"#a"` without the list.'])
  assert.deepEqual(hintsOf('name: ["a, b"]\n'), ['Write `"a, b"` without the list.'])
  assert.deepEqual(hintsOf('name: !!int "5"\n'), ['Put it in quotes: `"5"`.'])
  assert.deepEqual(hintsOf('lang: A_B\nname: x\nnmae: y\n'), [null, '`name` is there already: remove one of the two.'])
  assert.deepEqual(hintsOf('lang: AB\nnmae: y\n'), ['Write `ab`.', 'Did you mean `name`?'])
})
