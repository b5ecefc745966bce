import type { CopiedFolder, Copy } from '../copied-links.ts'
import { withProse } from '../with-prose.ts'
import { placesOf } from './own-includes.ts'

/** A text that a page of MDX takes in: the import, by which name. */
const imported = /^import\s+([A-Z]\w*)\s+from\s+(["'])([^"'\r\n]+\.mdx?)\2;?[ \t]*\r?$/gm

/** The tag that shows it; one with properties is more than a text. */
const shown = /<([A-Z]\w*)\s*(?:\/>|><\/\1\s*>)/g

/**
 * @returns the text of a page in which what it imports of other files' Markdown is included, where that is a partial here: the
 *   import itself goes with all others
 */
export function withOwnPartials(text: string, { from, to }: Copy, { folder, copies }: CopiedFolder): string {
  const partials = new Map<string, string>()
  for (const [, name = '', , address = ''] of text.matchAll(imported)) {
    const places = placesOf(address, from, folder)
    const partial = copies.find((one) => places.includes(one.from))?.to
    if (partial?.startsWith('content/partials/')) partials.set(name, partial.slice('content/partials/'.length))
  }
  if (partials.size === 0) return text
  return withProse(text, (prose) =>
    prose.replace(shown, (tag, name: string) => {
      const file = partials.get(name)
      if (file === undefined) return tag
      return to.endsWith('.mdx') ? `<Include file="${file}" />` : `::include{file="${file}"}`
    }),
  )
}
