import { heavyImage } from '../diagnostics/codes/links.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { sizeText } from '../read/limits.ts'

const megabyte = 1024 * 1024

/**
 * @param path of the image in the site
 * @param size bytes; null for what is no asset
 * @returns a warning for an image that keeps readers waiting
 */
export function findHeavyImage(path: string, size: number | null, at: At): Diagnostic | null {
  return size !== null && size > megabyte ? heavyImage(at, { path, size: sizeText(size) }) : null
}
