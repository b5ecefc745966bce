import { closeSync, openSync, readSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { ImageSize } from '../model/image-size.ts'

/** Bytes of the beginning of a file in which every format that is read names its size. */
const headLength = 512 * 1024

/**
 * Reads the size of an image from the beginning of its file.
 *
 * @param location absolute path
 * @returns CSS pixels as the file says, turned upright; null for what is no image that can be read, or is there no more
 */
export function readImageSize(location: string): ImageSize | null {
  let file: number | null = null
  try {
    file = openSync(location, 'r')
    const head = Buffer.alloc(headLength)
    const length = readSync(file, head, 0, headLength, 0)
    const { width, height, orientation } = imageSize(head.subarray(0, length))
    // EXIF orientations from 5 on lie on their side.
    return orientation !== undefined && orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  } finally {
    if (file !== null) closeSync(file)
  }
}
