import type { ImageSize } from '../../model/image-size.ts'

/** What an author's HTML sets: text as it is written, or a number. */
type Length = string | number | undefined

interface ShownSize {
  readonly width?: number
  readonly height?: number
  /** A width that is a part of the column, as HTML has it. */
  readonly percent?: string
}

/**
 * The size at which an image is shown. What an author leaves out follows from the file: the image keeps its shape, and
 * its place while it loads.
 *
 * @param size of the file; null where it is not known
 */
export function shownSize(given: { width: Length; height: Length }, size: ImageSize | null): ShownSize {
  const percent = /^\s*(\d+(?:\.\d+)?%)\s*$/.exec(String(given.width))?.[1]
  if (percent !== undefined) return { ...size, percent }
  const [width, height] = [pixels(given.width), pixels(given.height)]
  if (width === null && height === null) return size ?? {}
  const ratio = size === null ? 0 : size.width / size.height
  const known = {
    width: width ?? Math.round((height ?? 0) * ratio),
    height: height ?? Math.round((width ?? 0) / ratio),
  }
  if (Number.isFinite(ratio) && ratio > 0) return known
  return { ...(width !== null && { width }), ...(height !== null && { height }) }
}

/** HTML reads the digits at the beginning, whatever unit stands after them. */
function pixels(length: Length): number | null {
  const digits = /^\s*(\d+(?:\.\d+)?)(?![\d.]*%)/.exec(String(length ?? ''))?.[1]
  return digits === undefined ? null : Math.round(Number(digits))
}
