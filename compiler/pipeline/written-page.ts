import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib'
import type { OutputFile } from '../model/output.ts'

/** The files of a page as bytes, and the scripts and styles that it names, by source. */
export interface WrittenPage {
  readonly files: readonly { readonly path: string; readonly bytes: Buffer }[]
  readonly sources: readonly string[]
}

/** What tells the files of a page apart from others of the same names. */
export interface PageOutput {
  /** `size` in bytes, `hash` SHA-256 in hexadecimal. */
  readonly files: readonly { readonly path: string; readonly size: number; readonly hash: string }[]
  readonly sources: readonly string[]
}

/** What comes before the packed bytes. */
interface Head {
  readonly files: readonly (readonly [path: string, length: number])[]
  readonly sources: readonly string[]
  /** Lengths of what each file was packed to, where not all were packed at once. */
  readonly each?: readonly number[]
}

/** @returns the bytes of a file that a page makes; pages make all of theirs and copy none */
export function bytesOf(content: OutputFile['content']): Buffer {
  if (typeof content === 'string') return Buffer.from(content)
  if (content instanceof Uint8Array) return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if ('bytes' in content) return bytesOf(content.bytes())
  throw new Error('A page copies no file')
}

/** Takes a third of the time of the fastest of zlib, for the same size; a window that holds no more than a page, half of that. */
const fastest = { [constants.BROTLI_PARAM_QUALITY]: 0, [constants.BROTLI_PARAM_LGWIN]: 18 }

/** Bytes of a page from which on its files are packed one by one: together they would have to be copied first. */
const most = 1_000_000

/** The frame makes pages of one kind so alike that the fastest compression leaves a fifth. */
export function packWritten({ files, sources }: WrittenPage): Buffer {
  const isLong = files.reduce((sum, { bytes }) => sum + bytes.length, 0) > most
  const packed = isLong ? files.map(({ bytes }) => pack(bytes)) : [pack(Buffer.concat(files.map(({ bytes }) => bytes)))]
  const head: Head = {
    files: files.map(({ path, bytes }) => [path, bytes.length]),
    sources,
    ...(isLong && { each: packed.map(({ length }) => length) }),
  }
  const headBytes = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  return Buffer.concat([length, headBytes, ...packed])
}

function pack(bytes: Buffer): Buffer {
  return brotliCompressSync(bytes, { params: fastest })
}

export function unpackWritten(packed: Buffer): WrittenPage {
  const bodyAt = 4 + packed.readUInt32LE(0)
  const { files, sources, each } = JSON.parse(packed.toString('utf8', 4, bodyAt)) as Head
  const body = packed.subarray(bodyAt)
  const parts = each === undefined ? cut(brotliDecompressSync(body), lengthsOf(files)) : cut(body, each).map(unpack)
  return { sources, files: files.map(([path], at) => ({ path, bytes: parts[at] ?? Buffer.alloc(0) })) }
}

function unpack(packed: Buffer): Buffer {
  return brotliDecompressSync(packed)
}

function lengthsOf(files: Head['files']): readonly number[] {
  return files.map(([, length]) => length)
}

function cut(bytes: Buffer, lengths: readonly number[]): readonly Buffer[] {
  let at = 0
  return lengths.map((length) => {
    at += length
    return bytes.subarray(at - length, at)
  })
}
