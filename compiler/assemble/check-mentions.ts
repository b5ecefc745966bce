import { misspeltApiName, unknownRequest, unknownRequestParameter } from '../diagnostics/codes/api-mentions.ts'
import { unknownErrorCode } from '../diagnostics/codes/data.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { nearest } from '../formats/nearest.ts'
import type { ShownPart } from '../model/block.ts'
import { decode } from '../model/routes.ts'
import type { SiteView } from '../model/site.ts'
import { indexNames, slipOf } from '../openapi/document/near-names.ts'
import { findRequest, type RequestAnswer, type RequestQuery } from '../openapi/request/request-index.ts'
import type { SpecificationViews } from '../openapi/view.ts'
import type { ErrorMention, Mention, NameMention, Piece, RequestMention } from '../validate/mentions/mention.ts'
import { splitTarget } from '../validate/mentions/query.ts'
import type { CheckedPage } from '../validate/validate.ts'

/** So much has to speak for a specification before a page is said to lack something. */
const enough = 2

/**
 * Holds what the code of a page looks like against the specifications and the errors of the site. A warning needs two
 * reasons to believe that this very specification is meant: the page shows a part of it, the host is one of its servers, or
 * segments of the path are its own.
 *
 * @param shown the parts of specifications that blocks of the page show
 */
export function checkMentions(page: CheckedPage, shown: readonly ShownPart[], site: SiteView): readonly Diagnostic[] {
  const mentions = [...page.mentions, ...linkedAddresses(page)]
  if (mentions.length === 0) return []
  const used = usedSpecifications(page, shown, site)
  const operations = new Map(shown.map((part) => [`${part.specification} ${part.operationId}`, part]))
  const found: Diagnostic[] = []
  for (const [mention, named] of of(mentions, 'request')) {
    const answer = answerFor(askedBy(named), site.data.specifications, used)
    if (answer === null) continue
    if (answer.kind === 'unknown') {
      const request = named.method === null ? named.target.text : `${named.method} ${named.target.text}`
      const { specification, near, methods } = answer
      found.push(
        unknownRequest(mention.at(named.target), {
          request: shortened(request),
          specification,
          nearest: near,
          methods,
        }),
      )
      continue
    }
    const { specification, operationId } = answer
    used.add(specification)
    if (operationId === null) continue
    operations.set(`${specification} ${operationId}`, { specification, operationId })
    append(found, checkNames(named, mention, { specification, operationId }, site.data.specifications))
  }
  if (used.size > 0) append(found, checkSlips(of(mentions, 'name'), used, [...operations.values()], site))
  return [...found, ...checkErrors(of(mentions, 'error'), site)]
}

