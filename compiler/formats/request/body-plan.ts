import type { FieldEncoding } from './pairs.ts'

/** One encoding of a request's body. */
export interface BodyPlan {
  /** The media type. */
  readonly type: string
  readonly encodings: Readonly<Record<string, FieldEncoding>>
  /** Names of fields that hold a file. */
  readonly files: readonly string[]
}

export interface Multipart {
  readonly kind: 'multipart'
  readonly type: string
  readonly parts: readonly Part[]
}

export interface Part {
  /** Null in a list of parts. */
  readonly name: string | null
  readonly value: string
  /** `value` is the name of a file. */
  readonly file: boolean
  /** Its media type; null where the specification names none. */
  readonly type: string | null
}
