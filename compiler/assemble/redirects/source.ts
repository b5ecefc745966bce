import { catchAllNotLast, malformedRedirectName, malformedRedirectSource } from '../../diagnostics/codes/routes.ts'
import type { At, Diagnostic } from '../../diagnostics/diagnostic.ts'
import { schemeOf } from '../../formats/web-address.ts'
import { maxPathBytes } from '../../model/output-path.ts'
import { encodeLetters, pathFault } from './path-fault.ts'
import { type Segment, splitPath, trimSlash } from './segment.ts'

/** A checked value, or how to complain about the text it would have come from. */
export type Parsed<Value> =
  | { readonly value: Value; readonly complain: null }
  | { readonly value: null; readonly complain: (at: At) => Diagnostic }

/** A page takes the place of a redirect: its file's path has to fit as well. */
const longestSource = maxPathBytes - '/index.html'.length

const wholeName = /^\{([A-Za-z][A-Za-z0-9_]*)(\*?)\}$/

/**
 * Reads `old_path`: a path from the root, where `{name}` matches one segment and `{name*}`, as the last one, for
 * none or more.
 *
 * @returns its segments, letters outside of ASCII percent-encoded, without trailing slash
 */
export function parseSource(text: string): Parsed<readonly Segment[]> {
  const bad = (what: string, hint: string | null) =>
    refused((at) => malformedRedirectSource(at, { source: text, what, hint }))
  const start = startFault(text)
  if (start !== null) return bad(start.what, start.hint)
  const fault = pathFault(text)
  if (fault !== null) return bad(fault.what, fault.hint)
  if (Buffer.byteLength(text) > longestSource)
    return bad(`a path of ${Buffer.byteLength(text)} bytes`, `Hosts take up to ${longestSource}.`)
  const parts = splitPath(trimSlash(text))
  const segments: Segment[] = []
  for (const part of parts) {
    const read = parseSegment(text, part)
    if (read.complain !== null) return read
    segments.push(read.value)
  }
  return checkNames(text, segments)
}

/** Names are checked as soon as the text is known to be a path: in source and target alike. */
export function parseSegment(text: string, part: string): Parsed<Segment> {
  const [, name, star] = wholeName.exec(part) ?? []
  if (name !== undefined) return accepted({ kind: star === '*' ? 'rest' : 'one', name })
  if (/[{}]/.test(part)) {
    const [, given, every = ''] = /^\{([^{}*]+)(\*?)\}$/.exec(part) ?? []
    const near = given?.replace(/\W+/g, '_').replace(/^[\d_]+/, '')
    const expected = near ? `\`{${near}${every}}\`` : '`{name}` or `{name*}`'
    return refused((at) => malformedRedirectName(at, { text, written: part, expected }))
  }
  if (part.includes('*'))
    return refused((at) => malformedRedirectName(at, { text, written: part, expected: '`{name*}`' }))
  const foreign = /^:([A-Za-z]\w*)$/.exec(part)?.[1]
  if (foreign !== undefined) {
    const instead = foreign === 'splat' ? '`{name*}`' : `\`{${foreign}}\``
    return refused((at) => malformedRedirectName(at, { text, written: part, expected: instead }))
  }
  return accepted({ kind: 'text', text: encodeLetters(part) })
}

/** @returns a value against which nothing speaks */
export function accepted<Value>(value: Value): Parsed<Value> {
  return { value, complain: null }
}

/** @returns no value; `complain` says why, at the place that it is given */
export function refused(complain: (at: At) => Diagnostic): Parsed<never> {
  return { value: null, complain }
}

function startFault(text: string): { what: string; hint: string | null } | null {
  if (text === '') return { what: 'nothing', hint: null }
  if (schemeOf(text) !== null) {
    return { what: 'a full URL', hint: 'Write the path alone: a redirect begins at this site.' }
  }
  if (/^[\\/]{2}/.test(text)) return { what: 'two slashes at the start', hint: 'Begin with one `/`.' }
  if (text.startsWith('-/'))
    return { what: 'a dash', hint: 'Write a space after it: `- /docs/old` is an item of a list.' }
  if (!text.startsWith('/')) return { what: 'a relative path', hint: 'Begin with `/`.' }
  if (/^\/[^\s,]*(?:,\s+\/[^\s,]*)+$/.test(text))
    return { what: 'several paths', hint: `In front matter they are a list: \`[${text}]\`; a record has one.` }
  const mark = /[?#]/.exec(text)?.[0]
  if (mark === undefined) return null
  const what = mark === '?' ? 'a query' : 'a fragment'
  return { what, hint: `Remove \`${text.slice(text.indexOf(mark))}\`: hosts match the path, and the rest is kept.` }
}

function checkNames(text: string, segments: readonly Segment[]): Parsed<readonly Segment[]> {
  if (segments[0] !== undefined && segments[0].kind !== 'text') {
    const hint = 'Begin with a fixed segment: a pattern from the start on would take in the whole site.'
    return refused((place) =>
      malformedRedirectSource(place, { source: text, what: 'a name as the first segment', hint }),
    )
  }
  const names = new Set<string>()
  for (const [at, segment] of segments.entries()) {
    if (segment.kind === 'text') continue
    if (names.has(segment.name.toLowerCase())) {
      return refused((place) =>
        malformedRedirectSource(place, {
          source: text,
          what: `the name \`${segment.name}\` twice`,
          hint: 'Use two names.',
        }),
      )
    }
    // Hosts do not tell `{a}` and `{A}` apart.
    names.add(segment.name.toLowerCase())
    if (segment.kind === 'rest' && at < segments.length - 1) {
      return refused((place) => catchAllNotLast(place, { text, name: segment.name }))
    }
  }
  // As it was filled, it has room for more.
  return accepted(segments.slice())
}
