/** Colours of the page's theme as `#rrggbb`: the only form that the drawing library can mix. */
export interface DrawingColors {
  readonly text: string
  readonly muted: string
  readonly line: string
  readonly canvas: string
  readonly surface: string
  /** Shapes: their ground, their edge. */
  readonly shape: string
  readonly edge: string
  /** Notes and accents. */
  readonly note: string
  readonly noteEdge: string
  readonly danger: string
  readonly dangerGround: string
  /** What follows one another in charts: the canvas' colour can be read on each of these. */
  readonly series: readonly string[]
  /** The same in light tones: text can be read on them. */
  readonly grounds: readonly string[]
}

/** What the page asks of its frame; the answer comes back on the port that is sent along. */
export interface DrawingRequest {
  readonly source: string
  readonly dark: boolean
  readonly colors: DrawingColors
}

/** A picture in CSS pixels, or why there is none. */
export type DrawingReply =
  | { readonly svg: string; readonly width: number; readonly height: number }
  | { readonly fault: string }

/** What a frame says once when it can draw. */
export const readyMessage = 'diagram-frame-ready'

/** @returns a reply of the frame, or null for anything else: what comes from a frame is only believed by its shape */
export function readReply(data: unknown): DrawingReply | null {
  if (typeof data !== 'object' || data === null) return null
  if ('fault' in data && typeof data.fault === 'string') return { fault: data.fault }
  if (!('svg' in data && 'width' in data && 'height' in data)) return null
  const { svg, width, height } = data
  const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && Number.isFinite(value)
  return typeof svg === 'string' && isSize(width) && isSize(height) ? { svg, width, height } : null
}
