import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { fc } from '../../properties.ts'
import { found } from './found.ts'

const yaml = (text: string) => parseYaml(text, { file: 'a.yaml' })
const first = (text: string) => found(yaml(text).diagnostics)[0]
const value = (text: string) => JSON.stringify(yaml(text).value?.value)

test('scalars are those of the core schema', () => {
  assert.equal(
    value('a: no\nb: 012\nc: 2026-01-31\nd: ~\ne:\nf: yes\n'),
    '{"a":"no","b":12,"c":"2026-01-31","d":null,"e":null,"f":"yes"}',
  )
  assert.equal(value('%YAML 1.1\n---\na: yes\n'), '{"a":"yes"}')
  assert.equal(value('<<: 1\n'), '{"<<":1}')
  assert.equal(value(''), 'null')
  assert.equal(value('# nothing\n'), 'null')
  assert.equal(value('a: !!str 12\n'), '{"a":"12"}')
})

test('CRLF gives the same value and the same places as LF', () => {
  const text = 'a: 1\nb: >-\n  one\n  two\nc:\n  - x\n  - y: z\n'
  const crlf = yaml(text.replaceAll('\n', '\r\n'))
  assert.deepEqual(crlf.diagnostics, [])
  assert.equal(JSON.stringify(crlf.value?.value), value(text))
  for (const path of [['a'], ['c', 0], ['c', 1, 'y']]) {
    assert.deepEqual(crlf.value?.placeOf(path), yaml(text).value?.placeOf(path))
    assert.deepEqual(crlf.value?.placeOf(path, 'key'), yaml(text).value?.placeOf(path, 'key'))
  }
})

test('keys are the names that were written', () => {
  assert.equal(value('responses:\n  200: a\n  012: b\n  null: c\n'), '{"responses":{"200":"a","012":"b","null":"c"}}')
  assert.equal(first('[a]: 1\n'), '1:1-1:4 SP1209 Unexpected list, expected the name of a key')
  assert.equal(first('{ {name}: 1 }\n'), '1:3-1:9 SP1209 Unexpected mapping, expected the name of a key')
})

test('aliases are refused at their place, and a bomb of them costs nothing', () => {
  assert.equal(first('a: &x 1\nb: *x\n'), '2:4-2:6 SP1202 Unexpected alias `*x`, expected the value itself')
  assert.equal(first('a: *nowhere\n'), '1:4-1:12 SP1202 Unexpected alias `*nowhere`, expected the value itself')
  const levels = Array.from({ length: 30 }, (_, level) => `l${level}: &l${level} [${`*l${level - 1},`.repeat(9)}]`)
  assert.equal(yaml(`l-1: &l-1 x\n${levels.join('\n')}\n`).diagnostics.length, 270)
})

test('aliases and merge keys are read where programs write the file', () => {
  const read = (text: string) => parseYaml(text, { file: 'a.yaml', aliases: true })
  const json = (text: string) => JSON.stringify(read(text).value?.value)
  const usual = 'usual: &u { a: 1, b: [x] }\n'
  assert.equal(
    json(`${usual}one: *u\ntwo: [*u]\n`),
    '{"usual":{"a":1,"b":["x"]},"one":{"a":1,"b":["x"]},"two":[{"a":1,"b":["x"]}]}',
  )
  assert.equal(json(`${usual}c: { <<: *u, a: 2 }\n`), '{"usual":{"a":1,"b":["x"]},"c":{"a":2,"b":["x"]}}')
  assert.equal(
    json('- &a { x: 1 }\n- &b { x: 2, y: 2 }\n- { z: 3, <<: [*a, *b] }\n'),
    '[{"x":1},{"x":2,"y":2},{"z":3,"x":1,"y":2}]',
  )
  assert.equal(json('a: &n 1\nb: &n 2\nc: *n\n"<<": 3\n'), '{"a":1,"b":2,"c":2,"<<":3}')
  assert.equal(
    json('a: { <<: 1 }\nb: &b { x: 1, y: 2 }\nc: { <<: *b, z: 3, x: 4 }\n'),
    '{"a":{"<<":1},"b":{"x":1,"y":2},"c":{"x":4,"y":2,"z":3}}',
  )
  const { value: document, diagnostics } = read(`${usual}c:\n  <<: *u\n  d: *u\n`)
  assert.deepEqual(diagnostics, [])
  assert.deepEqual(
    [
      document?.placeOf(['c', 'a'])?.line,
      document?.placeOf(['c', 'd'])?.line,
      document?.placeOf(['c', 'd', 'b', 0])?.column,
    ],
    [1, 4, 23],
  )
})

