import type { Source } from '../document/document.ts'
import { inside, items, listField, textField } from '../document/document.ts'
import type { Specification } from '../specification.ts'
import { isPlaceholder, segmentsOf } from './path-segment.ts'
import { addPath, emptyTree, followPath, type PathMatch, type PathTree } from './path-tree.ts'

/** What an author asks for: the host is null for a path alone. */
export interface RequestQuery {
  readonly method: string | null
  readonly host: string | null
  readonly path: string
}

export type RequestAnswer =
  | {
      readonly kind: 'found'
      readonly specification: string
      /** Null where several operations may be meant, or an address is alone. */
      readonly operationId: string | null
      /** How much speaks for this specification being meant at all. */
      readonly evidence: number
    }
  | {
      readonly kind: 'unknown'
      readonly specification: string
      readonly evidence: number
      /** The path with one segment put right, when that is one. */
      readonly near: string | null
      /** The methods that the path has. */
      readonly methods: readonly string[]
    }

/** The operations of a specification below the addresses of their servers. */
export interface RequestIndex {
  readonly specification: string
  readonly groups: readonly ServerGroup[]
}

/** Operations that share their servers. */
interface ServerGroup {
  readonly bases: readonly ServerBase[]
  readonly tree: PathTree
}

interface ServerBase {
  /** Labels of the host, a variable as null; null for a server without a host. */
  readonly host: readonly (string | null)[] | null
  /** Segments of the path before the operations' own, a variable as null. */
  readonly segments: readonly (string | null)[]
}

/** @returns the requests of a specification; webhooks are none, for the reader's own server takes them */
export function indexRequests({ name, operations, root }: Specification): RequestIndex {
  const groups = new Map<string, ServerGroup>()
  for (const entry of operations.values()) {
    if (entry.kind !== 'operation') continue
    const urls = serverUrls([entry.source, ...entry.items, root])
    const key = urls.join('\n')
    const group = groups.get(key) ?? { bases: urls.map(readBase), tree: emptyTree() }
    groups.set(key, group)
    addPath(group.tree, entry)
  }
  return { specification: name, groups: [...groups.values()] }
}

function serverUrls(holders: readonly Source[]): readonly string[] {
  const holder = holders.find(({ value }) => listField(value, 'servers').length > 0)
  if (holder === undefined) return []
  return items(inside(holder, 'servers')).flatMap(({ value }) => textField(value, 'url') ?? [])
}

function readBase(url: string): ServerBase {
  const match = /^(?:[a-z{][^:/]*:)?\/\/([^/?#]*)(.*)$/is.exec(url)
  const labels = match?.[1]?.toLowerCase().split('.') ?? null
  const host = labels?.map((label) => (label.includes('{') ? null : label)) ?? null
  const path = match === null ? url : (match[2] ?? '')
  // A host of which nothing is said would be every host.
  const isKnown = host !== null && host.filter((label) => label !== null).length >= 2
  return {
    host: isKnown ? host : null,
    segments: segmentsOf(path).map((segment) => (segment.includes('{') ? null : segment)),
  }
}

/**
 * Looks for a request in a specification. Evidence is counted in pieces: the host is one, and so is each literal segment of
 * the path, those of the server's address among them.
 *
 * @returns null when nothing says that the specification is meant
 */
export function findRequest({ specification, groups }: RequestIndex, asked: RequestQuery): RequestAnswer | null {
  const segments = segmentsOf(asked.path)
  let best: RequestAnswer | null = null
  for (const { bases, tree } of groups) {
    for (const { rest, evidence } of entrances(bases, asked.host, segments)) {
      const answer = answerOf(specification, asked, followPath(tree, rest), rest, evidence)
      if (answer?.kind === 'found') return answer
      if (answer === null || answer.evidence <= (best?.evidence ?? -1)) continue
      const before = segments.slice(0, segments.length - rest.length)
      best = answer.near === null ? answer : { ...answer, near: `/${[...before, answer.near].join('/')}` }
    }
  }
  return best
}

interface Entrance {
  readonly rest: readonly string[]
  readonly evidence: number
}

/** Where a path may enter the operations' own paths: after the address of a server, or, without a host, at once. */
function entrances(
  bases: readonly ServerBase[],
  host: string | null,
  segments: readonly string[],
): readonly Entrance[] {
  const belowBases = bases.flatMap((base): readonly Entrance[] => {
    const { segments: before } = base
    if (host !== null && !isHost(base.host, host)) return []
    if (host === null && before.length === 0) return []
    const literals = before.filter((segment) => segment !== null).length
    const leads = before.every((segment, index) => segment === null || segment === segments[index])
    if (!leads || segments.length < before.length) return []
    return [{ rest: segments.slice(before.length), evidence: literals + (host === null ? 0 : 1) }]
  })
  return host === null ? [...belowBases, { rest: segments, evidence: 0 }] : distinct(belowBases)
}

/** Servers of several regions differ in their hosts alone. */
function distinct(entrances: readonly Entrance[]): readonly Entrance[] {
  const known = new Map(entrances.map((entrance) => [entrance.rest.length, entrance]))
  return [...known.values()]
}

function isHost(labels: ServerBase['host'], host: string): boolean {
  const written = host.toLowerCase().split('.')
  return (
    labels !== null &&
    labels.length === written.length &&
    labels.every((label, at) => label === null || label === written[at])
  )
}

function answerOf(
  specification: string,
  { method, host }: RequestQuery,
  match: PathMatch,
  rest: readonly string[],
  entrance: number,
): RequestAnswer | null {
  const { ends, literals, reached, isGeneric, near } = match
  const evidence = entrance + literals
  const [first] = ends
  if (method === null) {
    // An address alone may well be that of a server, or the beginning of a longer one.
    if (reached === rest.length) return { kind: 'found', specification, operationId: null, evidence }
  } else {
    const held = ends.find((operations) => operations.has(method))
    const entry = held?.get(method)
    if (entry !== undefined)
      return { kind: 'found', specification, operationId: isGeneric ? null : entry.operationId, evidence }
    // Servers answer these for every path.
    if (first !== undefined && (method === 'HEAD' || method === 'OPTIONS' || isGeneric))
      return { kind: 'found', specification, operationId: null, evidence }
    if (first !== undefined) return { kind: 'unknown', specification, evidence, near: null, methods: [...first.keys()] }
  }
  if (isGeneric) return { kind: 'found', specification, operationId: null, evidence: 0 }
  // A host alone also has pages and files; and another version is another API.
  const isBelow = host !== null && entrance > 1
  if (reached === 0 && near === null && (!isBelow || isVersion(rest[0] ?? ''))) return null
  if (rest.some((segment) => segment.includes('…') || segment.includes('...') || segment.includes('*'))) return null
  return { kind: 'unknown', specification, evidence: evidence + (near === null ? 0 : 1), near, methods: [] }
}

function isVersion(segment: string): boolean {
  return /^v?\d/i.test(segment) || isPlaceholder(segment)
}
