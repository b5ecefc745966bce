import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Characters of a page from which on its texts are packed until all are there. */
const most = 1_000_000

/** Characters that are packed at once: each time takes room of its own. */
const atOnce = 64_000

const fastest = { [constants.BROTLI_PARAM_QUALITY]: 0 }

/**
 * Texts that follow one another and become bytes: those of a long page would stand beside its bytes, and what the theme puts
 * around thousands of headings packs to a twentieth.
 */
export class HeldText {
  readonly #pieces: (string | { readonly packed: Buffer; readonly size: number })[] = []
  #length = 0
  /** Those that are to be packed next. */
  #last: string[] = []
  #lastLength = 0

  add(text: string): void {
    this.#length += text.length
    if (this.#length <= most) {
      this.#pieces.push(text)
      return
    }
    this.#last.push(text)
    this.#lastLength += text.length
    if (this.#lastLength < atOnce) return
    this.#pieces.push(pack(this.#last.join('')))
    this.#last = []
    this.#lastLength = 0
  }

  /**
   * @param rest called between two pieces
   * @returns the bytes in UTF-8, between two texts
   */
  bytes(before: string, after: string, rest = () => {}): Uint8Array {
    const pieces = [before, ...this.#pieces, ...this.#last, after]
    const size = pieces.reduce(
      (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.size),
      0,
    )
    const bytes = Buffer.allocUnsafeSlow(size)
    let at = 0
    for (const piece of pieces) {
      at += typeof piece === 'string' ? bytes.write(piece, at) : unpack(piece).copy(bytes, at)
      rest()
    }
    return bytes
  }

  toString(): string {
    return Buffer.from(this.bytes('', '')).toString()
  }
}

/** In one chunk: the usual ones are put together once more. */
function unpack({ packed, size }: { readonly packed: Buffer; readonly size: number }): Buffer {
  return brotliDecompressSync(packed, { chunkSize: Math.max(size, constants.Z_MIN_CHUNK) })
}

function pack(text: string) {
  const bytes = Buffer.from(text)
  // What Node gives is a part of a buffer that is many times as long.
  return { packed: Buffer.from(brotliCompressSync(bytes, { params: fastest })), size: bytes.length }
}
