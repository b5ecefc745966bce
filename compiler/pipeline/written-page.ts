import { PackedBytes, pack, unpack } from '../formats/packed-bytes.ts'
import type { OutputFile } from '../model/output.ts'

/** The files of a page as bytes, and the scripts and styles that it names, by source. */
export interface WrittenPage {
  readonly files: readonly { readonly path: string; readonly content: Buffer | PackedBytes }[]
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
  /** Of each file what its pieces were packed to, where not all files were packed at once. */
  readonly each?: readonly (readonly number[])[]
}

/**
 * @returns what a file that a page makes holds
 * @throws for one that is copied: pages make all of theirs
 */
export function writtenContent(content: OutputFile['content']): Buffer | PackedBytes {
  if (content instanceof PackedBytes) return content
  if (typeof content === 'string') return Buffer.from(content)
  if (content instanceof Uint8Array) return Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  if ('bytes' in content) return writtenContent(content.bytes())
  throw new Error('A page copies no file')
}

/** Bytes of a page from which on its files are packed one by one: together they would have to be copied first. */
const most = 1_000_000

/** The frame makes pages of one kind so alike that the fastest compression leaves a fifth. */
export function packWritten({ files, sources }: WrittenPage): Buffer {
  const contents = files.map(({ content }) => content)
  const bytes = contents.filter((content) => Buffer.isBuffer(content))
  const isLong = bytes.length < contents.length || bytes.reduce((sum, { length }) => sum + length, 0) > most
  const packed = isLong
    ? contents.map((one) => (one instanceof PackedBytes ? one.packed : [pack(one)]))
    : [[pack(Buffer.concat(bytes))]]
  const head: Head = {
    files: files.map(({ path, content }) => [path, sizeOf(content)]),
    sources,
    ...(isLong && { each: packed.map((pieces) => pieces.map(({ length }) => length)) }),
  }
  const headBytes = Buffer.from(JSON.stringify(head))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(headBytes.length)
  return Buffer.concat([length, headBytes, ...packed.flat()])
}

/** @returns how many bytes a file has, unpacked */
export function sizeOf(content: Buffer | PackedBytes): number {
  return content instanceof PackedBytes ? content.size : content.length
}

/** @returns the files of a page from the bytes that they were kept as */
export function unpackWritten(packed: Buffer): WrittenPage {
  const bodyAt = 4 + packed.readUInt32LE(0)
  const { files, sources, each } = JSON.parse(packed.toString('utf8', 4, bodyAt)) as Head
  const body = packed.subarray(bodyAt)
  const sizes = files.map(([, size]) => size)
  const contents = each === undefined ? cut(unpack(body), sizes) : unpacked(body, each, sizes)
  return { sources, files: files.map(([path], at) => ({ path, content: contents[at] ?? Buffer.alloc(0) })) }
}

function unpacked(body: Buffer, each: NonNullable<Head['each']>, sizes: readonly number[]) {
  const files = cut(
    body,
    each.map((lengths) => lengths.reduce((sum, length) => sum + length, 0)),
  )
  return files.map((file, at) => {
    const [first = file, ...more] = cut(file, each[at] ?? [])
    return more.length === 0 ? unpack(first) : new PackedBytes(sizes[at] ?? 0, [first, ...more])
  })
}

function cut(bytes: Buffer, lengths: readonly number[]): readonly Buffer[] {
  let at = 0
  return lengths.map((length) => {
    at += length
    return bytes.subarray(at - length, at)
  })
}
