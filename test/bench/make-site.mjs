// Makes a site of invented pages: node test/bench/make-site.mjs FOLDER PAGES
// The same number always gives the same bytes. A page has some 6 kB: headings, text with links, a list, a table, code.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const [folder, number] = process.argv.slice(2)
if (folder === undefined || !/^\d+$/.test(number ?? '')) {
  console.error('node test/bench/make-site.mjs FOLDER PAGES')
  process.exit(2)
}

let state = 1
/** A whole number below `limit` (a linear congruential generator, the constants of Numerical Recipes). */
function random(limit) {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0
  return Math.floor((state / 2 ** 32) * limit)
}

const words =
  'account address answer balance batch call carrier channel code config delivery device event field header hook key limit list log member message number page phone policy port profile queue rate region report request result role room route schema service session setting signal status stream task token track user value version webhook window zone'.split(
    ' ',
  )
const word = () => words[random(words.length)]
const sentence = () => {
  const text = Array.from({ length: 8 + random(14) }, word).join(' ')
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
}
const paragraph = () => Array.from({ length: 3 + random(4) }, sentence).join(' ')

function write(path, text) {
  const target = join(folder, 'content', path)
  mkdirSync(dirname(target), { recursive: true })
  writeFileSync(target, text)
}

const routes = Array.from({ length: Number(number) - 1 }, (_, at) => `/docs/voice/part-${at % 25}/page-${at}`)

function section(at) {
  const target = routes.length === 0 ? '/docs' : routes[random(routes.length)]
  return [
    `## ${word()} ${word()} ${at}`,
    paragraph(),
    `${sentence()} See [${word()}](${target}) and \`${word()}_${word()}\`. **${word()}** ${sentence()}`,
    Array.from({ length: 3 + random(4) }, () => `- ${sentence()}`).join('\n'),
    ...(at % 2 === 0
      ? [
          `\`\`\`js\nconst ${word()} = await client.${word()}s.create({ ${word()}: '${word()}', limit: ${random(90)} })\n\`\`\``,
        ]
      : [
          `| Name | Meaning |\n| --- | --- |\n${Array.from({ length: 4 }, () => `| \`${word()}\` | ${sentence()} |`).join('\n')}`,
        ]),
  ].join('\n\n')
}

write(
  'site.yaml',
  `url: https://docs.acme.example
brand: { key: acme, name: Acme, cliName: Acme CLI }
subBrand: { key: postbox, name: Postbox }
platformSection: { key: river, name: River }
locales: { default: en-us, all: [en, en-us] }
links:
  logIn: https://acme.example/login
  signUp: https://acme.example/signup
  helpCenter: https://help.acme.example
  support: https://help.acme.example/contact
  questions: { brand: https://questions.example/acme, subBrand: https://questions.example/postbox }
  terms: https://acme.example/terms
  privacy: https://acme.example/privacy
  products: {}
`,
)
write('pages/docs/index.md', `---\ntitle: Home\n---\n\n${paragraph()}\n`)
for (const [at, route] of routes.entries()) {
  const sections = Array.from({ length: 4 + random(5) }, (_, index) => section(index))
  write(
    `pages${route}.md`,
    `---\ntitle: Page ${at}\ndescription: ${sentence()}\n---\n\n${paragraph()}\n\n${sections.join('\n\n')}\n`,
  )
}
const entries = routes.slice(0, 200).map((route, at) => `  - page: { title: Page ${at}, path: ${route} }`)
write(
  'navigation/voice.yaml',
  `title: Voice\nentries:\n${entries.join('\n') || '  - page: { title: Home, path: /docs }'}\n`,
)
