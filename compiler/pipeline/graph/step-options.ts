export interface StepOptions<Value> {
  /**
   * The same text only for values that no reader can tell apart: who has read the old one is right still. Without it a value
   * is known by the bytes that are kept of it, and where none are, every one that was made anew counts as another one.
   */
  readonly print?: (value: Value) => string
  /** The value from its print, where that holds all of it. */
  readonly read?: (print: string) => unknown
  /** How a value is kept for other processes, where making it costs more than reading it. */
  readonly stored?: Codec<Value>
  /**
   * How many values stay in memory, the last used; without it all do. Of the others stays what they were made from, and one
   * that is asked for is made again.
   */
  readonly keep?: number
  /** The same for values that a store has the bytes of; the others stay. */
  readonly keepStored?: number
  /** What a value is made of stays elsewhere, too: as its bytes are read it would be there twice. */
  readonly sharesParts?: true
}

/** A value as bytes. What `decode` throws means that they can't be used. */
export interface Codec<Value> {
  /** @returns null for a value that is not worth it */
  readonly encode: (value: Value, subject: string) => string | Uint8Array | null
  readonly decode: (bytes: Buffer, subject: string) => unknown
}
