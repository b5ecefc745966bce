import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'

/** Characters of a page from which on its texts are packed until all are there. */
const most = 1_000_000

const fastest = { [constants.BROTLI_PARAM_QUALITY]: 0 }

/**
 * Texts that follow one another and become bytes: those of a long page would stand beside its bytes, and what the theme puts
 * around thousands of headings packs to a twentieth.
 */
export class HeldText {
  readonly #pieces: (string | { readonly packed: Buffer; readonly size: number })[] = []
  #length = 0

  add(text: string): void {
    this.#length += text.length
    this.#pieces.push(this.#length > most ? pack(text) : text)
  }

  /**
   * @param rest called between two pieces
   * @returns the bytes in UTF-8, between two texts
   */
  bytes(before: string, after: string, rest = () => {}): Uint8Array {
    const pieces = [before, ...this.#pieces, after]
    const size = pieces.reduce(
      (sum, piece) => sum + (typeof piece === 'string' ? Buffer.byteLength(piece) : piece.size),
      0,
    )
    const bytes = Buffer.allocUnsafeSlow(size)
    let at = 0
    for (const piece of pieces) {
      at += typeof piece === 'string' ? bytes.write(piece, at) : brotliDecompressSync(piece.packed).copy(bytes, at)
      rest()
    }
    return bytes
  }

  toString(): string {
    return Buffer.from(this.bytes('', '')).toString()
  }
}

function pack(text: string) {
  const bytes = Buffer.from(text)
  return { packed: brotliCompressSync(bytes, { params: fastest }), size: bytes.length }
}
