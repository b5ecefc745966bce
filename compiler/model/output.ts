/** A file of the output, as a value: `path` is relative to the output folder with `/` as separator. */
export interface OutputFile {
  readonly path: string
  /** For operators alone: the file lies in the folder beside the output (`<out>.host`), which is not published. */
  readonly isForHost?: true
  readonly content: string | Uint8Array | CopiedContent | KnownContent | LongContent
}

/** A file that is published as it is. */
export interface CopiedContent {
  /** Absolute path. */
  readonly copy: string
  /** What was looked into; a file that has taken its place since then, or a link, is not copied. */
  readonly version?: string
}

/** A file of the output that is text. */
export interface TextFile extends OutputFile {
  readonly content: string
}

/** Bytes that were made before: whoever has a file with this hash need not ask for them. */
export interface KnownContent {
  /** Bytes. */
  readonly size: number
  /** SHA-256, hexadecimal. */
  readonly hash: string
  readonly bytes: () => Uint8Array
  /** The same piece by piece, where all at once take much room. */
  readonly pieces?: () => Iterable<Uint8Array>
}

/** Bytes that take much room at once. */
interface LongContent {
  readonly bytes: () => Uint8Array
  readonly pieces: () => Iterable<Uint8Array>
}

/** @returns what a file holds as text; null for one that is published as it is */
export function textIn(content: OutputFile['content']): string | null {
  if (typeof content === 'string') return content
  if (content instanceof Uint8Array) return Buffer.from(content).toString()
  return 'bytes' in content ? Buffer.from(content.bytes()).toString() : null
}
