import { hash } from 'node:crypto'

/** @returns SHA-256 of bytes, or of a text as UTF-8; hexadecimal */
export function sha256(content: string | Uint8Array): string {
  return hash('sha256', content)
}

/** @returns the first 128 bits of SHA-256 as base64url: where a hash stands in lists of thousands */
export function halfSha256(content: string | Uint8Array): string {
  return hash('sha256', content, 'buffer').subarray(0, 16).toString('base64url')
}

/** @returns SHA-1 as base64: what prints are made of, which tell answers apart and are not signed */
export function sha1(text: string): string {
  return hash('sha1', text, 'base64')
}

/** @returns 32 bits that depend on the text alone: FNV-1a (Fowler, Noll, Vo) over its UTF-16 units */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
