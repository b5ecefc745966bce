import type { DrawingColors } from './drawing.ts'

/** The page's roles, by what they are in a drawing. */
const roles = {
  text: 'text',
  muted: 'muted',
  line: 'control-border',
  canvas: 'canvas',
  surface: 'surface',
  shape: 'accent-ground',
  edge: 'accent',
  note: 'warning-ground',
  noteEdge: 'warning',
  danger: 'danger',
  dangerGround: 'danger-ground',
} as const

const series = ['accent', 'success', 'warning', 'beta', 'danger', 'decorative', 'info', 'neutral'] as const

/** @returns the colours that the roles have at this place in the page's present theme */
export function readColors(place: Element): DrawingColors {
  const probe = document.createElement('span')
  const canvas = document.createElement('canvas')
  canvas.width = 1
  canvas.height = 1
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  place.append(probe)
  const colorOf = (role: string) => {
    probe.style.color = `var(--${role})`
    return pen === null ? '#888888' : hexOf(pen, getComputedStyle(probe).color)
  }
  const single = Object.fromEntries(Object.entries(roles).map(([name, role]) => [name, colorOf(role)])) as Record<
    keyof typeof roles,
    string
  >
  const colors = {
    ...single,
    series: series.map(colorOf),
    grounds: series.map((role) => colorOf(`${role}-ground`)),
  }
  probe.remove()
  return colors
}

/** Only a drawn point says what any notation of a colour is in red, green and blue. */
function hexOf(pen: CanvasRenderingContext2D, color: string): string {
  pen.fillStyle = color
  pen.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = pen.getImageData(0, 0, 1, 1).data
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** @returns whether the page is dark now, by the reader's choice or the system's */
export function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark'
}

/** Calls `then` after each change of the theme. */
export function whenThemeChanges(then: () => void): void {
  new MutationObserver(then).observe(document.documentElement, { attributeFilter: ['data-theme'] })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', then)
}
