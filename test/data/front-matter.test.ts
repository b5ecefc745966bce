import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFrontMatter } from '../../compiler/data/front-matter.ts'
import { splitFrontMatter } from '../../compiler/data/split-front-matter.ts'
import { found } from '../formats/yaml/found.ts'

function read(text: string) {
  const split = splitFrontMatter(text, 'a.md')
  const front = readFrontMatter(split, 'a.md')
  const diagnostics = [...split.diagnostics, ...front.diagnostics]
  return { split, front, diagnostics, found: found(diagnostics), hints: diagnostics.map((one) => one.hint) }
}

test('front matter is blanked, so that places in the body are those of the file', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const text = ['---', 'title: É 😀', 'redirect_from: /docs/old', '---  ', '# Head', 'Text', ''].join(end)
    const { split, front, diagnostics } = read(text)
    assert.deepEqual(diagnostics, [])
    assert.equal(split.body.length, text.length)
    assert.equal(split.body.replaceAll(/[\r\n ]/g, ''), '#HeadText')
    assert.equal(split.body.indexOf('# Head'), text.indexOf('# Head'))
    assert.deepEqual(front.value, {
      title: 'É 😀',
      layout: 'doc',
      toc: true,
      search: true,
      draft: false,
      redirect_from: ['/docs/old'],
    })
    assert.deepEqual(front.placeOf(['redirect_from']), { line: 3, column: 16, endLine: 3, endColumn: 25 })
  }
})

test('a mistake in front matter that can be read is told, whatever git left in the body', () => {
  const { found } = read('---\ntitle: A\ntitle: B\n---\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\n')
  assert.deepEqual(found, ['3:1-3:6 SP1203 Unexpected second key `title`, expected each key once (2:1)'])
})

test('a page without front matter, or with an empty one, has no title of its own', () => {
  const message = 'SP1241 Unexpected page without a title, expected `title` in its front matter'
  assert.deepEqual(read('# Only text\n').found, [`1:1-1:1 ${message}`])
  assert.deepEqual(read('').found, [`1:1-1:1 ${message}`])
  assert.deepEqual(read('---\n---\n').found, [`1:1-1:4 ${message}`])
  assert.deepEqual(read('---\ntoc: false\n---').found, [`1:1-1:4 ${message}`])
  const late = read('\n---\ntitle: A\n---\n')
  assert.deepEqual(late.found, [`1:1-1:1 ${message}`])
  assert.match(late.hints[0] ?? '', /first line/)
  for (const body of ['## Appendix A: Keywords\n\nText', '---\ntoc: false\n---\n\n### Appendix A: Keywords\r\n'])
    assert.deepEqual(read(body).hints, ['Write the first heading with a single `#`: `# Appendix A: Keywords`.'])
  for (const body of ['Text\n\n## Later', '##none', `## ${'long '.repeat(20)}`, '## `code`'])
    assert.deepEqual(read(body).hints, [
      'Begin the file with a heading, `# Title`, or with front matter that gives a title.',
    ])
})

test('a key that is no YAML hides no mistake of the others', () => {
  const lines = [
    "title: It's: bad",
    'layout: [doc',
    'titel: A',
    '\torder: first',
    'order: 1',
    'order: second',
    'lang: "d',
  ]
  for (const end of ['\n', '\r\n', '\r']) {
    const { found, front } = read(['---', ...lines, '---', 'Text'].join(end))
    assert.deepEqual(
      found.map((one) => one.slice(0, one.indexOf(' ', one.indexOf(' ') + 1))),
      ['2:12-2:13 SP1201', '3:9-3:10 SP1201', '5:1-5:2 SP1201', '8:7-8:8 SP1201', '7:1-7:6 SP1203'],
    )
    assert.equal(front.value, null)
    assert.deepEqual(front.usable, { order: 1 })
  }
  const [untitled] = read('---\nlayout: [doc\n---\n').found.slice(1)
  assert.equal(untitled, '1:1-1:4 SP1241 Unexpected page without a title, expected `title` in its front matter')
})

