import { join } from 'node:path'
import { isMapping } from '../../../compiler/formats/members.ts'
import { parseYaml } from '../../../compiler/formats/yaml/parse-yaml.ts'
import { readPlainText } from '../plain-file.ts'

/** What begins and ends a text that is shown as it is; a line that holds nothing else goes with it. */
const raw = /(^[ \t]*\{%-?\s*(?:end)?raw\s*-?%\}[ \t]*\r?\n|\{%-?\s*(?:end)?raw\s*-?%\})/gm

/** A path that a filter leads to the site. */
const path = /\{\{-?\s*(["'])([^"'{}]*)\1\s*\|\s*(?:relative|absolute)_url\s*-?\}\}/g

/** A link to a file: its path begins at the folder of the pages. */
const link = /\{%-?\s*link\s+\/?([^\s{}%]+)\s*-?%\}/g

/** A setting. */
const setting = /\{\{-?\s*site\.([a-z]\w*)\s*-?\}\}/g

/** Code in a language, with the numbers of its lines or without. */
const highlight = /\{%-?\s*(?:highlight\s+([\w+#.-]+)(\s+linenos\b)?[^%{}]*|endhighlight\s*-?)%\}/g

/**
 * @param folder the one of the pages, from the root
 * @returns what writes Liquid in Markdown as it is written here, where Jekyll has made the site: its settings say so. What
 *   would have run there stays, and is told by a check
 */
export function withoutLiquid(root: string, folder: string): (text: string) => string {
  const settings = settingsOf(join(root, folder)) ?? settingsOf(root)
  if (settings === null) return (text) => text
  const own = (text: string, fence: string) =>
    text
      .replace(path, '$2')
      .replace(link, '/$1')
      .replace(setting, (written, name: string) => settings.get(name) ?? written)
      .replace(highlight, (_, language = '', lines = '') => fence + language + (lines === '' ? '' : ' lines'))
  return (text) => {
    if (!text.includes('{%') && !text.includes('{{')) return text
    const fence = text.includes('```') ? '~~~' : '```'
    let isRaw = false
    return text
      .split(raw)
      .map((piece, index) => {
        if (index % 2 === 0) return isRaw ? piece : own(piece, fence)
        const begins = !piece.includes('endraw')
        // A second beginning is part of the text.
        if (isRaw && begins) return piece
        isRaw = begins
        return ''
      })
      .join('')
  }
}

/** @returns the texts and numbers of Jekyll's settings by their names; null where there are none */
function settingsOf(folder: string): ReadonlyMap<string, string> | null {
  try {
    const { value } = parseYaml(readPlainText(join(folder, '_config.yml')), { file: '_config.yml' })
    const given = isMapping(value?.value) ? Object.entries(value.value) : []
    const plain = given.filter(([, one]) => typeof one === 'string' || typeof one === 'number')
    return new Map([['baseurl', ''], ...plain.map(([name, one]) => [name, `${one}`] as const)])
  } catch {
    return null
  }
}
