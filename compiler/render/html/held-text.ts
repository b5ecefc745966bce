import { PackedBytes, pack } from '../../formats/packed-bytes.ts'

/** Characters of a page from which on its texts are packed. */
const most = 1_000_000

/** Characters that are packed at once: each time takes room of its own. */
const atOnce = 64_000

/** Texts that follow one another and become bytes; those of a long page are packed as they come, and stay so. */
export class HeldText {
  readonly #packed: Buffer[] = []
  /** Bytes of what is packed. */
  #size = 0
  /** Characters of all. */
  #length = 0
  /** Those that are not packed, and their characters. */
  #texts: string[] = []
  #textLength = 0

  add(text: string): void {
    this.#texts.push(text)
    this.#length += text.length
    this.#textLength += text.length
    if (this.#length > most && this.#textLength >= atOnce) this.#pack()
  }

  /** @returns the bytes in UTF-8, between two texts; packed where they are long */
  file(before: string, after: string): Uint8Array | PackedBytes {
    if (this.#packed.length === 0) return joinedBytes([before, ...this.#texts, after])
    this.#texts.push(after)
    this.#pack()
    const first = Buffer.from(before)
    return new PackedBytes(first.length + this.#size, [pack(first), ...this.#packed])
  }

  toString(): string {
    const file = this.file('', '')
    return Buffer.from(file instanceof PackedBytes ? file.bytes() : file).toString()
  }

  #pack(): void {
    for (const text of joinedTo(atOnce, this.#texts)) {
      const bytes = Buffer.from(text)
      this.#size += bytes.length
      // What Node gives of few bytes is a part of a buffer that is many times as long.
      this.#packed.push(Buffer.from(pack(bytes)))
    }
    this.#texts = []
    this.#textLength = 0
  }
}

/** One after the other: a text of all would stand beside its pieces. */
function joinedBytes(texts: readonly string[]): Buffer {
  const bytes = Buffer.allocUnsafeSlow(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0))
  let at = 0
  for (const text of texts) at += bytes.write(text, at)
  return bytes
}

/** @returns the same texts, each joined with those after it until it has so many characters */
function* joinedTo(length: number, texts: readonly string[]): Generator<string> {
  let some: string[] = []
  let sum = 0
  for (const text of texts) {
    some.push(text)
    sum += text.length
    if (sum < length) continue
    yield some.join('')
    some = []
    sum = 0
  }
  yield some.join('')
}
