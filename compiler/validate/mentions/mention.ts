import type { At } from '../../diagnostics/diagnostic.ts'

/** Some characters of a code: UTF-16 offsets into it. */
export interface Piece {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Methods, as a pattern: what begins with one and an address is a request. */
export const methods = 'GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE'

/** A request as an author wrote it, in prose or in a sample. */
export interface RequestMention {
  readonly kind: 'request'
  /** In capitals; null for an address alone. */
  readonly method: string | null
  /** A path or an absolute URL, without its query. */
  readonly target: Piece
  /** Where the path begins that `target` only has a part of: the `Host` header of an HTTP message. */
  readonly host: string | null
  /** Names in the query. */
  readonly query: readonly Piece[]
  /** Names at the top of the body; none when the body could not be read. */
  readonly fields: readonly Piece[]
}

/** An identifier: perhaps of an operation, a parameter or a property. */
export interface NameMention {
  readonly kind: 'name'
  readonly name: Piece
}

/** The number of an error. */
export interface ErrorMention {
  readonly kind: 'error'
  readonly code: Piece
}

/** What a code in a page looks like. Whether it is right only the data of the site can tell. */
export type Named = RequestMention | NameMention | ErrorMention

/** The same with its place. */
export interface Mention {
  readonly named: Named
  /** @returns the place of one of its pieces */
  at(piece: Piece): At
}