test('an alias that means nothing or has no end is refused once, wherever aliases are read', () => {
  const said = (text: string) => found(parseYaml(text, { file: 'a.yaml', aliases: true }).diagnostics)
  const refused = (name: string) => `SP1202 Unexpected alias \`*${name}\`, expected the value itself`
  assert.deepEqual(said('a: *x\nb: &x 1\n'), [`1:4-1:6 ${refused('x')}`])
  assert.deepEqual(said('a: &a\n  b: [1, *a]\n'), [`2:10-2:12 ${refused('a')}`])
  assert.deepEqual(said('a: &a { a: 1, <<: *a }\n'), [`1:19-1:21 ${refused('a')}`])
  assert.deepEqual(said('a: &a [12345678901234567890123]\nb: *a\n').length, 1)
  const levels = Array.from({ length: 30 }, (_, level) => `l${level}: &l${level} [${`*l${level - 1},`.repeat(9)}]`)
  assert.ok(said(`l-1: &l-1 x\n${levels.join('\n')}\n`).length > 200)
  const deep = Array.from({ length: 200 }, (_, level) => `l${level}: &l${level} [*l${level - 1}]`)
  assert.equal(said(`l-1: &l-1 x\n${deep.join('\n')}\n`)[0], `65:12-65:16 ${refused('l62')}`)
})

test('an anchor that no alias repeats is a text that lost its quotes', () => {
  const message = 'SP1211 Unexpected anchor'
  const hint = (text: string) => yaml(text).diagnostics[0]?.hint
  assert.equal(first('title: &amp in XML\n'), `1:8-1:12 ${message} \`&amp\`, expected the value itself`)
  assert.equal(first('a:\n  - b: 1\n    c: &nbsp;\n'), `3:8-3:14 ${message} \`&nbsp;\`, expected the value itself`)
  assert.equal(
    hint('title: &amp in XML\n'),
    'If the text should begin with `&`, put it in quotes: `title: "&amp in XML"`. Remove the anchor if not.',
  )
  const notWritten = ['- &a b', 'title: &a b # c', 'title: &a b `c`', 'title: &a b\\c', `title: &a ${'b'.repeat(80)}`]
  for (const line of notWritten)
    assert.equal(hint(`${line}\n`), 'If the text should begin with `&`, put it in quotes. Remove the anchor if not.')
  assert.deepEqual(yaml('a: Q&A\nb: &list [1]\nc: "&amp"\n').diagnostics, [])
})

test('a second key names the first', () => {
  assert.deepEqual(found(yaml('a: 1\nb:\n  c: 1\n  "c": 2\na: 3\n').diagnostics), [
    '4:3-4:6 SP1203 Unexpected second key `c`, expected each key once (3:3)',
    '5:1-5:2 SP1203 Unexpected second key `a`, expected each key once (1:1)',
  ])
  assert.equal(value('a: 1\na: 3\n'), '{"a":1}')
})

test('keys of prototypes are refused at any depth, or kept where keys are not ours', () => {
  const text = 'a:\n  - __proto__: { x: 1 }\n  - constructor: 1\n'
  assert.deepEqual(found(yaml(text).diagnostics), [
    '2:5-2:14 SP1204 Unexpected key `__proto__`, expected another name',
    '3:5-3:16 SP1204 Unexpected key `constructor`, expected another name',
  ])
  const kept = parseYaml(text, { file: 'a.yaml', keys: 'any' })
  assert.deepEqual(kept.diagnostics, [])
  const { a: list } = Object(kept.value?.value) as { a: object[] }
  assert.equal(Object.getPrototypeOf(list[0]), null)
  assert.deepEqual(Object.keys(list[0] as object), ['__proto__'])
})

