/** Numbers of 32 bits that come one after the other. */
export interface GrowingWords {
  /** Longer than what is written: the system gives no memory for what was never touched. */
  words: Uint32Array
  length: number
}

/** The same for bytes. */
export interface GrowingBytes {
  bytes: Buffer
  length: number
}

/** By how much there is room for more than what is asked for: each growth copies all that is there. */
const growth = 1.5

/** @param room for so many numbers there is place before the first growth */
export function growingWords(room = 1024): GrowingWords {
  return { words: new Uint32Array(room), length: 0 }
}

/** @param room for so many bytes there is place before the first growth */
export function growingBytes(room = 4096): GrowingBytes {
  return { bytes: Buffer.allocUnsafeSlow(room), length: 0 }
}

/** Makes room for so many numbers after those that are there. */
export function makeRoom(list: GrowingWords, more: number): void {
  const { words, length } = list
  if (length + more <= words.length) return
  list.words = new Uint32Array(Math.ceil((length + more) * growth))
  list.words.set(words.subarray(0, length))
}

/** Puts a number after those that are there. */
export function push(list: GrowingWords, word: number): void {
  makeRoom(list, 1)
  list.words[list.length++] = word
}

/** @returns room for so many bytes after those that are there, as far as it counts the caller writes it */
export function roomFor(list: GrowingBytes, more: number): Buffer {
  const { bytes, length } = list
  if (length + more <= bytes.length) return bytes
  list.bytes = Buffer.allocUnsafeSlow(Math.ceil((length + more) * growth))
  bytes.copy(list.bytes, 0, 0, length)
  return list.bytes
}

/** Puts bytes after those that are there. */
export function pushBytes(list: GrowingBytes, added: Buffer): void {
  roomFor(list, added.length).set(added, list.length)
  list.length += added.length
}

/** @returns what is written, where it lies */
export function writtenWords({ words, length }: GrowingWords): Uint32Array {
  return words.subarray(0, length)
}

/** @returns what is written, where it lies */
export function writtenBytes({ bytes, length }: GrowingBytes): Buffer {
  return bytes.subarray(0, length)
}
