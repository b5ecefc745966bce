// Makes a site of invented pages: node test/bench/make-site.mjs FOLDER PAGES
// The same number always gives the same bytes. A page has some 6 kB: headings, text with links, a list, a table, code.

import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { random, sentence, siteYaml, word } from './invented.mjs'

const [folder, number] = process.argv.slice(2)
if (folder === undefined || !/^\d+$/.test(number ?? '')) {
  console.error('node test/bench/make-site.mjs FOLDER PAGES')
  process.exit(2)
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

write('site.yaml', siteYaml)
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
