import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import type { ElementContent, RootContent } from 'hast'
import { refractor } from 'refractor/core'
import { codeLanguages } from '../../compiler/formats/markdown/code/code-languages.ts'
import { highlightLimit, readFence } from '../../compiler/formats/markdown/code/fence.ts'
import { tokenize } from '../../compiler/formats/markdown/code/grammars.ts'
import { highlightFence, highlightLines, highlightMemory } from '../../compiler/formats/markdown/code/highlight.ts'
import { fc } from '../properties.ts'

const identifiers = [...new Set(codeLanguages.map(({ id }) => id))]

/** What a reader sees of a line, and that there is nothing in it but our own spans. */
function shown(line: string): string {
  const text = line.replace(/<span class="tok-[a-z]+">|<\/span>/g, '')
  assert.doesNotMatch(text, /[<>]/)
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** `text` has the class of `role` somewhere in the code. */
function assertRole(lang: string, code: string, text: string, role: string) {
  const html = highlightLines(lang, code).join('\n')
  assert.ok(html.includes(`<span class="tok-${role}">${text}</span>`), `${lang}: no ${role} ${text} in\n${html}`)
}

test('the 13 identifiers of the specification are coloured', () => {
  assertRole('javascript', 'const a = 1', 'const', 'keyword')
  assertRole('jsx', 'const a = <b c="d">e</b>', '"d"', 'string')
  assertRole('csharp', 'using System; // a', '// a', 'comment')
  assertRole('php', '<?php echo "a";', '"a"', 'string')
  assertRole('ruby', 'puts "a"', '"a"', 'string')
  assertRole('python', 'def a(): pass', 'def', 'keyword')
  assertRole('java', 'new Client();', 'Client', 'type')
  assertRole('json', '{"a": true}', '"a"', 'property')
  assertRole('c', 'int a = 1;', 'int', 'keyword')
  assertRole('bash', 'echo "a" # b', '# b', 'comment')
  assertRole('shell', '$ npm install\nadded 1 package', 'added 1 package', 'output')
  assertRole('go', 'func main() {}', 'func', 'keyword')
  assertRole('groovy', 'def a = "b"', '"b"', 'string')
})

test('languages that documentation of a large provider meets besides are coloured', () => {
  assertRole('hcl', 'variable "a" {\n  type = string # b\n}', '# b', 'comment')
  assertRole('protobuf', 'message A { string b = 1; }', 'message', 'keyword')
  assertRole('elixir', 'def a do "b" end', '"b"', 'string')
  assertRole('scala', 'val a = 1', 'val', 'keyword')
  assertRole('perl', 'my $a = "b";', 'my', 'keyword')
  assertRole('lua', 'local a = 1 -- b', '-- b', 'comment')
  assertRole('r', 'a <- "b"', '"b"', 'string')
  assertRole('batch', 'REM a', 'REM a', 'comment')
  assertRole('cmake', 'project("a") # b', '# b', 'comment')
  assertRole('makefile', 'a: b # c', '# c', 'comment')
  assertRole('apex', "String a = 'b';", "'b'", 'string')
  assertRole('vbnet', 'Dim a As Integer', 'Dim', 'keyword')
})

test('every language of the table has a grammar, and no identifier stays plain', () => {
  for (const lang of identifiers) {
    const code = `# 1 "a" <b c="d"> // 2\n+ [3] class A { x: 1 }\n- "k": "v"\n@@ -1 +1 @@\nGET / HTTP/1.1\n`
    assert.notEqual(tokenize(lang, code), null, lang)
    assert.ok(
      highlightLines(lang, code).some((line) => line.includes('class="tok-')),
      lang,
    )
  }
})

test('a shell fence with a prompt is a session, one without holds commands', () => {
  assertRole('shell', '$ cd docs', '$', 'prompt')
  assertRole('shell', 'ada@kite:~/docs$ ls', 'ada@kite:~/docs$', 'prompt')
  assertRole('shell', 'root@kite:/# ls', 'root@kite:/#', 'prompt')
  assertRole('shell', '# All of them\nls', '# All of them', 'comment')
  assert.doesNotMatch(highlightLines('shell', '# All of them\nls').join(''), /tok-output/)
  assert.doesNotMatch(highlightLines('shell', '# All of them\n$ ls').join(''), /tok-prompt">#/)
  assertRole('shell', 'cd docs && ls # all', '# all', 'comment')
  assert.doesNotMatch(highlightLines('shell', 'echo a').join(''), /tok-output/)
})

test('other languages inside HTML, whichever is used first', () => {
  assertRole('html', '<script>const a = 1</script>', 'const', 'keyword')
  assertRole('html', '<style>a { color: red }</style>', 'color', 'property')
  assertRole('http', 'HTTP/1.1 200 OK\nContent-Type: application/json\n\n{"a": 1}', '"a"', 'property')
})

test('a token over several lines is opened and closed on each', () => {
  assert.deepEqual(highlightLines('javascript', 'a /* b\n\n c */ d'), [
    'a <span class="tok-comment">/* b</span>',
    '',
    '<span class="tok-comment"> c */</span> d',
  ])
  assert.deepEqual(highlightLines('kotlin', '"""a\n$b c"""'), [
    '<span class="tok-string">"""a</span>',
    '$b<span class="tok-string"> c"""</span>',
  ])
})

test('code is text: nothing of it becomes markup', () => {
  assert.deepEqual(highlightLines(null, '<b onclick="x">&amp;</b>'), ['&lt;b onclick="x"&gt;&amp;amp;&lt;/b&gt;'])
  const html = highlightLines('html', '<img src=x onerror="alert(1)"><script>alert("&lt;")</script>').join('\n')
  assert.doesNotMatch(html, /<(?!span class="tok-[a-z]+">|\/span>)/)
  assert.doesNotMatch(html, /style=|<img|<script/)
})

test('every line is there, and reads as written, in every language', () => {
  const piece = fc.constantFrom(
    ...'"\'`/*<>{}()[]$#@=-:\\\n\n ;.,|&%!?+~^'.split(''),
    '/*',
    '*/',
    '//',
    '${',
    '<?php ',
    'a',
    'if',
    '1',
    '<a b="c">',
    '"""',
    '$ ls',
    'é😀',
  )
  const code = fc.array(piece, { maxLength: 60 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(fc.constantFrom(...identifiers), code, (lang, text) => {
      assert.deepEqual(highlightLines(lang, text).map(shown), text.split('\n'))
    }),
    { numRuns: 1500 },
  )
})

const text = (nodes: readonly (RootContent | ElementContent)[]): string =>
  nodes.map((node) => ('value' in node ? node.value : 'children' in node ? text(node.children) : '')).join('')

/** Tokens as refractor's own `highlight` finds them: every element, outermost first, as `classes=text`. */
const elements = (nodes: readonly (RootContent | ElementContent)[]): string[] =>
  nodes.flatMap((node) =>
    node.type === 'element'
      ? [`${(node.properties.className as string[]).join('.')}=${text(node.children)}`, ...elements(node.children)]
      : [],
  )

const tokens = (found: ReturnType<typeof tokenize>): string[] => {
  if (found === null || typeof found === 'string') return []
  if (!('type' in found)) return found.flatMap((one) => tokens(one))
  const plain = (one: typeof found.content): string =>
    typeof one === 'string' ? one : 'type' in one ? plain(one.content) : one.map(plain).join('')
  const classes = ['token', found.type, ...[found.alias ?? []].flat()].join('.')
  return [`${classes}=${plain(found.content)}`, ...tokens(found.content)]
}

test('our tokens are those of refractor', () => {
  const samples = [
    ['javascript', 'const f = async (a) => { await b.c(`x`, /y+/g) } // d'],
    ['jsx', 'const a = <B c={d => e}>f {g} <h/></B>'],
    ['php', '<p><?php /* a */ echo $b["c"]; ?></p>'],
    ['python', '@a\ndef b(c: int = 1) -> str:\n    return f"{c} d"'],
    ['csharp', 'public async Task<List<A>> B(string c = "d") => await e.F<G>(c);'],
  ] as const
  for (const [lang, code] of samples)
    assert.deepEqual(tokens(tokenize(lang, code)), elements(refractor.highlight(code, lang).children))
})

test('long code is cut at whole lines, and over the limit it is plain', () => {
  const block = 'function a() {\n  return "b" // c\n}\n\n'
  const long = block.repeat(1000)
  const html = highlightLines('javascript', long)
  assert.deepEqual(html.map(shown), long.split('\n'))
  assert.ok(html.every((line, index) => index % 4 !== 1 || line.includes('<span class="tok-string">"b"</span>')))
  const over = block.repeat(Math.ceil(highlightLimit / block.length) + 1)
  assert.ok(highlightLines('javascript', over).every((line) => !line.includes('tok-')))
  const { diagnostics } = readFence({ lang: 'js', value: over }, { file: 'a.md', text: '' })
  assert.deepEqual(
    Array.from(diagnostics, ({ code }) => code),
    ['SP2056'],
  )
  const wide = `const a = "${'x'.repeat(9000)}"`
  assert.deepEqual(highlightLines('javascript', `${wide}\nb\n${wide}`).map(shown), [wide, 'b', wide])
})

test('a duplicate comes from the memory', () => {
  const memory = highlightMemory()
  const model = readFence({ lang: 'js', value: 'let a' }, { file: 'a.md', text: '' }).value
  const first = highlightFence(model, memory)
  assert.equal(highlightFence({ ...model, label: 'Node.js' }, memory).html, first.html)
  assert.notEqual(highlightFence({ ...model, lang: 'python' }, memory).html, first.html)
  assert.deepEqual(highlightFence(model).html, first.html)
})

test('a line that is remembered holds itself, and not each of its pieces', () => {
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  const code = (at: number) =>
    `{ "of": { "some": "words ${at}", "more": [true, "words"], "last": ${at} } }\n`.repeat(100)
  highlightLines('json', code(0))
  collect()
  const before = process.memoryUsage().heapUsed
  const all = Array.from({ length: 50 }, (_, at) => highlightLines('json', code(at)))
  collect()
  const held = process.memoryUsage().heapUsed - before
  const characters = all.flat().reduce((sum, { length }) => sum + length, 0)
  assert.ok(held < 2 * characters, `${held} bytes hold ${characters} characters`)
})
