import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Code } from 'mdast'
import { visit } from 'unist-util-visit'
import { type CodeModel, readFence } from '../../compiler/formats/markdown/code/fence.ts'
import { createParser } from '../../compiler/formats/markdown/parse-markdown.ts'
import { compileFragment } from '../fragment.ts'
import { timedGrowth } from '../growth/timed-growth.ts'

/** Reads every fence of a page; problems as `line:column-endColumn code message | hint`. */
function read(text: string): { models: CodeModel[]; problems: string[] } {
  const parsed = createParser(new Set())(text, 'md')
  assert('tree' in parsed)
  const fences: Code[] = []
  visit(parsed.tree, 'code', (node) => {
    fences.push(node)
  })
  const outcomes = fences.map((node) => readFence(node, { file: 'a.md', text, position: node.position }))
  const problems = outcomes.flatMap(({ diagnostics }) =>
    Array.from(
      diagnostics,
      (d) => `${d.line}:${d.column}-${d.endColumn} ${d.code} ${d.message}${d.hint === null ? '' : ` | ${d.hint}`}`,
    ),
  )
  return { models: outcomes.map(({ value }) => value), problems }
}

function one(text: string): CodeModel {
  const { models, problems } = read(text)
  assert.deepEqual(problems, [])
  assert.equal(models.length, 1)
  return models[0] as CodeModel
}

const fence = (info: string, code = 'x') => `\`\`\`${info}\n${code}\n\`\`\`\n`

test('the language, its label and the options at the end', () => {
  assert.deepEqual(one(fence('js Node.js file="src/my app.js" lines wrap', 'let a')), {
    lang: 'javascript',
    language: 'js',
    label: 'Node.js',
    file: 'src/my app.js',
    lines: true,
    wrap: true,
    role: 'example',
    code: 'let a',
    annotations: [],
  })
})

test('a label may hold several words, and the language has a name of its own without one', () => {
  assert.equal(one(fence('bash Beacon CLI wrap')).label, 'Beacon CLI')
  assert.equal(one(fence('cs')).label, 'C#')
  assert.equal(one(fence('C# .NET')).label, '.NET')
  assert.equal(one(fence('curl')).label, 'curl')
  assert.equal(one(fence('curl')).lang, 'bash')
  assert.equal(one(fence('bash')).label, 'Bash')
  assert.equal(one(fence('')).label, '')
  assert.equal(one(fence('')).language, null)
})

test('the usual aliases lead to one identifier', () => {
  const pairs = 'js javascript ts typescript py python rb ruby cs csharp c# csharp sh bash zsh bash console shell'
    .concat(' yml yaml docker docker dockerfile docker objc objectivec ps1 powershell md markdown golang go kt kotlin')
    .split(' ')
  for (let at = 0; at < pairs.length; at += 2) assert.equal(one(fence(pairs[at] as string)).lang, pairs[at + 1])
})

test('`output` in place of the label makes an output', () => {
  const model = one(fence('json output wrap'))
  assert.deepEqual([model.role, model.label, model.wrap], ['output', 'JSON', true])
  assert.equal(one(fence('json Output format')).role, 'example')
})

test('plain text is no unknown language, whatever it is called', () => {
  for (const word of ['text', 'txt', 'plain', 'plaintext', 'TEXT']) {
    const { lang, label } = one(fence(word))
    assert.deepEqual([lang, label], [null, 'Text'])
  }
})

test('an unknown language is plain text with a warning at the word', () => {
  const { models, problems } = read(`# A\n\n> ~~~  javascrip Node.js\n> x\n> ~~~\n`)
  assert.equal(models[0]?.lang, null)
  assert.equal(models[0]?.label, 'Node.js')
  assert.deepEqual(problems, [
    '3:8-17 SP2050 Unexpected language `javascrip`, expected a known one | Did you mean `javascript`? The code is shown as plain text.',
  ])
  for (const word of ['js{1,3}', 'js:app.js', '{js}', '{.js}', '{.js'])
    assert.match(read(fence(word)).problems[0] ?? '', /Did you mean `js`\?/)
  assert.equal(read(fence('constructor')).problems.length, 1)
  assert.equal(read(fence('__proto__')).problems.length, 1)
})

