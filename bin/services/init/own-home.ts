import { isMapping, memberOf } from '../../../compiler/formats/members.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { entriesOf, frontParts } from './front-parts.ts'

const taken = /^(?:hero|features):/

/**
 * Writes what the page at the root of VitePress and Starlight has in its front matter as text of the page: the hero, where it
 * leads to, and the list of features.
 *
 * @returns the text of a page; the same where its front matter has no hero
 */
export function withOwnHome(text: string): string {
  const parts = frontParts(text)
  if (parts === null || !/^hero:/m.test(parts.inside)) return text
  const { opening, inside, closing, body } = parts
  const values = parseYaml(inside, { file: 'page', keys: 'any' }).value?.value
  const hero = memberOf(values, 'hero')
  if (!isMapping(hero)) return text
  const given = textOf(memberOf(values, 'title'))
  const name = textOf(hero.name) ?? textOf(hero.title) ?? textOf(hero.text) ?? given
  if (name === null) return text
  // Starlight has no name beside its title.
  const [said, below] = hero.name === undefined || hero.text === undefined ? [hero.tagline] : [hero.text, hero.tagline]
  const lines = [
    name === given ? null : `# ${asText(name)}`,
    ...[said, below].map((text) => asText(textOf(text) ?? '')),
    linksOf(hero.actions),
    listOf(memberOf(values, 'features')),
    body.replace(/^(?:\r?\n)+/, ''),
  ].filter((part) => part !== null && part !== '')
  const kept = entriesOf(inside).filter((entry) => !taken.test(entry))
  return `${opening}${kept.join('')}${closing}\n${lines.join('\n\n').trimEnd()}\n`
}

/** @returns a text without tags, on one line; null where there is none */
function textOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value
    .replace(/<[^<>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()
  return text === '' ? null : text
}

/** Signs that mean something in Markdown, or to MDX. */
const asText = (text: string) => text.replace(/[\\`*_[\]<>{}]/g, '\\$&')

const link = (title: string, address: unknown) =>
  typeof address === 'string' && /^[^\s<>()]+$/.test(address) ? `[${asText(title)}](${address})` : asText(title)

function linksOf(actions: unknown): string | null {
  if (!Array.isArray(actions)) return null
  const links = actions.flatMap((one) => {
    const title = textOf(memberOf(one, 'text'))
    return title === null ? [] : [`- ${link(title, memberOf(one, 'link'))}`]
  })
  return links.length === 0 ? null : links.join('\n')
}

function listOf(features: unknown): string | null {
  if (!Array.isArray(features)) return null
  const items = features.flatMap((one) => {
    const title = textOf(memberOf(one, 'title'))
    const details = textOf(memberOf(one, 'details'))
    if (title === null) return []
    return [`* **${link(title, memberOf(one, 'link'))}**${details === null ? '' : `: ${asText(details)}`}`]
  })
  return items.length === 0 ? null : items.join('\n')
}
