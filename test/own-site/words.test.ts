import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { textKeys } from '../../templates/elements/texts/texts.ts'
import { compileFragment } from '../fragment.ts'
import { testData } from '../fragment-data.ts'
import { root } from '../root.ts'

/**
 * A language in which every text of the theme stands in brackets. What a block shows outside of them was written by the
 * author, or is an English text that no table has.
 */
const bracketed = Object.fromEntries(textKeys.map((key) => [key, `⟦${key.replace(/\{(\w+)\}/g, '⟧{$1}⟦')}⟧`]))
const settings = { locales: { default: 'qq', all: ['qq'] }, strings: { qq: bracketed } }

const folder = join(root, 'templates/blocks')
const partials = { 'credentials.mdx': 'Your **account key** begins with `AC`.\n' }

/** Letters alone: marks and quotes are as the compiler writes them. */
const letters = (text: string) => text.replace(/&\w+;|[^\p{L}\p{N}]/gu, '').toLowerCase()

/** Names that are the same in every language, of languages, products, brands, formats; and words that are drawn (spec 1). */
const names = new Set(
  `Node.js|Python|PHP|Ruby|curl|curl:|HTTP Basic|Acme CLI|Acme|.NET|iOS|YouTube|Mermaid|Fragment|
  |Acme Plugin|SIP Trunking|Marketing Campaigns|
  |Global Infrastructure|Delete call|DELETE /Calls/CallSid|POST callEnded|POST /Calls|<username>, <password>|
  |<CallSid>, <username>, <password>|June 4, 2024|February 18, 2025|Two steps. From a to b|braces and <Dial> stay.|
  |Request of an unknown account: <Account> key|webhook|Verify Number|Enter the phone number:|Deployed|
  |Enter verification code:|acme serverless:deploy|(Germny)|(Atlantis)|
  |About Acme, {as it is}`
    .split('|')
    .map((name) => letters(name)),
)

const decoded = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27|#x3C);/g, (_, name: string) => characters[name] ?? '')
const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#x3C': '<' }

/** What readers and screen readers meet, without code and without what stands in brackets. */
function linesOf(html: string): readonly string[] {
  const body = html.replace(/<script.*?<\/script>|<pre.*?<\/pre>|<code.*?<\/code>/gs, '\n')
  const spoken = [...body.matchAll(/\s(?:aria-label|title|alt|placeholder|data-label)="([^"]*)"/g)]
  return [body.replace(/<[^>]+>/g, '\n'), ...spoken.map(([, text = '']) => text)]
    .flatMap((text) =>
      decoded(text)
        .replace(/⟦[^⟧]*⟧/g, '\n')
        .split('\n'),
    )
    .map((line) => line.replace(/^[\s:]+|\s+$/g, ''))
}

/** The same of a Markdown twin, without its marks. */
function markdownLinesOf(markdown: string): readonly string[] {
  return markdown
    .replace(/```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]+>|\[![A-Z]+\]/gs, '\n')
    .replace(/⟦[^⟧]*⟧|[*|[\]()]|, (?=[A-Z.]|iOS)/g, '\n')
    .split('\n')
    .map((line) => line.replace(/^(?:[-\s:>_.,#]|\d+\.)+|[\s:_]+$/g, ''))
}

for (const block of readdirSync(folder).sort())
  test(`${block} shows no text that only English has`, () => {
    const cases = join(folder, block, 'cases')
    const files = [
      join(folder, block, 'example.mdx'),
      ...(existsSync(cases) ? readdirSync(cases) : [])
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => join(cases, name)),
    ]
    const left = new Set<string>()
    for (const file of files) {
      const text = readFileSync(file, 'utf8')
      const page = `content/pages/docs/words${file.endsWith('.md') ? '.md' : '.mdx'}`
      const { html, markdown } = compileFragment(text, page, { partials, data: testData, settings })
      const written = [text, ...Object.values(testData), ...Object.values(partials)].join('\n')
      const given = letters(written) + letters(written.replace(/<[^>]+>/g, ''))
      for (const line of [...linesOf(html), ...markdownLinesOf(markdown)])
        if (/[A-Za-z]{3}/.test(line) && !names.has(letters(line)) && !given.includes(letters(line))) left.add(line)
    }
    assert.deepEqual([...left], [])
  })