test('a misspelt title beside a heading is no second title', () => {
  const split = splitFrontMatter('---\nTitle: A\n---\n# B\n', 'a.md')
  const { diagnostics } = readFrontMatter(split, 'a.md', () => 'B')
  assert.deepEqual(
    diagnostics.map(({ hint }) => hint),
    ['Did you mean `title`?'],
  )
})

test('front matter without the line that opens it is no heading', () => {
  for (const rest of ['Text\n', '# A\n']) {
    const page = read(`description: B\ntitle: A\nredirect_from:\n  - /docs/old\n---\n\n${rest}`)
    assert.deepEqual(page.found, [
      '1:1-1:15 SP1241 Unexpected page without a title, expected `title` in its front matter',
    ])
    assert.deepEqual(page.hints, [
      'Write `---` on a line of its own before the first key: front matter stands between two such lines.',
    ])
  }
  // A heading with a line below it may hold a colon.
  for (const text of ['Note: read this\n---\n\n# A\n', 'title: A\nand so on\n---\n\n# A\n', 'title: A\n\n---\n\n# A\n'])
    assert.deepEqual(splitFrontMatter(text, 'a.md').astray, null)
})

test('keys are checked at their place', () => {
  const text = '---\ntitel: A\nlayout: lading\ntoc: no\nredirect_from:\n  - /docs/a\n  - 3\n---\n'
  assert.deepEqual(read(text).found, [
    '2:1-2:6 SP1221 Unexpected key `titel`',
    '3:9-3:15 SP1224 Unexpected `lading`, expected one of `doc`, `landing`, `home`, `legal`',
    '4:6-4:8 SP1223 Unexpected string `no`, expected true or false',
    '7:5-7:6 SP1223 Unexpected number `3`, expected a string',
  ])
  assert.equal(read(text).hints[0], 'Did you mean `title`?')
  assert.deepEqual(read('---\ntitle: A\ndraft: yes please\ntoc: nope\n---\n').hints, [
    'Write `true` or `false`.',
    'Write `true` or `false`.',
  ])
  const kinds = 'Unexpected list, expected a string or true or false'
  assert.deepEqual(read('---\ntitle: A\nbeta_feature: []\n---\n').found, [`3:15-3:17 SP1223 ${kinds}`])
  // A key of another generator has a meaning, which may have another name here.
  assert.match(read('---\ntitle: A\nsidebar_position: 2\n---\n').hints[0] ?? '', /^Write `order`/)
  assert.match(read('---\ntitle: A\nsidebarTitle: B\n---\n').hints[0] ?? '', /^The sidebar shows `title`/)
  assert.match(read('---\ntitle: A\noutline: deep\n---\n').hints[0] ?? '', /write `toc: false`/)
  assert.deepEqual(read('---\ntitle: A\nsidebar:\n  order: 1\n---\n').hints, [
    'Write one text, on the line of its key.',
  ])
  assert.deepEqual(read('---\ntitle: {site.brand.name}\n---\n').hints, [
    'A text that begins with `{` stands in quotes.',
  ])
  assert.deepEqual(read('---\ntitle: 404\n---\n').hints, ['Put it in quotes: `"404"`.'])
  const numbers = read('---\ntitle: 1.10\ndescription: 0x1F\n---\n')
  assert.deepEqual(numbers.found, [
    '2:8-2:12 SP1223 Unexpected number `1.10`, expected a string',
    '3:14-3:18 SP1223 Unexpected number `0x1F`, expected a string',
  ])
  assert.deepEqual(numbers.hints, ['Put it in quotes: `"1.10"`.', 'Put it in quotes: `"0x1F"`.'])
  assert.deepEqual(read('---\ntitle: A\ndescription:\n---\n').hints, ['A key with nothing after it is null.'])
  assert.deepEqual(read('---\ntitle: A\ndescription: null\n---\n').hints, ['Write a string, or remove the key.'])
  assert.deepEqual(read('---\njust words\n---\n').found, [
    '2:1-2:11 SP1223 Unexpected string `just words`, expected an object',
  ])
})