test('nesting has a limit, in every style', () => {
  const deep = (text: string) => first(text)?.replace(/ \(.*/, '')
  const message = 'SP1205 Unexpected nesting, expected at most 64 levels'
  for (let round = 0; round < 2; round += 1) {
    assert.equal(deep('['.repeat(100_000)), `1:65-1:66 ${message}`)
    assert.equal(deep('{a: '.repeat(50_000)), `1:257-1:258 ${message}`)
    assert.equal(deep('- '.repeat(50_000)), `1:129-1:130 ${message}`)
    assert.equal(deep('? '.repeat(50_000)), `1:129-1:130 ${message}`)
    const steps = Array.from({ length: 3000 }, (_, depth) => `${' '.repeat(depth)}a:`)
    assert.equal(deep(`${steps.join('\n')}\n`), `65:65-65:66 ${message}`)
  }
  const flat = Array.from({ length: 500 }, () => 'a [ { "[[[[')
  assert.deepEqual(yaml(`a: |\n  ${flat.join('\n  ')}\nb: "${'['.repeat(100)}"\n`).diagnostics, [])
})

test('what goes wrong most often is said at its place', () => {
  const colon = 'SP1201 Unexpected `: ` inside a value, expected quotes around the value'
  assert.equal(first('title: Webhooks: a tour\n'), `1:16-1:17 ${colon}`)
  assert.equal(first('a: 1\n\tb: 2\n'), '2:1-2:2 SP1201 Unexpected tab in the indentation, expected spaces')
  assert.equal(first('- a: 1\n\tb: 2\n'), '2:1-2:2 SP1201 Unexpected tab in the indentation, expected spaces')
  assert.equal(
    first('- a: 1\n \u00a0b: 2\n'),
    '2:2-2:3 SP1201 Unexpected character U+00A0 in the indentation, expected spaces',
  )
  assert.equal(
    first('a: "x\nb: 1\n'),
    '1:4-1:5 SP1201 Unexpected quote that is never closed, expected another at the end of the value',
  )
  assert.equal(first('a: [1, 2\nb: 3\n'), '1:4-1:5 SP1201 Unexpected `[` that is never closed, expected `]`')
  assert.equal(first('a: {b: 1'), '1:4-1:5 SP1201 Unexpected `{` that is never closed, expected `}`')
  assert.equal(first('a: [b}\n'), '1:6-1:7 SP1201 Unexpected `}`, expected `]`')
  assert.equal(first('a: {b: [c}, d: e}\n'), '1:10-1:11 SP1201 Unexpected `}`, expected `]`')
  assert.equal(first('a: {b]\n'), '1:6-1:7 SP1201 Unexpected `]`, expected `}`')
  assert.equal(first('a: @x\n'), '1:4-1:5 SP1201 Unexpected `@` at the beginning of a value, expected quotes around it')
  assert.equal(
    first('a: & x\n'),
    '1:4-1:5 SP1201 Unexpected `&` at the beginning of a value, expected quotes around it',
  )
  assert.equal(
    first('a: * x\n'),
    '1:4-1:5 SP1201 Unexpected `*` at the beginning of a value, expected quotes around it',
  )
  assert.equal(first('a: "\\q"\n'), '1:5-1:7 SP1201 Unexpected escape `\\q`, expected one that YAML knows')
  assert.equal(
    first("a: 'it's'\n"),
    '1:7-1:8 SP1201 Unexpected apostrophe inside a value in single quotes, which ends there',
  )
  assert.equal(first('a:\n  - b\n c: d\n'), '3:2-3:6 SP1201 Unexpected indentation, expected that of the lines before')
  const indentation = 'SP1201 Unexpected indentation, expected that of the lines before'
  assert.equal(first('- old_path: /a\n dest_url: /b\n'), `2:2-2:14 ${indentation}`)
  assert.equal(first('  title: A\n description: B\n'), `2:2-2:16 ${indentation}`)
  assert.equal(
    first('  title: A\n   description: B\n'),
    '1:10-1:11 SP1201 Unexpected keys below a value, expected either a value or keys',
  )
  assert.equal(first('just words\nb: 1\n'), '1:1-1:11 SP1201 Unexpected text without a key, expected `key: value`')
  assert.equal(first('a: - b\n'), '1:4-1:5 SP1201 Unexpected `-` beside a key, expected the list on the next line')
})

test('all mistakes of a file are told, each once, whatever follows from one', () => {
  const all = (text: string) => found(yaml(text).diagnostics).map((one) => one.replace(/-.* SP1201 Unexpected/, ''))
  assert.deepEqual(
    all(
      [
        'title: One: two',
        'path: @b',
        'brand: {',
        '  key: a b: c,',
        '  name: d',
        '}',
        'list:',
        '  - "x',
        "  - 'it's'",
        '  - y: `z`',
        '      more',
        '  - ok: 1',
        'no colon',
        "end: 'x",
        '',
      ].join('\n'),
    ),
    [
      '1:11 `: ` inside a value, expected quotes around the value',
      '2:7 `@` at the beginning of a value, expected quotes around it',
      '4:8 `a`, expected the end of the value before it',
      '8:5 quote that is never closed, expected another at the end of the value',
      '9:8 apostrophe inside a value in single quotes, which ends there',
      '10:8 backtick at the beginning of a value, expected quotes around it',
      '13:1 text without a key, expected `key: value`',
      '14:6 quote that is never closed, expected another at the end of the value',
    ],
  )
  // A line in the wrong column changes what those after it mean.
  const indentation = 'indentation, expected that of the lines before'
  assert.deepEqual(all('a:\n    - x\n  - y\n  - z\nb: @c\n'), [
    '3:1 keys below a value, expected either a value or keys',
    '5:4 `@` at the beginning of a value, expected quotes around it',
  ])
  assert.deepEqual(all('  a: 1\nb: 2\nc: 3\n'), [`2:1 ${indentation}`])
  // The parser takes lines of spaces for a part of the key after them, which may have 1,024 characters.
  const long = `  - x: 1\n    y: ${'z'.repeat(600)}\n`
  assert.deepEqual(all(`a:\n - x: 1\n   y: 2\n${long.repeat(2)}b: 1\n`), [`4:3 ${indentation}`])
  assert.equal(all('- @a\n'.repeat(30)).length, 20)
})

test('a value is put in quotes in the hint, where it is clear what belongs to it', () => {
  const hint = (text: string) => yaml(text).diagnostics[0]?.hint
  assert.equal(hint('title: "Send\nb: 1\n'), 'Write `title: "Send"`.')
  assert.equal(hint("- title: 'Send'"), undefined)
  assert.equal(hint("- title: 'Send it\n"), "Write `- title: 'Send it'`.")
  assert.equal(hint('a: [ "Send ]\n'), 'Write `"` where the value ends.')
  assert.equal(
    hint('title: {#if …}\nb: 1\n'),
    'Write `:` and a space after the key, or put the value in quotes if the brace is text: `title: "{#if …}"`.',
  )
  assert.equal(hint('a: "x" "y\n'), 'Put a value that holds quotes, brackets, `: ` or ` #` in quotes.')
})

test('in brackets it is the item that is put in quotes', () => {
  const hint = (text: string) => yaml(text).diagnostics[0]?.hint
  assert.equal(
    first('from: [/alt/{x}, /b]\n'),
    '1:13-1:14 SP1201 Unexpected `{` inside a value, expected quotes around the value',
  )
  for (const [text, quoted] of [
    ['from: [/alt/{x}, /b]', '/alt/{x}'],
    ['from: [/a, /b/{x}/{y*}/c]', '/b/{x}/{y*}/c'],
    ['from: [\n  /a/[x],\n  /b\n]', '/a/[x]'],
    ['- { from: /a/{x}, to: /b/{x} }', '/a/{x}'],
    ['from: [[a], { b: c }, d/{e}]', 'd/{e}'],
  ] as const)
    assert.equal(hint(text), `Put the value in quotes: \`"${quoted}"\`.`)
  const own = 'This character has a meaning of its own in YAML. Write the value in quotes'
  assert.equal(hint('from: [@x, /b]'), `${own}: \`"@x"\`.`)
  assert.equal(hint('from: [`x`, /b]'), `${own}.`)
  assert.equal(hint('from: [a: b: c, d]'), 'Put the whole value in quotes: `"a: b: c"`.')
  assert.equal(
    hint('- { old_path: /a dest_url: /b }'),
    'Write a comma before `dest_url`, or put the whole value in quotes: `"/a dest_url: /b"`.',
  )
  assert.equal(hint('from: [{x}/a, /b]'), 'Put the whole value in quotes: `"{x}/a"`.')
  assert.equal(hint('from: ["a" b, c]'), 'Put the whole value in quotes: `\'"a" b\'`.')
  assert.equal(hint('title: [a](b)'), 'Put the whole value in quotes: `title: "[a](b)"`.')
  assert.equal(
    hint('title: - b'),
    'Begin each item on a line of its own, or put the value in quotes if it is text: `title: "- b"`.',
  )
  assert.match(first('title: `b`') ?? '', /SP1201 Unexpected backtick at the beginning/)
})

test('documents, tags and numbers that are not plain data are reported', () => {
  assert.equal(first('a: 1\n---\nb: 2\n'), '2:1-2:4 SP1207 Unexpected second document, expected one in a file')
  assert.equal(first('a: !when 1\n'), '1:4-1:9 SP1208 Unexpected tag `!when`, expected a plain value')
  assert.equal(first('a: !!binary aGk=\n'), '1:4-1:12 SP1208 Unexpected tag `!!binary`, expected a plain value')
  const number = 'expected one that can be kept exactly'
  assert.equal(
    first('id: 12345678901234567890\n'),
    `1:5-1:25 SP1206 Unexpected number \`12345678901234567890\`, ${number}`,
  )
  assert.equal(first('id: [.inf]\n'), `1:6-1:10 SP1206 Unexpected number \`.inf\`, ${number}`)
})

test('a text that is longer than allowed is not read', () => {
  const outcome = parseYaml('a: 1\n'.repeat(20), { file: 'a.yaml', limits: { size: 64 } })
  assert.equal(outcome.value, null)
  assert.deepEqual(found(outcome.diagnostics), [
    '1:1-1:1 SP1210 Unexpected length of 100 characters, expected at most 64',
  ])
})

test('places count in the whole file', () => {
  const whole = '---\ntitle: A\nimage:\n---\nText'
  const { value: read } = parseYaml('title: A\nimage:\n', { file: 'a.md', within: { whole, offset: 4 } })
  assert.deepEqual(read?.placeOf(['title']), { line: 2, column: 8, endLine: 2, endColumn: 9 })
  assert.deepEqual(read?.placeOf(['image']), { line: 3, column: 1, endLine: 3, endColumn: 6 })
  const faulty = parseYaml('title: A: b\n', { file: 'a.md', within: { whole: '---\ntitle: A: b\n---\n', offset: 4 } })
  assert.match(found(faulty.diagnostics)[0] ?? '', /^2:9-2:10 SP1201/)
})

test('no text makes it throw, and what has no value has a diagnostic', () => {
  const pieces = [
    ...[
      'a',
      'b',
      ': ',
      ':',
      '- ',
      '-',
      '? ',
      '\n',
      '\n  ',
      '\n ',
      '\r\n',
      '\r',
      '\t',
      ' ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
    ],
    ...[
      '|',
      '>-',
      '|2',
      '>+9',
      '# c',
      '&a ',
      '*a',
      '!',
      '!!map ',
      '!<x> ',
      '%YAML 1.2',
      '%TAG ! x',
      '---',
      '...',
      '<<: ',
      '@',
    ],
    ...[
      '\\',
      '\\u12',
      '0x',
      '.inf',
      '1e999',
      '\u0000',
      '\ufeff',
      '\u2028',
      '\ud800',
      '😀',
      '__proto__: ',
      '~',
      'null',
      '``',
    ],
  ]
  const texts = fc.array(fc.constantFrom(...pieces), { maxLength: 24 }).map((list) => list.join(''))
  const property = fc.property(fc.oneof(texts, fc.string({ unit: 'binary' })), (text) => {
    const { value: read, diagnostics } = yaml(text)
    if (read === null) assert.ok(diagnostics.some(({ severity }) => severity === 'error'))
    for (const { line, column, endLine, endColumn } of diagnostics) {
      assert.ok(line !== null && column !== null && endLine !== null && endColumn !== null)
      assert.ok(line >= 1 && column >= 1 && (endLine > line || (endLine === line && endColumn >= column)))
    }
    JSON.stringify(read?.value)
    assert.notEqual(read?.placeOf([]), null)
  })
  fc.assert(property, { numRuns: 5000 })
})

test('what turns the order of what readers see is told, written as it is or by an escape', () => {
  const codes = (text: string) =>
    parseYaml(text, { file: 'a.yaml' }).diagnostics.map(({ code, line, column }) => [code, line, column])
  assert.deepEqual(codes('a: x \u202e y\nb: "\\u2066z"\n"\\u202ec": 1\n'), [
    ['SP2019', 1, 4],
    ['SP2019', 2, 4],
    ['SP2019', 3, 1],
  ])
  assert.deepEqual(codes('a: x\u{e0041}\u{e0042}\nb: "\\U000E0041z"\nc: "\\uDB40\\uDC41"\nd: "\\u3164"\n'), [
    ['SP2019', 1, 4],
    ['SP2019', 2, 4],
    ['SP2019', 3, 4],
    ['SP2019', 4, 4],
  ])
  // No reader sees a comment.
  assert.deepEqual(codes('a: b\n# \u202e\n'), [])
})

test('two versions that git could not join are one mistake, at the first mark', () => {
  const marks = (ours: string, theirs: string) => `<<<<<<< HEAD\n${ours}=======\n${theirs}>>>>>>> other\n`
  for (const text of [marks('- a: 1\n', '- a: 2\n'), `- b: 1\n${marks('- a: 1\n', '- a: 2\n')}- c: 1\n`])
    assert.match(
      first(text) ?? '',
      /^(\d):1-\1:13 SP2080 Unexpected merge conflict marker `<<<<<<< HEAD` \(\d:1\) \(\d:1\)$/,
    )
})
