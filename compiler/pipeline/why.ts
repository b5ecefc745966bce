import { nearestRoute } from '../assemble/nearest-route.ts'
import { splitFrontMatter } from '../data/split-front-matter.ts'
import { titlePlaces } from '../formats/markdown/heading-places.ts'
import { LineIndex } from '../formats/source.ts'
import { formatOf } from '../parse/parse-body.ts'
import { kindOfPart } from './data-steps.ts'
import type { Cause, Changed } from './graph/recall.ts'

/** One reason why a page is new. */
export interface Reason {
  readonly route: string
  /** The file that has changed, relative to the root; another name for what is no file. */
  readonly file: string
  readonly line: number | null
  /** What of it has changed, in words. */
  readonly what: string
}

/** An input with the pages that it has made new. */
export interface ReasonCount {
  readonly file: string
  readonly line: number | null
  readonly what: string
  readonly pages: number
}

/** What of a site reasons are made from. */
export interface WhySite {
  readonly causes: (step: string, subject: string) => readonly Cause[] | null
  /** Null where no page is at a route, or it is made from data. */
  readonly fileAt: (route: string) => string | null
  /** Folder of a block that is the site's own; null for others, and for one that has gone. */
  readonly folderOf?: (block: string) => string | null
  /** Text of a file; null where it can't be read. */
  readonly text: (file: string) => string | null
}

/** Inputs that are no file, as they are called. */
const inputNames: Readonly<Record<string, string>> = {
  listed: 'content/',
  unread: 'content/',
  'problems of names': 'content/',
  year: 'year of the copyright line',
  'shows drafts': 'command',
  'needs values': 'command',
  noindex: '--noindex',
  audience: '--only-protected',
  'block shapes': 'blocks/',
  'problems of own code': 'blocks/',
}

/**
 * @param route of a page of the output
 * @returns what has made its files other ones than those of the build before; none where they are the same
 */
export function whyNew(route: string, site: WhySite): readonly Reason[] {
  const own = site.fileAt(route) ?? route
  const causes = site.causes('output', route)
  if (causes === null) return [{ route, file: own, line: null, what: 'no earlier build has this page' }]
  const reasons = causes.flatMap(({ input, way }): readonly Reason[] => {
    const reason = way.flatMap((one) => reasonOf(one, route, own) ?? [])[0]
    return filesOf(input, site).map((file) => {
      const text = reason?.keys === undefined ? null : site.text(file)
      const line = text === null ? null : lineOf(reason?.keys ?? [], file, text)
      return { route, file, line, what: reason?.what ?? 'it changed' }
    })
  })
  const seen = new Set<string>()
  return reasons.filter(({ file, what }) => {
    const key = `${file}\n${what}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}

/** @returns what is said of an address that has no page */
export function noPageAt(route: string, routes: readonly string[]): Reason {
  const near = nearestRoute(routes)(route)
  const what = `no page is there${near === null ? '' : `; the nearest is ${near}`}`
  return { route, file: 'content/pages/', line: null, what }
}

/** @returns each input once, those that made most pages new first */
export function countReasons(reasons: readonly Reason[]): readonly ReasonCount[] {
  const counts = new Map<string, { readonly first: Reason; readonly routes: Set<string> }>()
  for (const one of reasons) {
    const key = `${one.file}\n${one.line ?? ''}`
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { first: one, routes: new Set([one.route]) })
    else known.routes.add(one.route)
  }
  return [...counts.values()]
    .map(({ first: { file, line, what }, routes }) => ({ file, line, what, pages: routes.size }))
    .sort((a, b) => b.pages - a.pages || (a.file < b.file ? -1 : Number(a.file > b.file)))
}

/** `/docs/sms  content/pages/docs/voice/index.mdx:2  title of /docs/voice changed` */
export function reasonLine({ route, file, line, what }: Reason): string {
  return `${route}  ${placeOf(file, line)}  ${what}`
}

/** @returns a reason with its count of pages, such as `content/site.yaml  12` */
export function countLine({ file, line, pages }: ReasonCount): string {
  return `${placeOf(file, line)}  ${pages}`
}

function placeOf(file: string, line: number | null): string {
  return line === null ? file : `${file}:${line}`
}

function filesOf({ step, subject, before, after }: Changed, { folderOf }: WhySite): readonly string[] {
  if (step === 'environment') return [`$${subject}`]
  if (step === 'block code') return [`${folderOf?.(subject) ?? 'blocks'}/`]
  // The look of a site is one input, made of several files.
  if (step === 'look') return changedKeys(before, after)
  return [inputNames[step] ?? subject]
}

/** What a change says by itself: the first on the way from the page that does is what its author knows. */
function reasonOf(
  { step, subject, before, after }: Changed,
  route: string,
  own: string,
): { readonly what: string; readonly keys?: readonly string[] } | null {
  switch (step) {
    case 'facts':
    case 'facts of a file': {
      if (subject === route) return null
      const keys = changedKeys(before, after)
      return keys.length === 0
        ? { what: `${subject} came or went` }
        : { what: `${keys.join(' and ')} of ${subject} changed`, keys }
    }
    case 'text':
      return { what: subject === own ? 'its text changed' : `the text of ${subject} changed` }
    case 'last updated':
      return { what: 'the day of its last commit changed' }
    case 'rewritten':
      return { what: `where ${subject} leads changed` }
    case 'file at':
    case 'is file':
    case 'asset at':
      return { what: `${subject} came or went` }
    case 'image size':
      return { what: `the size of ${subject} changed` }
    case 'navigation':
    case 'navigation file':
      return { what: `sidebar ${subject} changed` }
    case 'settings': {
      const keys = changedKeys(before, after).filter((key) => key !== '')
      return { what: `${keys.join(' and ')} of the site changed`, keys }
    }
    case 'data kind':
      return { what: `the data of ${subject} changed` }
    case 'part of data':
      return { what: `${subject.split('\n').at(-1)} in the data of ${kindOfPart(subject)} changed` }
    case 'partial':
      return { what: `partial ${subject} changed` }
    case 'listed':
      return { what: 'files came or went' }
    case 'block code':
      return { what: `the block ${subject} changed` }
    case 'environment':
      return { what: 'its value changed' }
    default:
      return null
  }
}

/** Keys of two plain objects whose values differ. */
function changedKeys(before: string, after: string): readonly string[] {
  const [one, other] = [before, after].map((text) => (text === 'undefined' ? null : JSON.parse(text)))
  if (one === null || other === null) return []
  return Object.keys({ ...one, ...other }).filter((key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]))
}

/** @returns the 1-based line of the first key that stands at the top of a file, or of the heading that stands for a title */
function lineOf(keys: readonly string[], file: string, text: string): number | null {
  const page = /\.mdx?$/.test(file) ? splitFrontMatter(text, file) : null
  const at = placeOfKey(keys, page?.yaml ?? (page === null ? text : '')) ?? null
  if (at !== null) return lineAt(text, at + (page?.yamlOffset ?? 0))
  const [heading] = page !== null && keys[0] === 'title' ? titlePlaces(page.body, formatOf(file)) : []
  return heading === undefined ? null : lineAt(text, heading.start)
}

function placeOfKey(keys: readonly string[], yaml: string): number | undefined {
  for (const { 0: line, index } of yaml.matchAll(/^[^\r\n]+/gm))
    if (keys.some((key) => line.startsWith(`${key}:`))) return index
  return undefined
}

function lineAt(text: string, offset: number): number {
  return new LineIndex(text).point(offset).line
}