/** What the address of an interface looks like. All other links ask for no specification, and need none to be read. */
const interfaceAddress = /^https?:\/\/(?:[^/]*\bapi\b|[^?#]*\/(?:v\d+|\d{4}-\d{2}-\d{2})(?:[/?#]|$))/i

/** Links to other hosts: one of them may be a server of a specification. */
function linkedAddresses({ links }: CheckedPage): readonly Mention[] {
  return links.flatMap(({ url, kind, file, place, related }) => {
    if ((kind !== 'link' && kind !== 'bare') || place === null || !interfaceAddress.test(url)) return []
    const written = { text: url, start: 0, end: url.length }
    const { target, query } = splitTarget(written)
    return [
      {
        named: { kind: 'request' as const, method: null, target, host: null, query, fields: [] },
        at: () => ({ file, place, related }),
      },
    ]
  })
}

type Named = Mention['named']

function of<Kind extends Named['kind']>(
  mentions: readonly Mention[],
  kind: Kind,
): readonly (readonly [Mention, Extract<Named, { readonly kind: Kind }>])[] {
  const isOfKind = (named: Named): named is Extract<Named, { readonly kind: Kind }> => named.kind === kind
  return mentions.flatMap((one) => (isOfKind(one.named) ? [[one, one.named] as const] : []))
}

/** The specifications that the page is about: it shows them, belongs to their reference, or leads to it. */
function usedSpecifications({ route, frontMatter, links }: CheckedPage, shown: readonly ShownPart[], site: SiteView) {
  const used = new Set(shown.map(({ specification }) => specification))
  if (frontMatter.openapi !== undefined) used.add(frontMatter.openapi)
  for (const reference of site.references) {
    const below = `${reference.route}/`
    if (route.startsWith(below) || links.some(({ url }) => url === reference.route || url.startsWith(below)))
      used.add(reference.specification)
  }
  return used
}

function askedBy({ method, target, host }: RequestMention): RequestQuery {
  const absolute = /^https?:\/\/(?:[^/@]*@)?([^/]*)(.*)$/is.exec(target.text)
  if (absolute === null) return { method, host, path: target.text }
  return { method, host: absolute[1] ?? null, path: absolute[2] ?? '' }
}

/** @returns null where nothing says enough that a specification of the site is meant */
function answerFor(
  asked: RequestQuery,
  specifications: SpecificationViews,
  used: ReadonlySet<string>,
): RequestAnswer | null {
  let best: { readonly answer: RequestAnswer; readonly evidence: number } | null = null
  for (const view of specifications.byName.values()) {
    const answer = findRequest(view.requests(), asked)
    if (answer === null) continue
    const evidence = answer.evidence + (used.has(view.name) ? 1 : 0)
    // One that has the request is right, whatever the others lack.
    const isBetter =
      best === null || (answer.kind === best.answer.kind ? evidence > best.evidence : answer.kind === 'found')
    if (isBetter) best = { answer, evidence }
  }
  return best !== null && best.evidence >= enough ? best.answer : null
}

/** Names of keys that specifications describe elsewhere, or nowhere. */
const credentials = /^(?:api[_-]?key|key|access[_-]?token|token|auth|sig|signature|client_id|client_secret)$/i

function checkNames(
  { query, fields }: RequestMention,
  { at }: Mention,
  { specification, operationId }: Required<ShownPart>,
  specifications: SpecificationViews,
): readonly Diagnostic[] {
  if (query.length + fields.length === 0) return []
  const names = specifications.byName.get(specification)?.names(operationId) ?? null
  if (names === null) return []
  const unknown = (piece: Piece, known: ReadonlySet<string>) => {
    const name = decode(piece.text)
    const base = name.replace(/[[.].*$/s, '')
    if (known.has(name) || known.has(base) || credentials.test(name) || !/^[\w.\-[\]<>]+$/.test(name)) return []
    return [unknownRequestParameter(at(piece), { name, operationId, specification, nearest: nearest(base, known) })]
  }
  return [
    ...(names.openQuery ? [] : query.flatMap((piece) => unknown(piece, names.query))),
    ...(names.openBody
      ? []
      : fields.flatMap((piece) => unknown(piece, names.body.size > 0 ? names.body : names.query))),
  ]
}

function checkSlips(
  mentions: readonly (readonly [Mention, NameMention])[],
  used: ReadonlySet<string>,
  shown: readonly ShownPart[],
  site: SiteView,
): readonly Diagnostic[] {
  if (mentions.length === 0) return []
  const { specifications } = site.data
  const indexes = [...used].flatMap((name) => {
    const view = specifications.byName.get(name)
    if (view === undefined) return []
    const names = shown.flatMap(({ specification, operationId }) =>
      specification === name && operationId !== undefined ? [...(view.names(operationId)?.all ?? [])] : [],
    )
    return [[name, [view.operationIds(), indexNames(new Set(names))]] as const]
  })
  return mentions.flatMap(([{ at }, { name }]) => {
    for (const [specification, lists] of indexes) {
      for (const list of lists) {
        const near = slipOf(name.text, list, (word) => specifications.vocabulary().hasWord(word))
        if (near === null || shapeOf(near) !== shapeOf(name.text) || specifications.vocabulary().has(name.text))
          continue
        return [misspeltApiName(at(name), { name: name.text, specification, nearest: near })]
      }
    }
    return []
  })
}

/** How a name is written: code of another language writes it in another way, and has names of its own. */
function shapeOf(name: string): string {
  return `${/^[A-Z]/.test(name) ? 'A' : 'a'}${name.includes('_') ? '_' : ''}${/[A-Z]/.test(name.slice(1)) ? 'A' : ''}`
}

function checkErrors(mentions: readonly (readonly [Mention, ErrorMention])[], site: SiteView): readonly Diagnostic[] {
  if (mentions.length === 0) return []
  const { errorsByCode, isRefused } = site.data
  const codes = [...errorsByCode.keys()].map(String)
  const lengths = new Set(codes.map(({ length }) => length))
  return mentions.flatMap(([{ at }, { code }]) => {
    if (errorsByCode.has(Number(code.text)) || !lengths.has(code.text.length)) return []
    if (isRefused({ kind: 'errors', name: Number(code.text) })) return []
    return [unknownErrorCode(at(code), { code: code.text, nearest: nearest(code.text, codes) })]
  })
}

function shortened(text: string): string {
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}
