import type { ErrorEntry } from '../../../compiler/data/errors.ts'
import { openFence } from '../../elements/open-fence.ts'

/** The texts of an error page, as Markdown. */
export interface ErrorParts {
  readonly description: string | null
  readonly causes: string | null
  readonly solutions: string | null
  /** What `docs` says and the three don't. */
  readonly docs: string | null
}

/**
 * Takes the texts of a record apart. `docs` often holds the whole page once more, with its own headings for the code,
 * the message, causes and solutions, and it is all that some records have: it is read by these headings. Of two texts
 * of one part of which one holds the other, the longer is shown; two that differ are both shown. An
 * address alone is where to read on.
 */
export function partsOf(record: ErrorEntry): ErrorParts {
  const address = loneAddress(record.docs ?? '')
  const docs = sectionsOf(address === null ? (record.docs ?? '') : '', record)
  const own = sectionsOf(record.description ?? '', record)
  const description = merge(own.description, docs.description)
  const ownCauses = merge(textOrNull(record.causes), own.causes)
  const causes = merge(ownCauses.text, docs.causes)
  const ownSolutions = merge(textOrNull(record.solutions), own.solutions)
  const solutions = merge(ownSolutions.text, docs.solutions)
  const more = [description, ownCauses, causes, ownSolutions, solutions].flatMap((one) => one.more ?? [])
  if (address !== null) more.push(address.startsWith('/') ? `[${address}](${address})` : `<${address}>`)
  return {
    description: description.text,
    causes: causes.text,
    solutions: solutions.text,
    docs: more.length === 0 ? null : more.join('\n\n'),
  }
}

/** @returns the address that a text is and nothing else: it describes nothing, and readers can follow it */
function loneAddress(text: string): string | null {
  return /^(?:https?:\/\/[^\s<>]+|\/[\w/.~#?=&%-]*)$/i.exec(text.trim())?.[0] ?? null
}

type Section = 'description' | 'causes' | 'solutions'

/** Reads Markdown by its headings. Those that only repeat the code or the message are left out. */
function sectionsOf(markdown: string, record: ErrorEntry): Readonly<Record<Section, string | null>> {
  const lines: Record<Section, string[]> = { description: [], causes: [], solutions: [] }
  const message = normal(record.message)
  let at: Section = 'description'
  let fence: string | null = null
  for (const line of markdown.split(/\r\n?|\n/)) {
    const heading = fence === null ? /^ {0,3}#{1,6}\s+(.*?)[\s#]*$/.exec(line)?.[1] : undefined
    fence = openFence(fence, line)
    if (heading !== undefined) {
      const section = sectionNamed(heading)
      if (section !== null) at = section
      if (section !== null || isTitle(heading, record.code) || normal(heading) === message) continue
    }
    lines[at].push(line)
  }
  return {
    description: textOrNull(lines.description.join('\n')),
    causes: textOrNull(lines.causes.join('\n')),
    solutions: textOrNull(lines.solutions.join('\n')),
  }
}

function sectionNamed(heading: string): Section | null {
  const name = /^(?:possible )?(cause|solution)s?:?$/i.exec(heading.trim())?.[1]?.toLowerCase()
  if (name === undefined) return null
  return name === 'cause' ? 'causes' : 'solutions'
}

const title = /^(?:error|warning)(?: code)?\s*[-:–]?\s*(\d*)$/i

function isTitle(heading: string, code: number): boolean {
  const named = title.exec(heading.trim())?.[1]
  return named === '' || named === String(code)
}

function merge(
  own: string | null,
  other: string | null,
): { readonly text: string | null; readonly more: string | null } {
  if (own === null || other === null) return { text: own ?? other, more: null }
  if (normal(other).includes(normal(own))) return { text: other, more: null }
  return { text: own, more: normal(own).includes(normal(other)) ? null : other }
}

/** @returns whether a text begins with another one, whatever their white space */
export function beginsWith(text: string, beginning: string): boolean {
  return normal(text).startsWith(normal(beginning))
}

const normal = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

function textOrNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.replace(/^(?:[ \t]*\n)+|\s+$/g, '')
}
