/** A page or a partial that takes more than these seconds, in this version of it. */
export interface SlowFile {
  readonly file: string
  readonly seconds: number
  readonly version: string | null
}

/** Where one thread writes down what it is at, for another to see while the first can't be asked. */
export interface ProgressBuffer {
  readonly buffer: SharedArrayBuffer
  write(page: SlowFile | null): void
  /** @returns null where it is at none; `number` is another one after each `write` */
  read(): { readonly number: number; readonly page: SlowFile } | null
}

const header = 8
/** More than the names and numbers of a page take. */
const size = 8192

/** @param buffer of the other thread; default: a new one */
export function progressBuffer(buffer = new SharedArrayBuffer(size)): ProgressBuffer {
  const [number, length] = [0, 1]
  const numbers = new Int32Array(buffer, 0, 2)
  const bytes = new Uint8Array(buffer, header)
  return {
    buffer,
    write(page) {
      const text = page === null ? Buffer.alloc(0) : Buffer.from(JSON.stringify(page))
      Atomics.store(numbers, length, 0)
      Atomics.add(numbers, number, 1)
      if (text.length > bytes.length) return
      bytes.set(text)
      Atomics.store(numbers, length, text.length)
    },
    read() {
      const before = Atomics.load(numbers, number)
      const text = Buffer.from(bytes.slice(0, Atomics.load(numbers, length))).toString('utf8')
      // It was written meanwhile: then the work goes on.
      if (text === '' || Atomics.load(numbers, number) !== before) return null
      return { number: before, page: JSON.parse(text) }
    },
  }
}