test('options that do not exist are left out, with what to use instead', () => {
  const { models, problems } = read(fence('js title="a b.js" showLineNumbers {1,3-5} filee="x"'))
  assert.equal(models[0]?.label, 'JavaScript')
  assert.deepEqual(problems, [
    '1:7-21 SP2051 Unexpected option `title="a b.js"` of a code fence, expected `file="…"`, `lines` or `wrap` | It is left out. Use `file="…"`.',
    '1:22-37 SP2051 Unexpected option `showLineNumbers` of a code fence, expected `file="…"`, `lines` or `wrap` | It is left out. Use `lines`.',
    '1:38-45 SP2051 Unexpected option `{1,3-5}` of a code fence, expected `file="…"`, `lines` or `wrap` | It is left out. Use a comment line with `!mark` in the code.',
    '1:46-55 SP2051 Unexpected option `filee="x"` of a code fence, expected `file="…"`, `lines` or `wrap` | It is left out. Use `file="…"`.',
  ])
})

test('options in another form', () => {
  const { models, problems } = read(fence('js file=app.js lines="yes" wrap wrap'))
  assert.deepEqual([models[0]?.file, models[0]?.lines, models[0]?.wrap], ['app.js', true, true])
  assert.deepEqual(
    problems.map((problem) => problem.split(' | ')[0]),
    [
      '1:7-18 SP2052 Unexpected `file=app.js`, expected `file="app.js"`',
      '1:19-30 SP2052 Unexpected `lines="yes"`, expected `lines` alone',
      '1:36-40 SP2052 Unexpected `wrap`, expected `wrap` only once',
    ],
  )
  assert.equal(read(fence('js file=""')).problems[0]?.startsWith('1:7-14 SP2052'), true)
  assert.equal(read(fence('js file="a')).models[0]?.file, 'a')
})

test('annotations are taken out and count shown lines', () => {
  const model = one(fence('js', 'a\n// !mark\nb\n  // !focus(2:3)\nc\n// !mark (1:1)\nd\ne'))
  assert.equal(model.code, 'a\nb\nc\nd\ne')
  assert.deepEqual(model.annotations, [
    { name: 'mark', fromLineNumber: 2, toLineNumber: 2 },
    { name: 'focus', fromLineNumber: 4, toLineNumber: 5 },
    { name: 'mark', fromLineNumber: 4, toLineNumber: 4 },
  ])
})

test('annotations in the comment syntax of each language', () => {
  const comments = [
    ['js', '// !mark'],
    ['css', '/* !mark */'],
    ['python', '# !mark'],
    ['sql', '-- !mark'],
    ['html', '<!-- !mark -->'],
    ['jsx', '{/* !mark */}'],
    ['ini', '; !mark'],
    ['json', '// !mark'],
    ['text', '% !mark'],
    ['', "' !mark"],
    ['text', ';!mark'],
    ['hcl', '// !mark'],
    ['lua', '-- !mark'],
    ['lua', '--[[ !mark ]]'],
    ['batch', 'rem !mark'],
    ['batch', ':: !mark'],
    ['vb', "' !mark"],
  ]
  for (const [language, comment] of comments) {
    const model = one(fence(language ?? '', `${comment}\nx`))
    assert.equal(model.code, 'x', comment)
    assert.equal(model.annotations.length, 1, comment)
  }
  assert.equal(one(fence('js', '# !mark\nx')).code, '# !mark\nx')
})

test('other comments, and annotations after code, stay', () => {
  const code = '// !important note\na() // !mark\n// not !mark\n#!/bin/sh'
  assert.equal(one(fence('js', code)).code, code)
  assert.equal(one(fence('sh', '#!/bin/sh\necho')).code, '#!/bin/sh\necho')
})

test('annotations that are wrong are told at their own line', () => {
  const text = `- list\n\n  \`\`\`js\n  a\n    // !mark(3)\n  // !focus(2:1)\n  // !mark(1:9)\n  b\n  // !marks(1:1)\n  // !mark\n  \`\`\`\n`
  const { models, problems } = read(text)
  assert.equal(models[0]?.code, 'a\nb\n// !marks(1:1)')
  assert.deepEqual(
    problems.map((problem) => problem.split(' | ')[0]),
    [
      '5:5-16 SP2053 Unexpected `!mark(3)`, expected `!mark` or `!mark(from:to)`',
      '6:3-17 SP2053 Unexpected `!focus(2:1)`, expected `!focus` or `!focus(from:to)`',
      '7:3-16 SP2054 Unexpected range `!mark(1:9)`, expected at most 2 lines',
      '9:3-17 SP2055 Unexpected annotation `!marks(1:1)`, expected `!mark` or `!focus`',
      '10:3-11 SP2054 Unexpected `!mark` after the last line of the code',
    ],
  )
})

