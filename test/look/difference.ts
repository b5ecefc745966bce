import type { Page } from 'playwright-core'

export interface Tolerance {
  /** Of 255: a channel that differs by less is the same. */
  readonly channel: number
  /** Of all pixels: fewer that differ are none. */
  readonly share: number
}

/**
 * Compares two PNG files in a page of the browser that made them.
 *
 * @returns what differs, in words; null where nothing does within the tolerance
 */
export async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
  { channel, share }: Tolerance,
): Promise<string | null> {
  if (before.equals(after)) return null
  const found = await page.evaluate(
    async ({ pictures, channel }) => {
      const pixels = async (base64: string) => {
        const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
        const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D
        pen.drawImage(bitmap, 0, 0)
        return pen.getImageData(0, 0, bitmap.width, bitmap.height)
      }
      const [one, other] = (await Promise.all(pictures.map(pixels))) as [ImageData, ImageData]
      const sizes = [one, other].map(({ width, height }) => `${width} x ${height}`)
      if (sizes[0] !== sizes[1]) return { sizes, differing: 0, all: 1 }
      let differing = 0
      for (let at = 0; at < one.data.length; at += 4) {
        const distance = (offset: number) =>
          Math.abs((one.data[at + offset] as number) - (other.data[at + offset] as number))
        if (Math.max(distance(0), distance(1), distance(2)) >= channel) differing += 1
      }
      return { sizes: null, differing, all: one.width * one.height }
    },
    { pictures: [before.toString('base64'), after.toString('base64')], channel },
  )
  if (found.sizes !== null) return `${found.sizes[0]} before, ${found.sizes[1]} now`
  const part = found.differing / found.all
  return part <= share ? null : `${(part * 100).toFixed(2)} % of the pixels`
}
