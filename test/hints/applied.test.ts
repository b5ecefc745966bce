import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFrontMatter } from '../../compiler/data/front-matter.ts'
import { dataKinds } from '../../compiler/data/kinds.ts'
import { loadNavigation } from '../../compiler/data/navigation.ts'
import { loadSiteConfig } from '../../compiler/data/site/site-file.ts'
import { splitFrontMatter } from '../../compiler/data/split-front-matter.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { checkShape } from '../../compiler/formats/shape/check-shape.ts'
import { parseYaml } from '../../compiler/formats/yaml/parse-yaml.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'

/** What people write where something else is meant, as YAML has it in brackets. */
const odd = [
  ...[
    'null',
    'true',
    'yes',
    '5',
    '1.50',
    '0x1F',
    '.inf',
    '"5"',
    '""',
    'x',
    'X Y',
    'a_b',
    'docs',
    'docs/a',
    'Static',
    'en_US',
  ],
  ...['[]', '{}', '[a]', '["#a"]', '["a, b"]', '[true]', '[[a]]', '[{}]', '{a: b}', '{items: [b]}', '"n/a"', 'algolia'],
  ...['docs.acme.example/a', '"https://acme.example/a b"', '"//x"', '"javascript:x"'],
]

/** A file and its odd places: `@` is where each value is tried. */
interface Sample {
  readonly texts: readonly string[]
  check(text: string): readonly Diagnostic[]
}

const brand = 'brand: { key: a, name: A }\n'
const source = (path: string, text: string) => ({ path, text, version: 1 })

const settings: Sample = {
  texts: [
    'url: @\nbrand: { key: @, name: A, accentHue: @, logo: @ }\n',
    ...[
      'locales: { default: @ }',
      'locales: { all: [@] }',
      'links: { logIn: @, products: { voice: @ } }',
      'topBar: { products: [{ label: A, path: @ }], actions: [@] }',
      'services: { search: @, captcha: @, tryIt: @ }',
      'services: { identity: { provider: @ } }',
      'search: { placeholder: @, synonyms: @ }',
      'search: { synonyms: [@] }',
      'hosting: { format: @, for: @ }',
      'checks: { SP4005: @ }',
      'openapi: { calls: { lenient: @ } }',
      'badgeHosts: @',
      'repository: @',
      'products: { voice: @ }',
      'strings: { de: { Search: @ } }',
      'allow: { secrets: @ }',
    ].map((line) => `url: https://a.example\n${brand}${line}\n`),
  ],
  check: (text) => loadSiteConfig(source('content/site.yaml', text), {}, 'check', hostNames).diagnostics,
}

const keys = 'title description layout product beta_feature sidebar order lang toc redirect_from draft image group'

const frontMatter: Sample = {
  texts: keys.split(' ').map((key) => `---\n${key === 'title' ? '' : 'title: T\n'}${key}: @\n---\n`),
  check: (text) => readFrontMatter(splitFrontMatter(text, 'a.md'), 'a.md').diagnostics,
}

const sidebars: Sample = {
  texts: [
    'title: @\npath: @\nentries: []\n',
    'title: A\nentries: [{ link: { title: A, link: @, external: @ } }, { subsection: { subheading: A, betaFeature: @, entries: @ } }]\n',
  ],
  check: (text) => loadNavigation([source('content/navigation/a.yaml', text)]).diagnostics,
}

const data = dataKinds.flatMap(({ name, schema }): Sample[] => {
  const texts: Readonly<Record<string, readonly string[]>> = {
    errors: ['[{ code: @, message: @, log_level: @, causes: @ }]\n'],
    destinations: ['items: [{ display_name: @, url: a, previous_names: @, methods: { track: @ } }]\n'],
    voices: ['[{ objectID: @, voiceID: a, voiceName: b, labels: @, previewUrl: @ }]\n'],
    'code-samples': ['[{ title: @, url: @, product: @, tags: @, flags: { demo: @ } }]\n'],
    actions: ['config: [{ category: @, settings: [{ name: @, connection_mode: @, configurable: @ }] }]\n'],
  }
  const check = (text: string) => {
    const { value, diagnostics } = parseYaml(text, { file: 'a' })
    return value === null ? diagnostics : [...diagnostics, ...checkShape(schema, value, { file: 'a' }).diagnostics]
  }
  return texts[name] === undefined ? [] : [{ texts: texts[name], check }]
})

/** @returns each text with one odd value, all other places being as good as none */
function* withOneOdd({ texts }: Sample): Generator<string> {
  for (const text of texts)
    for (const [at, { index }] of [...text.matchAll(/@/g)].entries())
      for (const value of odd) {
        let place = 0
        yield text.slice(0, index).replaceAll('@', '"x"') +
          value +
          text.slice(index + 1).replaceAll('@', () => `"x${at}${place++}"`)
      }
}

/** @returns what a hint writes out in place of the value that is blamed */
function proposed({ hint, line, endLine }: Diagnostic): string | null {
  if (hint === null || line === null || line !== endLine) return null
  const [, value] = /^(?:Write|Did you mean|Put it in quotes:) `([^`…]+)`(?:[.?]$| without)/.exec(hint) ?? []
  return value === undefined || /^[\w-]+: /.test(value) ? null : value
}

test('what a hint writes out is not refused by the next check', () => {
  const refused: string[] = []
  let count = 0
  for (const sample of [settings, frontMatter, sidebars, ...data])
    for (const text of withOneOdd(sample))
      for (const found of sample.check(text)) {
        const value = found.code === 'SP1221' ? null : proposed(found)
        if (value === null) continue
        count++
        const lines = text.split('\n')
        const [line, start] = [(found.line ?? 0) - 1, (found.column ?? 0) - 1]
        const written = lines[line] ?? ''
        lines[line] = written.slice(0, start) + value + written.slice((found.endColumn ?? 0) - 1)
        const next = sample
          .check(lines.join('\n'))
          .find(
            (one) => one.line === found.line && (one.column ?? 0) > start && (one.column ?? 0) <= start + value.length,
          )
        if (next !== undefined) refused.push(`${written}: ${found.hint} ${next.message}`)
      }
  assert.deepEqual(refused, [])
  assert.ok(count > 500, String(count))
})