test('annotations of other generators are told where they are, and stay', () => {
  const code = [
    '// highlight-next-line',
    'a()',
    '  // highlight-start',
    'b() // [!code focus]',
    'c() // [!code ++]',
    '  // highlight-end',
    'd("highlight-start") // see highlight-end',
    'e("[!code focus]")',
  ].join('\n')
  const { models, problems } = read(fence('js', code))
  assert.equal(models[0]?.code, code)
  const mark = 'Write `!mark` as a comment line before the line, or `!mark(1:3)` before three.'
  assert.deepEqual(
    problems.map((problem) =>
      problem.replace(' Unexpected annotation ', ' ').replace(', expected `!mark` or `!focus`', ''),
    ),
    [
      `2:4-23 SP2055 \`highlight-next-line\` | ${mark}`,
      `4:6-21 SP2055 \`highlight-start\` | ${mark}`,
      `5:8-21 SP2055 \`[!code focus]\` | ${mark.replaceAll('mark', 'focus')}`,
      `6:8-18 SP2055 \`[!code ++]\` | ${mark}`,
      '7:6-19 SP2055 `highlight-end` | Remove the line: `!mark(from:to)` says by itself where it ends.',
    ],
  )
  assert.deepEqual(read(fence('python', '# highlight-next-line\na()')).problems.length, 1)
  // The way to show one.
  assert.deepEqual(read(fence('md', '~~~js\n// highlight-next-line\na() // [!code focus]\n~~~')).problems, [])
})

test('annotations of other generators that never end are read in little time', () => {
  const growth = timedGrowth((size) => {
    for (const text of ['[!code a '.repeat(size / 2), `[!code ${'a'.repeat(size)}`])
      assert.deepEqual(
        read(fence('js', `// ${text}`)).problems.filter((one) => one.includes('SP2055')),
        [],
      )
  }, 5000)
  assert.ok(growth < 20, String(growth))
})

test('CRLF and CR give the same model and the same places as LF', () => {
  const text = '# A\n\n```js\na\n// !mark(0:1)\nb\n```\n'
  const lf = read(text)
  assert.equal(lf.models[0]?.code, 'a\nb')
  assert.deepEqual(read(text.replaceAll('\n', '\r\n')), lf)
  assert.deepEqual(read(text.replaceAll('\n', '\r')), lf)
})

test('characters that reorder code are told', () => {
  assert.deepEqual(read(fence('js', 'a\nb\u202E c')).problems, [
    '3:2-3 SP2057 Unexpected character U+202E in code: it reorders the text around it | Remove it, or write it as an escape of the language.',
  ])
})

test('code without a place in a file gives diagnostics without one', () => {
  const { diagnostics, value } = readFence({ lang: 'nope', meta: null, value: 'x' }, { file: 'data.yaml', text: '' })
  const [first] = diagnostics
  assert.equal(value.code, 'x')
  assert.deepEqual([first?.file, first?.line], ['data.yaml', null])
})

test('a fence that is closed and holds no code is told at its first line', () => {
  const empty =
    'SP2059 Missing code between the lines of a fence | Write the code, or remove the fence: readers see an empty box.'
  const places = (text: string) => read(text).problems
  assert.deepEqual(places('```\n```\n'), [`1:1-4 ${empty}`])
  assert.deepEqual(places('Text.\n\n~~~js Node.js\n\n  \n~~~\n'), [`3:1-14 ${empty}`])
  assert.deepEqual(places('> ```sh\n> ```\n\n- a\n\n  ```\n  ```\n'), [`1:3-8 ${empty}`, `6:3-6 ${empty}`])
  assert.deepEqual(places('Text.\n\n```\n'), [])
  assert.deepEqual(places('```\n\u00a0\n```\n'), [`1:1-4 ${empty}`])
  assert.deepEqual(places('```js\n// a\n```\n\n````md\n```\n```\n````\n'), [])
})

test('escapes in the info string do not hide the place', () => {
  const { models, problems } = read('```js file="a&amp;b" tilte="&quot;"\nx\n```\n')
  assert.equal(models[0]?.file, 'a&b')
  assert.equal(problems[0]?.startsWith('1:4-36 SP2051'), true, problems[0])
})

test('the Markdown form names the file of the code that has one', () => {
  const twinOf = (text: string) => compileFragment(text, 'content/pages/docs/fragment.md').markdown.trim()
  assert.equal(twinOf('```js file="a.js"\nx\n```'), '```js title="a.js"\nx\n```')
  assert.equal(twinOf('```js\nx\n```'), '```js\nx\n```')
})
