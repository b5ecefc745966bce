import { headingPlaces, titlePlaces, withoutCode } from '../../../compiler/formats/markdown/heading-places.ts'
import { frontParts } from './front-parts.ts'
import { yamlText } from './yaml-text.ts'

/** A place that links lead to still, before the heading that has taken another name. */
const anchor = /^<a (?:id|name)=["'][^"'<>]*["']>[ \t]*<\/a>$/
const hasTitleKey = /^(?:title|"title"|'title')[ \t]*:/m

interface Heading {
  /** Of its signs. */
  readonly at: number
  readonly level: number
}

/**
 * Gives a page a title that begins with a heading below the first level, as chapters of a book do: all headings are raised by
 * so much, or it alone is where others stand beside it. Links that lead to it still do.
 *
 * @returns the text of a page; the same where it has a title, or begins otherwise
 */
export function withOwnTitle(text: string, format: 'md' | 'mdx'): string {
  const { inside: keys = '', body = text } = frontParts(text) ?? {}
  if (hasTitleKey.test(keys)) return text
  const shown = withoutCode(body, format)
  const all = [...headingPlaces(shown, format)]
  // Those with a line below cannot be raised, and are no first ones.
  const headings = all.flatMap(({ isUnderlined, level, start }) => (isUnderlined ? [] : [{ at: start - level, level }]))
  const [first] = headings
  if (first === undefined || all.some(({ level }) => level === 1) || !beginsAt(shown, first.at)) return text
  const end = body.indexOf('\n', first.at)
  if (!/[^\s#]/.test(body.slice(first.at, end === -1 ? undefined : end))) return text
  const isAbove = all.filter(({ level }) => level <= first.level).length === 1
  return text.slice(0, text.length - body.length) + raised(body, isAbove ? headings : [first], first.level - 1)
}

/**
 * Gives a page that has no title of its own the one by which its sidebar calls it.
 *
 * @returns the text of a page; the same where it has a title, in front matter or as a heading
 */
export function withGivenTitle(text: string, title: string, format: 'md' | 'mdx'): string {
  const whole = text.replace(/^\ufeff/, '')
  const parts = frontParts(whole)
  const { inside: keys = '', body = whole } = parts ?? {}
  if (hasTitleKey.test(keys) || titlePlaces(body, format).next().done !== true) return text
  const line = `title: ${yamlText(title)}\n`
  return parts === null ? `---\n${line}---\n\n${whole}` : whole.replace('\n', `\n${line}`)
}

/** Whether nothing that is seen stands before a place. */
function beginsAt(shown: string, at: number): boolean {
  return shown
    .slice(0, at)
    .split('\n')
    .every((line) => line.trim() === '' || anchor.test(line.trim()))
}

function raised(body: string, headings: readonly Heading[], by: number): string {
  const starts = [0, ...headings.map(({ at }) => at + by)]
  return starts.map((start, index) => body.slice(start, headings[index]?.at)).join('')
}

/** @returns the words of a title that is written in Markdown: what shows it shows no marks */
export function withoutMarks(title: string): string {
  return title.replace(/\\(?=[!-/:-@[-`{-~])|[`*]/g, '').trim()
}
