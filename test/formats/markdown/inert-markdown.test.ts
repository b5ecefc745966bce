import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { loadFastParser } from '../../../bin/services/fast-parser.ts'
import { inertMarkdown } from '../../../compiler/formats/markdown/inert-markdown.ts'

const fast = await loadFastParser()

/** Whichever parser reads it. */
function inert(text: string): string {
  const clean = inertMarkdown(text)
  equal(inertMarkdown(text, fast), clean)
  return clean
}

test('what runs is taken out, however it is written', () => {
  const cases: Readonly<Record<string, string>> = {
    '[x](javascript:alert)': '[x](#)',
    '![x](<java\tscript:alert>)': '![x](#)',
    '[x](javascript&colon;alert)': '[x](#)',
    '[x](javascript\\:alert)': '[x](#)',
    '[r]\n\n[r]: javascript:alert': '[r]\n\n[r]: #',
    '<vbscript:x>': '[vbscript:x](#)',
    '<a href="java&#9;script:x">x</a>': '<a href="#">x</a>',
    'a <img src=x onerror=alert(1)>': 'a <img src=x>',
    'a\\\\<script>alert(1)</script>': 'a\\\\alert(1)',
    [`[x](<j${'\t'.repeat(3000)}avascript:alert(1)>)`]: '[x](#)',
    "https://a.example/'\\<img src=x onerror=alert(1)>": String.raw`<https://a.example/'\><img src=x>`,
    '<div>\n<https://a.example/onclick=alert(1)>\n</div>': '<div>\n</div>',
    '<div>\n<https://a.example/?a/style=x>\n</div>': '<div>\n</div>',
  }
  for (const [text, clean] of Object.entries(cases)) equal(inert(text), clean)
})

test('what does not stays as it is written, code and all', () => {
  const texts = [
    '* [x](https://a.example/a(b) "t") and <br> \\<Dial>',
    '```html\n<script>alert(1)</script>\n[x](javascript:alert)\n```',
    '| `<a href="javascript:x">` | <a id="y"></a>z |\n| - | - |',
    '    <script>code</script>',
    'see [Note]: this:that',
    '`<https://a.example/b?page=2>; rel="next"` and <https://a.example/?a=1&b=2>',
  ]
  for (const text of texts) equal(inert(text), text)
})

test('what takes too long to read is shown as it is written', () => {
  equal(inert(`${'> '.repeat(90)}<script>`), `${'> '.repeat(90)}&lt;script>`)
})

test('long runs of one sign are gone over once: more often, this would take a quarter of an hour', () => {
  for (const run of ['\\', 'www.', '](', ']:', '<x ', '\\<', '<https:', '<https:/a/']) {
    const text = run.repeat(1_000_000 / run.length)
    equal(inert(text).length >= text.length, true)
  }
})
