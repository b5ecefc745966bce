/** The largest size of a file in bytes, by what it is. */
export interface ReadLimits {
  readonly page: number
  readonly settings: number
  readonly data: number
}

const megabyte = 1024 * 1024

export const defaultReadLimits: ReadLimits = { page: 5 * megabyte, settings: 10 * megabyte, data: 50 * megabyte }

/** Bytes of a file that is published as it is: it is read as a whole, and no host takes more. */
export const maxAsset = 1024 * megabyte

/** Says a size as people read it: `5.2 MB`. */
export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} bytes`
  if (bytes < megabyte) return `${rounded(bytes / 1024)} KB`
  return `${rounded(bytes / megabyte)} MB`
}

/** @returns the size of what is larger than a limit, in words that are not those of the limit */
export function sizeOver(bytes: number, limit: number): string {
  const [size, most] = [sizeText(bytes), sizeText(limit)]
  return size === most ? `more than ${most}` : size
}

function rounded(value: number): string {
  return String(Math.round(value * 10) / 10)
}
