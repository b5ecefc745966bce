import { parseFragment } from 'parse5'
import { titleKey } from './search-words.ts'

/** A page as search meets it: its address and its whole HTML, in which the theme has marked what to read. */
export interface SearchPage {
  readonly route: string
  readonly title: string
  readonly description: string
  readonly html: string
  readonly enablement: boolean
}

/**
 * Gives the indexer what the page's own text does not say: the description, the words of the address, and the title as
 * one word. The published page stays as it is.
 */
export function withMeta({ route, title, description, html }: SearchPage): string {
  const words = route
    .split('/')
    .slice(2)
    .join(' ')
    .replace(/[-_.]+/g, ' ')
  const meta = { description, route: words, key: titleKey(title) }
  const tags = Object.entries(meta)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `<meta data-pagefind-meta="${name}[content]" content="${escapeAttribute(value)}">`)
  return partWords(html.replace(tagMark, '')).replace('</head>', () => `${tags.join('')}</head>`)
}

/**
 * The tag of a page, which the theme has marked. The engine does not get it: it writes filters in an order that changes
 * from run to run, and the same pages must give the same bytes. The browser finds the tags in the outline.
 */
const tagMark = /\sdata-pagefind-filter="tag:[^"]*"/g

/** @returns the tags that the theme has marked a page with */
export function tagsOf(html: string): readonly string[] {
  return [...html.matchAll(tagMark)].flatMap(([mark]) => {
    const [element] = parseFragment(`<i${mark}>`).childNodes
    const value = element !== undefined && 'attrs' in element ? element.attrs[0]?.value : undefined
    return value === undefined ? [] : [value.slice('tag:'.length)]
  })
}

/**
 * Puts a space between elements that the page's styles set apart, such as a parameter's name and its type: the indexer
 * takes text of two elements in a line for one word. Code is left as it is.
 */
export function partWords(html: string): string {
  return html
    .split(/(<pre\b[\s\S]*?<\/pre>)/)
    .map((part) => (part.startsWith('<pre') ? ` ${part}` : part.replace(/(<\/[a-z][a-z0-9]*>)(?=<[a-z])/g, '$1 ')))
    .join('')
}

function escapeAttribute(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;')
}
