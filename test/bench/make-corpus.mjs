// The same pages as a site of ours and as one of Hugo, with the same sidebars: the folders at the top, and the page's own.

import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { random, sentence, siteYaml, word } from './invented.mjs'

const titleOf = (text, path) => /^title:\s*"?(.*?)"?\s*$/m.exec(text)?.[1] ?? basename(path, '.md')
const quoted = (text) => JSON.stringify(text)

const paragraph = () => Array.from({ length: 3 + random(4) }, sentence).join(' ')

/** Some 6 kB: headings, text, a list, and code or a table. */
function inventedPage(at) {
  const sections = Array.from({ length: 4 + random(5) }, (_, index) =>
    [
      `## ${word()} ${word()} ${index}`,
      paragraph(),
      `${sentence()} See [${word()}](https://${word()}.example/${word()}) and \`${word()}_${word()}\`. **${word()}** ${sentence()}`,
      Array.from({ length: 3 + random(4) }, () => `- ${sentence()}`).join('\n'),
      index % 2 === 0
        ? `\`\`\`js\nconst ${word()} = await client.${word()}s.create({ ${word()}: '${word()}', limit: ${random(90)} })\n\`\`\``
        : `| Name | Meaning |\n| --- | --- |\n${Array.from({ length: 4 }, () => `| \`${word()}\` | ${sentence()} |`).join('\n')}`,
    ].join('\n\n'),
  )
  return `---\ntitle: Page ${at}\ndescription: ${quoted(sentence())}\n---\n\n${paragraph()}\n\n${sections.join('\n\n')}\n`
}

/** @returns texts by their paths, as many as asked for; those of a folder repeat under other names past their number */
function pagesOf(corpus, count) {
  const pages = new Map()
  if (corpus === undefined) {
    for (let at = 0; at < count; at++)
      pages.set(`part-${Math.floor(at / 240)}/topic-${Math.floor(at / 40)}/page-${at}.md`, inventedPage(at))
    return pages
  }
  const found = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md') && basename(path) !== 'index.md')
    .sort()
    .map((path) => [path, readFileSync(join(corpus, path), 'utf8')])
  if (found.length === 0) throw new Error(`No Markdown files below ${corpus}`)
  for (let at = 0; pages.size < count; at++) {
    const [path, text] = found[at % found.length]
    const round = Math.floor(at / found.length)
    pages.set(round === 0 ? path : path.replace(/^([^/]+)\/([^/]+)/, `$1-${round}/$2-${round}`), text)
  }
  return pages
}

function write(path, text) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/**
 * @param corpus a folder of Markdown files with titles in their front matter; undefined invents pages
 * @param search whether our site gets an index
 */
export function makeSites({ folder, corpus, count, search }) {
  const pages = pagesOf(corpus, count)
  const folders = new Map()
  for (const [path, text] of pages) {
    const list = folders.get(dirname(path)) ?? []
    list.push({ title: titleOf(text, path), path: `/docs/${path.replace(/\.md$/, '')}` })
    folders.set(dirname(path), list)
  }
  const tops = [...new Set([...folders.keys()].map((path) => path.split('/')[0]))].sort()
  const ours = join(folder, 'ours')
  const hugo = join(folder, 'hugo')
  write(join(ours, 'content/site.yaml'), siteYaml + (search ? '' : 'services: { search: { provider: none } }\n'))
  const put = (path, text) => {
    write(join(ours, 'content/pages/docs', path), text)
    write(join(hugo, 'content', path.replace(/(^|\/)index\.md$/, '$1_index.md')), text)
  }
  const index = (title) => `---\ntitle: ${quoted(title)}\n---\n\n${title}.\n`
  put('index.md', index('Home'))
  for (const path of new Set([...tops, ...folders.keys()])) put(`${path}/index.md`, index(basename(path)))
  for (const [path, text] of pages) put(path, text)
  const entry = ({ title, path }) => `  - page: { title: ${quoted(title)}, path: ${path} }`
  const sections = tops.map((top) => entry({ title: top, path: `/docs/${top}` }))
  for (const [path, list] of folders)
    write(
      join(ours, `content/navigation/${path.replaceAll('/', '-')}.yaml`),
      `title: ${quoted(basename(path))}\npath: /docs/${path}\nentries:\n${[...sections, ...list.map(entry)].join('\n')}\n`,
    )
  cpSync(join(dirname(fileURLToPath(import.meta.url)), 'hugo'), hugo, { recursive: true })
  return { ours, hugo }
}
