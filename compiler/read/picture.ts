/** What pictures begin with, each from a byte on (MIME Sniffing standard, section 6.1; AVIF 1.1, section 6.2). */
const beginnings: readonly (readonly [at: number, bytes: string])[] = [
  [0, '\x89PNG\r\n\x1a\n'],
  [0, '\xff\xd8\xff'],
  [0, 'GIF8'],
  [8, 'WEBP'],
  [4, 'ftyp'],
  [0, '\0\0\x01\0'],
  [0, '\0\0\x02\0'],
  [0, 'BM'],
]

/** Whether a file begins as a picture of pixels does, whatever its name says: browsers go by that, too. */
export function isPicture(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 16)).toString('latin1')
  return beginnings.some(([at, start]) => head.startsWith(start, at))
}
