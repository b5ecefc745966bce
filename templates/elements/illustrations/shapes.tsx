import type { ReactElement, ReactNode } from 'react'

interface BoxProps {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A sheet with round corners, for something on it. */
export function Sheet({ x, y, width, height, radius = 10 }: BoxProps & { readonly radius?: number }): ReactElement {
  return <rect className="art-paper" x={x} y={y} width={width} height={height} rx={radius} />
}

/** @returns a text that takes no more room than so many letters; drawings have nowhere to break a line */
export function fit(text: string, letters: number): string {
  return text.length <= letters ? text : `${text.slice(0, letters - 1)}…`
}

/** A window with its bar. Inside, the origin is the corner below the bar. */
export function Window({
  x,
  y,
  width,
  height,
  title,
  children,
}: BoxProps & { readonly title?: string; readonly children?: ReactNode }): ReactElement {
  return (
    <g>
      <Sheet x={x} y={y} width={width} height={height} />
      <path className="art-hair" d={`M${x} ${y + 26}h${width}`} />
      {[14, 25, 36].map((step) => (
        <circle className="art-bar" cx={x + step} cy={y + 13} r={3} key={step} />
      ))}
      {title !== undefined && (
        <text className="art-text art-quiet" x={x + width / 2} y={y + 17} textAnchor="middle">
          {fit(title, Math.floor((width - 110) / 6))}
        </text>
      )}
      <g transform={`translate(${x} ${y + 26})`}>{children}</g>
    </g>
  )
}

/** A phone with an empty screen; inside, the origin is the screen's corner. */
export function Phone({ x, y, width, height, children }: BoxProps & { readonly children?: ReactNode }): ReactElement {
  return (
    <g>
      <Sheet x={x} y={y} width={width} height={height} radius={18} />
      <rect className="art-fill" x={x + width / 2 - 14} y={y + 8} width={28} height={4} rx={2} />
      <g transform={`translate(${x} ${y + 18})`}>{children}</g>
    </g>
  )
}

type Tone = 'bar' | 'accent' | 'tint' | 'on' | 'keyword' | 'string' | 'function'

/** Words that nobody needs to read: a rounded line of some width. */
export function Bar({
  x,
  y,
  width,
  height = 6,
  tone = 'bar',
}: Omit<BoxProps, 'height'> & { readonly height?: number; readonly tone?: Tone }): ReactElement {
  return <rect className={`art-${tone}`} x={x} y={y} width={width} height={height} rx={height / 2} />
}

/** A line of code as bars, each `[width, tone]`, a gap of 5 between them. */
export function CodeLine({
  x,
  y,
  words,
}: {
  readonly x: number
  readonly y: number
  readonly words: readonly (readonly [number, Tone])[]
}): ReactElement {
  const starts = words.map((_, index) => words.slice(0, index).reduce((sum, [width]) => sum + width + 5, x))
  return (
    <g>
      {words.map(([width, tone], index) => (
        <Bar x={starts[index] ?? x} y={y} width={width} tone={tone} key={starts[index]} />
      ))}
    </g>
  )
}

interface RoundProps {
  readonly x: number
  readonly y: number
  readonly radius: number
}

/** Somebody: head and shoulders in a round picture. */
export function Person({ x, y, radius, tone = 'tint' }: RoundProps & { readonly tone?: Tone }): ReactElement {
  const shoulder = radius * 0.56
  const top = y + radius * 0.22
  const figure = tone === 'accent' ? 'art-on' : 'art-fill'
  const rise = `a${shoulder} ${radius * 0.5} 0 0 1 ${shoulder * 2} 0`
  return (
    <g>
      <circle className={`art-${tone}`} cx={x} cy={y} r={radius} />
      <circle className={figure} cx={x} cy={y - radius * 0.22} r={radius * 0.3} />
      <path className={figure} d={`M${x - shoulder} ${top + radius * 0.5}${rise}z`} />
    </g>
  )
}

/** It went well. */
export function Check({ x, y, radius }: RoundProps): ReactElement {
  const unit = radius / 10
  return (
    <g>
      <circle className="art-success" cx={x} cy={y} r={radius} />
      <path
        className="art-on-line"
        d={`M${x - 4.2 * unit} ${y + 0.3 * unit}l${2.9 * unit} ${2.9 * unit} ${5.4 * unit} ${-6 * unit}`}
      />
    </g>
  )
}

/** A drawn icon of the grid of 20 by 20 in a round sign. */
export function Sign({
  x,
  y,
  radius,
  path,
  tone = 'paper',
}: RoundProps & { readonly path: string; readonly tone?: 'paper' | 'accent' }): ReactElement {
  const scale = (radius * 1.1) / 20
  const line = tone === 'accent' ? 'art-on-line' : 'art-line'
  return (
    <g>
      <circle className={`art-${tone}`} cx={x} cy={y} r={radius} />
      <g transform={`translate(${x - 10 * scale} ${y - 10 * scale}) scale(${scale})`}>
        <path className={`${line} art-even`} d={path} />
      </g>
    </g>
  )
}
