import { labelOf } from './label-of.ts'
import { proseAndFences, withFences } from './with-prose.ts'

/** The title that a fence has as a tab: of VitePress in brackets, `sh [npm]`; of Mintlify behind the language. */
const bracketed = /^([^\r\n[]*?)[ \t]*\[([^[\]\r\n]+)\]/
const named = /^([ \t]*(?:`{3,}|~{3,})[ \t]*[^\s`]+)[ \t]+((?![\w-]+=)[^\s={}]+(?:[ \t]+(?![\w-]+=)[^\s={}]+)*)/

/** Options that Mintlify has behind the title. */
const options = /(?:[ \t]+(?:lines|wrap|expandable|showLineNumbers|icon))+$/

/** One of some pieces of code that readers choose from. */
export interface CodeTab {
  readonly title: string
  /** With both of its lines of backticks. */
  readonly code: string
}

/** @returns what a group of nothing but code holds, each with a title of its own; null where it is anything else */
export function codeTabs(text: string): readonly CodeTab[] | null {
  const fences: string[] = []
  const rest = withFences(text, (fence) => {
    fences.push(fence.trimEnd())
    return ''
  })
  const tabs = fences.flatMap((fence) => {
    const [all, before = '', said = ''] = bracketed.exec(fence) ?? named.exec(fence) ?? []
    if (all === undefined) return []
    const [option = ''] = options.exec(said) ?? []
    const title = said.slice(0, said.length - option.length).trim()
    return title === '' ? [] : [{ title, code: before + option + fence.slice(all.length) }]
  })
  const titles = new Set(tabs.map(({ title }) => title))
  return rest.trim() === '' && tabs.length > 0 && titles.size === fences.length ? tabs : null
}

/** What stands before and behind the fences of a group of VitePress. */
const opens = /(?<![^\n])(:{3,})code-group[ \t]*\r?\n\s*$/
const closes = /^\s*?(?<![^\n])(:{3,})[ \t]*(?=\r?\n|$)/

/** @returns the text of a page with the groups of code of VitePress as tabs */
export function withOwnCodeTabs(text: string): string {
  if (!text.includes(':::code-group')) return text
  const pieces = [...proseAndFences(text)]
  for (let at = 0; at < pieces.length; at += 2) {
    const before = pieces[at] ?? ''
    const [opening, colons] = opens.exec(before) ?? []
    let end = at + 2
    while (pieces[end]?.trim() === '') end += 2
    const [closing, same] = closes.exec(pieces[end] ?? '') ?? []
    const tabs = opening === undefined || same !== colons ? null : codeTabs(pieces.slice(at + 1, end).join(''))
    if (opening === undefined || closing === undefined || tabs === null) continue
    pieces[at] = before.slice(0, -opening.length)
    pieces.fill('', at + 1, end)
    pieces[end] = inTabs(tabs, colons ?? ':::') + (pieces[end] ?? '').slice(closing.length)
  }
  return pieces.join('')
}

function inTabs(tabs: readonly CodeTab[], colons: string): string {
  const [only] = tabs.length === 1 ? tabs : []
  if (only !== undefined) return asFile(only)
  const made = tabs.map(({ title, code }) => `${colons}tab${labelOf(title)}\n${code}\n${colons}`)
  return `${colons}:tab-group\n${made.join('\n')}\n${colons}:`
}

/** @returns code that stands alone, with its title as the name of its file */
export function asFile({ title, code }: CodeTab): string {
  return code.replace(/^[^\r\n]*/, (line) => `${line} file="${title.replaceAll('"', '')}"`)
}