test('mistakes of YAML are reported alone', () => {
  assert.deepEqual(read('---\ntitle: A: b\n---\n').found, [
    '2:9-2:10 SP1201 Unexpected `: ` inside a value, expected quotes around the value',
  ])
  assert.deepEqual(read('---\ntitle: A\ntitle: B\n---\n').found, [
    '3:1-3:6 SP1203 Unexpected second key `title`, expected each key once (2:1)',
  ])
})

test('a title and a description are one line, however they are broken in YAML', () => {
  const { front } = read('---\ntitle: |\n  Zwei\n  Zeilen\n\ndescription: >-\n  Eins,\n\n  zwei\tdrei\n---\n')
  assert.equal(front.value?.title, 'Zwei Zeilen')
  assert.equal(front.value?.description, 'Eins, zwei drei')
})

test('front matter that never ends is blamed where it begins', () => {
  const { split, front, found: lines } = read('---\ntitle: A\n\nText\n')
  assert.deepEqual(lines, ['1:1-1:4 SP1012 Unexpected end of the file, expected the `---` that ends the front matter'])
  assert.equal(front.value, null)
  assert.equal(split.body.trim(), '')
  assert.equal(read('---').found.length, 1)
})

test('a line that is nearly `---` is blamed, at both ends of the front matter', () => {
  for (const line of ['--', '----', '-----', '—', ' ---']) {
    for (const text of [`${line}\ntitle: A\n---\n\nText\n`, `${line}\ntitle: A\n---\n\n# A\n`]) {
      const page = read(text)
      assert.deepEqual(page.found, [
        `1:1-1:${1 + line.length} SP1241 Unexpected page without a title, expected \`title\` in its front matter`,
      ])
      assert.deepEqual(page.hints, [
        `Write \`---\` in place of \`${line}\`: front matter stands between two such lines.`,
      ])
    }
  }
  for (const line of ['--', '----', '—', '...']) {
    const page = read(`---\ntitle: A\n# a comment\nredirect_from:\n  - /docs/old\ntags:\n- one\n${line}\n\nText\n`)
    assert.deepEqual(page.found, [
      `8:1-8:${1 + line.length} SP1012 Unexpected \`${line}\`, expected the \`---\` that ends the front matter`,
    ])
    assert.deepEqual(page.hints, [`Write \`---\` in place of \`${line}\`.`])
  }
  // A table or a thematic break of the text is no end of it.
  assert.match(read('---\ntitle: A\n\nText\n\n----\n').found[0] ?? '', /^1:1-1:4 SP1012 Unexpected end of the file/)
  assert.deepEqual(read('----\n\nText: a\n').hints, [
    'Begin the file with a heading, `# Title`, or with front matter that gives a title.',
  ])
})

test('a hint writes out the line that a value needs quotes on', () => {
  const inQuotes: Readonly<Record<string, string>> = {
    'title: Setup: the basics': 'title: "Setup: the basics"',
    'title: Say "yes": a guide': `title: 'Say "yes": a guide'`,
    'title: [Beta] Calls': 'title: "[Beta] Calls"',
    'title: {name} of values': 'title: "{name} of values"',
    'title: "Calls" and more': `title: '"Calls" and more'`,
    'title: @scope/package': 'title: "@scope/package"',
  }
  for (const [line, meant] of Object.entries(inQuotes)) {
    const { hints, found: lines } = read(`---\n${line}\n---\n`)
    assert.match(lines.join('\n'), /^2:\d+-2:\d+ SP1201 [^\n]*$/, line)
    assert.ok(hints[0]?.endsWith(`: \`${meant}\`.`), `${line}: ${hints[0]}`)
    assert.deepEqual(read(`---\n${meant}\n---\n`).found, [], meant)
  }
  // What is a comment, and what a bracket belongs to, only the author knows.
  assert.deepEqual(read('---\ntitle: A: b # c\n---\n').hints, ['Write the whole value in quotes: `title: "One: two"`.'])
  assert.deepEqual(read('---\ntitle: A\nredirect_from: [/docs/a]]\n---\n').hints, [
    'Put a value that holds quotes, brackets, `: ` or ` #` in quotes.',
  ])
  assert.deepEqual(read('---\ntitle = A\n---\n').hints, ['Write a colon after the key: `title: A`.'])
})

