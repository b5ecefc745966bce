/** A segment of a pattern: fixed text, `{name}` (exactly one segment) or `{name*}` (none or more, last only). */
export type Segment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'one'; readonly name: string }
  | { readonly kind: 'rest'; readonly name: string }

/** What each name of a pattern matches: a list of path segments. */
export type Bindings = ReadonlyMap<string, readonly string[]>

/**
 * A pattern's names match themselves when one pattern is laid over another. Such a segment begins with NUL,
 * which no path can hold.
 */
const oneMark = '\0'
const restMark = '\0*'

/** A path's segments; `/` has none. A trailing slash counts as an empty segment at the end. */
export function splitPath(path: string): readonly string[] {
  return path === '/' || path === '' ? [] : path.slice(1).split('/')
}

/** @returns the path of decoded segments; `/` for none */
export function joinPath(segments: readonly string[]): string {
  return `/${segments.join('/')}`
}

/** @returns the path without its trailing slashes; `/` stays */
export function trimSlash(path: string): string {
  let end = path.length
  while (end > 1 && path[end - 1] === '/') end--
  return path.slice(0, end)
}

/** @returns whether a segment is a `{name*}` that stands for itself */
export function isRestMark(segment: string): boolean {
  return segment.startsWith(restMark)
}

/** @returns the segments with every name standing for itself */
export function symbolic(segments: readonly Segment[]): readonly string[] {
  return segments.map((segment) => {
    if (segment.kind === 'text') return segment.text
    return segment.kind === 'one' ? oneMark + segment.name : restMark + segment.name
  })
}

/** @returns the segments as an author writes them: `/docs/{name*}` */
export function showPath(segments: readonly string[]): string {
  return joinPath(
    segments.map((segment) => {
      if (segment.startsWith(restMark)) return `{${segment.slice(restMark.length)}*}`
      return segment.startsWith(oneMark) ? `{${segment.slice(oneMark.length)}}` : segment
    }),
  )
}

/** @param segments of a path that the pattern matches */
export function bind(pattern: readonly Segment[], segments: readonly string[]): Bindings {
  const bindings = new Map<string, readonly string[]>()
  pattern.forEach((part, at) => {
    if (part.kind === 'one') bindings.set(part.name, segments.slice(at, at + 1))
    else if (part.kind === 'rest') bindings.set(part.name, segments.slice(at))
  })
  return bindings
}

/** Puts the bound values in place of the names; a name without a value leaves nothing. */
export function fill(pattern: readonly Segment[], bindings: Bindings): readonly string[] {
  return pattern.flatMap((part) => (part.kind === 'text' ? [part.text] : (bindings.get(part.name) ?? [])))
}

/** The same for all patterns that match the same paths. */
export function shape(pattern: readonly Segment[]): string {
  return pattern.map((part) => (part.kind === 'text' ? `/${part.text}` : part.kind === 'one' ? '/{}' : '/{*}')).join('')
}

/**
 * The order in which redirects are tried: the longest source first. Of two that match the same path, the one with more
 * segments comes first, then the one with more fixed segments, then the one without `{name*}`, then the longer text.
 */
export function compareSources(a: readonly Segment[], b: readonly Segment[]): number {
  return (
    fixedLength(b) - fixedLength(a) ||
    texts(b) - texts(a) ||
    Number(endsOpen(a)) - Number(endsOpen(b)) ||
    shape(b).length - shape(a).length ||
    (shape(a) < shape(b) ? -1 : Number(shape(a) > shape(b)))
  )
}

/** A source without names: it matches one path. */
export function isPlain(pattern: readonly Segment[]): boolean {
  return pattern.every((part) => part.kind === 'text')
}

/** @returns whether a pattern fits all that is below it, too */
export function endsOpen(pattern: readonly Segment[]): boolean {
  return pattern.at(-1)?.kind === 'rest'
}

function fixedLength(pattern: readonly Segment[]): number {
  return endsOpen(pattern) ? pattern.length - 1 : pattern.length
}

function texts(pattern: readonly Segment[]): number {
  return pattern.reduce((sum, part) => sum + Number(part.kind === 'text'), 0)
}
