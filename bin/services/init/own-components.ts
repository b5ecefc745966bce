import { maskCode } from '../../../compiler/formats/markdown/mask-code.ts'
import { type ScannedTag, scanTags } from '../../../compiler/formats/markdown/scan-tags.ts'
import { components, withIndent } from './component-forms.ts'

/** A component with what is in it, as it is found. */
interface Found {
  readonly open: ScannedTag
  readonly close: ScannedTag | null
  readonly inside: readonly Found[]
}

/** Components within components: a page with more than anybody writes stays, as each level is gone through by itself. */
const deepest = 20

/** A property that is a text: in quotes, or in quotes in braces. */
const literal = /^(?:"([^"\r\n]*)"|'([^'\r\n]*)'|\{\s*(?:"([^"\\\r\n]*)"|'([^'\\\r\n]*)')\s*\})$/

/**
 * @param page of MDX
 * @returns its text with the components of Mintlify and Starlight as they are written here: `<Callout>`, `<TabGroup>`, numbered
 *   lists. One whose properties can't be read, or that has no equal, stays; so does all where tags are not closed, or lie in one another without end
 */
export function withOwnComponents(page: string): string {
  const known = scanTags(maskCode(page)).filter(({ name }) => Object.hasOwn(components, name))
  if (known.length === 0) return page
  const found = nested(known)
  if (found === null) return page
  return joined(
    gaps(page, [0, page.length], found),
    found.map((one) => made(page, one)),
  )
}

/** @returns null where a tag has no other, or lies too deep */
function nested(tags: readonly ScannedTag[]): readonly Found[] | null {
  const all: Found[] = []
  const open: { readonly tag: ScannedTag; readonly inside: Found[] }[] = []
  for (const tag of tags) {
    if (tag.end === null || open.length > deepest) return null
    const list = open.at(-1)?.inside ?? all
    if (tag.kind === 'empty') list.push({ open: tag, close: null, inside: [] })
    else if (tag.kind === 'open') open.push({ tag, inside: [] })
    else {
      const last = open.pop()
      if (last?.tag.name !== tag.name) return null
      ;(open.at(-1)?.inside ?? all).push({ open: last.tag, close: tag, inside: last.inside })
    }
  }
  return open.length === 0 ? all : null
}

/** A component as it is written here, or as it was. */
interface Made {
  readonly name: string
  /** Without the indentation that it has on the page. */
  readonly text: string
  readonly onPage: string
}

function made(page: string, { open, close, inside }: Found): Made {
  const { name, start } = open
  const [from, to] = [open.end ?? start, close?.start ?? open.end ?? start]
  const parts = inside.map((one) => made(page, one))
  const between = gaps(page, [from, to], inside)
  const whole = joined(between, parts)
  // The anchor of a heading is made from its text.
  const isInHeading = /^ {0,3}#{1,6}[ \t]/.test(page.slice(page.lastIndexOf('\n', start - 1) + 1, start))
  const form = (isInHeading ? undefined : components[name])?.({
    texts: new Map(open.attributes.map((one) => [one.name, textOf(page, one)])),
    body: withoutIndent(whole),
    parts: between.every((gap) => gap.trim() === '') ? parts : [],
  })
  const indent = indentAt(page, start)
  if (form != null && !(form.includes('\n') && indent === null))
    return { name, text: form, onPage: withIndent(form, indent ?? '') }
  const same = page.slice(start, from) + whole + (close === null ? '' : page.slice(to, endOf({ open, close, inside })))
  return { name, text: withoutIndent(same), onPage: same }
}

const endOf = ({ open, close }: Found) => (close ?? open).end ?? open.start

/** @returns what stands before, between and behind components in a part of the page */
function gaps(page: string, [from, to]: readonly [number, number], inside: readonly Found[]): readonly string[] {
  return [from, ...inside.map(endOf)].map((start, index) => page.slice(start, inside[index]?.open.start ?? to))
}

function joined(between: readonly string[], parts: readonly Made[]): string {
  return between.map((gap, index) => gap + (parts[index]?.onPage ?? '')).join('')
}

const blanks = /^[ \t]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?$/

/** @returns the blanks before what stands below a tag; null where a tag stands in a sentence, a cell or a quote, and can't have lines of its own */
function indentAt(page: string, at: number): string | null {
  const before = page.slice(page.lastIndexOf('\n', at - 1) + 1, at)
  if (blanks.test(before)) return before.replace(/[^ \t]/g, ' ')
  return /^[ \t]*<[^|]*>[ \t]*$/.test(before) ? '' : null
}

/** @returns the text of a property; true for one without a value, null for one that would have to run */
function textOf(page: string, { value, end }: ScannedTag['attributes'][number]): string | true | null {
  if (value === null || end === null) return true
  const given = page.slice(value, end)
  if (given === '{true}') return true
  return (
    literal
      .exec(given)
      ?.slice(1)
      .find((text) => text !== undefined) ?? null
  )
}

/** @returns a text without the blanks that all of its lines begin with, and without empty lines around it */
function withoutIndent(text: string): string {
  const [, ...below] = text.split('\n')
  const depths = (/^\s*\n/.test(text) ? text.split('\n') : below).flatMap((line) =>
    line.trim() === '' ? [] : [line.search(/\S/)],
  )
  const depth = depths.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)
  return text
    .split('\n')
    .map((line) => line.slice(Math.min(depth, line.search(/\S|$/))))
    .join('\n')
    .trim()
}
