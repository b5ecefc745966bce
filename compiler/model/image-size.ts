/** The size of an image file in CSS pixels. */
export interface ImageSize {
  readonly width: number
  readonly height: number
}
