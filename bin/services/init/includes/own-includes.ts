import { posix } from 'node:path'
import type { CopiedFolder, Copy } from '../copied-links.ts'
import { withProse } from '../with-prose.ts'

/** What takes another file in, on a line of its own: of VitePress, mdBook and MkDocs. */
const included =
  /^([ \t]*)(?:<!--[ \t]*@include:[ \t]*([^\s{}#<>]+)[ \t]*-->|\{\{[ \t]*#include[ \t]+([^\s:{}]+)[ \t]*\}\}|-+8<-+[ \t]+"([^"\r\n:]+)")[ \t]*$/gm

/** The same of Docusaurus and Mintlify, whose pages import it. */
const imported = /^import\s+[A-Z]\w*\s+from\s+["']([^"'\r\n]+\.mdx?)["']/gm

/**
 * @param from the page that names the file, from the root
 * @param folder the one of the pages, from the root
 * @returns the files that an address may mean, from the root
 */
export function placesOf(address: string, from: string, folder: string): readonly string[] {
  if (address.startsWith('@site/')) return [address.slice('@site/'.length)]
  if (/^@?\//.test(address)) return [posix.join(folder, address.replace(/^@/, ''))]
  // Last the folder of the settings, which lie beside that of the pages.
  const above = [posix.dirname(from), folder, '.', posix.dirname(folder)]
  return [...new Set(above.map((place) => posix.join(place, address)))]
}

/** @returns the addresses of the files that a page takes in */
export function includedBy(text: string): readonly string[] {
  const found: string[] = []
  withProse(text, (prose) => {
    for (const [, , comment, braces, scissors] of prose.matchAll(included))
      found.push(comment ?? braces ?? scissors ?? '')
    for (const [, address = ''] of prose.matchAll(imported)) found.push(address)
    return prose
  })
  return found
}

/** @returns the address of the file that a page is nothing but the text of; null where it says anything of its own */
export function onlyIncluded(text: string): string | null {
  const [address, ...more] = includedBy(text)
  return address !== undefined && more.length === 0 && text.trim().replace(included, '') === '' ? address : null
}

/** @returns the text of a page in which the files that it takes in are included, where they are partials here */
export function withOwnIncludes(text: string, { from, to }: Copy, { folder, copies }: CopiedFolder): string {
  if (!/@include:|#include|8<-/.test(text)) return text
  const copyOf = new Map(copies.map((copy) => [copy.from, copy.to]))
  return withProse(text, (prose) =>
    prose.replace(included, (all, indent: string, ...addresses: (string | undefined)[]) => {
      const address = addresses.slice(0, 3).find((one) => one !== undefined) ?? ''
      const copied = placesOf(address, from, folder).flatMap((path) => copyOf.get(path) ?? [])[0]
      if (copied?.startsWith('content/partials/') !== true) return all
      const file = copied.slice('content/partials/'.length)
      return indent + (to.endsWith('.mdx') ? `<Include file="${file}" />` : `::include{file="${file}"}`)
    }),
  )
}