test('other languages are refused and never run', () => {
  const message = (language: string) => `SP1013 Unexpected front matter in \`${language}\`, expected YAML`
  assert.deepEqual(read('---js\n{ title: process.exit(1) }\n---\n').found, [`1:1-1:6 ${message('js')}`])
  assert.deepEqual(read('---json\n{}\n---\n').found, [`1:1-1:8 ${message('json')}`])
  assert.deepEqual(read('--- toml\na = 1\n---\n').found, [`1:1-1:9 ${message('toml')}`])
  assert.deepEqual(read('+++\na = 1\n+++\n').found, [`1:1-1:4 ${message('toml')}`])
  assert.deepEqual(read(';;;\n{}\n;;;\n').found, [`1:1-1:4 ${message('json')}`])
  assert.deepEqual(read('---yaml\ntitle: A\n---\n').found, [])
  for (const line of ['---end', '---end of the story'])
    assert.match(read(`${line}\n\nA story.\n`).found.join('\n'), /^[^\n]* SP1241 [^\n]*$/, line)
})

test('a language is one that engines write dates and numbers in', () => {
  const expected = 'expected a language such as `de` or `pt-br`'
  for (const lang of ['de-ab-cd', 'de-1', 'x-y', 'german', 'de_AT'])
    assert.deepEqual(read(`---\ntitle: A\nlang: ${lang}\n---\n`).found, [
      `3:7-3:${7 + lang.length} SP1223 Unexpected string \`${lang}\`, ${expected}`,
    ])
  for (const lang of ['DE', 'pt-br', 'zh-Hant-TW', 'es-419', 'sr-Latn', 'de-DE-1996'])
    assert.deepEqual(read(`---\ntitle: A\nlang: ${lang}\n---\n`).found, [])
})

test('front matter has a limit', () => {
  const { front, found: lines } = read(`---\ntitle: ${'a'.repeat(70_000)}\n---\n`)
  assert.equal(front.value, null)
  assert.deepEqual(lines, ['2:1-2:1 SP1210 Unexpected length of 70008 characters, expected at most 65536'])
})

test('a longer word is no key whose values it does not have, and a key of others says what it meant', () => {
  const { hints } = read(
    '---\ntitle: A\ntocs_of_all: 2\nsearching: false\nsidebar_class_name: wide\nredirect_to: /docs\ntoc_min_heading_level: 2\n---\n',
  )
  assert.match(hints[0] ?? '', /^Known keys: /)
  assert.deepEqual(hints.slice(1), [
    'Did you mean `search`?',
    'Remove it: the frame of the page makes this by itself.',
    'Remove the file, and write where its path leads into `content/redirects.yaml`: `redirect_from` names former paths of this page.',
    'Remove it: the frame of the page makes this by itself.',
  ])
})

test('keys that only previews of links or other frames show say what to do', () => {
  const { hints } = read('---\ntitle: A\nog:title: a\nog:image: b\nversion: 2\nfeatures: []\n---\n')
  assert.deepEqual(hints, [
    'Remove it: the frame of the page makes this by itself.',
    'Write `image`.',
    'Remove it: nothing on the page shows it.',
    'Remove it: `layout` is the frame of the page, and what it shows stands in its text.',
  ])
})

test('no name is empty, and no key is proposed that is there already', () => {
  const { found, hints } = read(
    '---\ntitle: A\nproduct: ""\nsidebar: ""\nopenapi: ""\nsummary: x\ndescription: y\n---\n',
  )
  const empty = 'SP1223 Unexpected empty string, expected a string that is not empty'
  assert.deepEqual(found, [
    `3:10-3:12 ${empty}`,
    `4:10-4:12 ${empty}`,
    `5:10-5:12 ${empty}`,
    '6:1-6:8 SP1221 Unexpected key `summary`',
  ])
  assert.equal(hints.at(-1), 'Remove it: `description` says it.')
})
