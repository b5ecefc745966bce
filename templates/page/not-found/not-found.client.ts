import { openSearch } from '../../elements/search-field/open-search.client.ts'

interface Entry {
  readonly title: string
  readonly path: string
}

/** How many pages are shown. */
const maxPages = 5

/**
 * Shows the public pages whose address is nearest to the one that was asked for. They come from `llms.txt`, which lists
 * each public page with its title; without it nothing is shown.
 */
export async function start([root]: readonly HTMLElement[]): Promise<void> {
  if (root === undefined) return
  const field = document.querySelector<HTMLInputElement>('[data-search-field]')
  if (field !== null) openSearch(field)
  try {
    await showNearest(root)
  } finally {
    // What is below it may show now: it moves no more.
    root.dataset.ready = ''
  }
}

async function showNearest(root: HTMLElement): Promise<void> {
  const response = await fetch(root.dataset.nearest ?? '')
  if (!response.ok) return
  const nearest = nearestPages(location.pathname, readEntries(await response.text()), root.dataset.docs ?? '/')
  root.querySelector('ul')?.replaceChildren(
    ...nearest.map(({ title, path }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = path
      link.textContent = title
      item.append(link)
      return item
    }),
  )
  root.hidden = nearest.length === 0
}

/** @returns the pages that a list of Markdown links names: `[Title](https://host/docs/voice.md)` is `/docs/voice` */
export function readEntries(text: string): readonly Entry[] {
  return [...text.matchAll(/\[((?:\\.|[^\]\\])+)\]\((?:https?:\/\/[^/\s]+)?(\/[^)\s]*)\.md\)/g)].map((match) => ({
    title: (match[1] ?? '').replace(/\\(.)/g, '$1'),
    path: match[2] ?? '',
  }))
}

/**
 * @param shared what all addresses begin with: the docs root
 * @returns the pages whose address shares the most with `path`, best first
 */
export function nearestPages(path: string, entries: readonly Entry[], shared: string): readonly Entry[] {
  const wanted = pairsOf(path, shared)
  return entries
    .map((entry) => ({ entry, score: likeness(wanted, pairsOf(entry.path, shared)) }))
    .filter(({ score }) => score > 0.4)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxPages)
    .map(({ entry }) => entry)
}

/** The pairs of letters in an address, without the part that all addresses share. */
function pairsOf(path: string, shared: string): ReadonlySet<string> {
  const own = `${path}/`.startsWith(`${shared}/`) ? path.slice(shared.length) : path
  const text = own
    .toLowerCase()
    .replace(/\.html?$|[^a-z0-9]+/g, ' ')
    .trim()
  return new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))
}

/** The Sørensen–Dice coefficient: 0 nothing in common, 1 the same pairs. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const both = [...a].filter((pair) => b.has(pair)).length
  return a.size + b.size === 0 ? 0 : (2 * both) / (a.size + b.size)
}
