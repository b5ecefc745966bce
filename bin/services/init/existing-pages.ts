import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Markdown that is there already, and what it becomes. */
export interface ExistingPages {
  /** The folder that holds it, from the root. */
  readonly folder: string
  /** Files to copy, from the root to the root. */
  readonly copies: readonly { readonly from: string; readonly to: string }[]
}

const folders = ['docs', 'doc', 'documentation']
const page = /\.(?:md|mdx|markdown)$/i
const picture = /\.(?:png|jpe?g|gif|webp|avif|svg)$/i

/**
 * Looks for a folder of Markdown. Pages are copied below `content/pages/`, with names that can be addresses: the folder
 * itself may be read by something else, and stays as it is.
 *
 * @returns null where there is none
 */
export function existingPages(root: string): ExistingPages | null {
  for (const folder of folders) {
    const files = filesBelow(join(root, folder))
    if (!files.some((path) => page.test(path))) continue
    const copies = new Map<string, string>()
    for (const path of files.filter((one) => page.test(one) || picture.test(one))) {
      const to = `content/pages/${pageName(path)}`
      if (!copies.has(to)) copies.set(to, `${folder}/${path}`)
    }
    return { folder, copies: [...copies].map(([to, from]) => ({ from, to })) }
  }
  return null
}

/** A picture keeps its name, because pages name it; a page's is its address. */
function pageName(path: string): string {
  const parts = path.split('/')
  const file = parts.pop() ?? ''
  const above = parts.map(segment)
  if (!page.test(file)) return [...above, file].join('/')
  const [, base = '', extension = ''] = /^(.*)\.([^.]+)$/.exec(file) ?? []
  const name = /^(?:readme|index)$/i.test(base) ? 'index' : segment(base)
  return [...above, `${name}.${extension.toLowerCase() === 'mdx' ? 'mdx' : 'md'}`].join('/')
}

function segment(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9._]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'page' : plain
}

/** Paths of the files below a folder, sorted; none where it is missing. Links and hidden files are left out. */
function filesBelow(folder: string, before = ''): readonly string[] {
  let entries: ReturnType<typeof readEntries>
  try {
    entries = readEntries(folder)
  } catch {
    return []
  }
  return entries.flatMap((entry) => {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') return []
    const path = before + entry.name
    if (entry.isDirectory()) return filesBelow(join(folder, entry.name), `${path}/`)
    return entry.isFile() ? [path] : []
  })
}

function readEntries(folder: string) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** @returns the bytes of a file to copy */
export function bytesOf(root: string, path: string): Uint8Array {
  return readFileSync(join(root, path))
}
