import type { ReactElement } from 'react'
import { interfaceIcons } from '../icons/interface-icons.ts'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Bar, Person, Phone, Sheet, Sign } from './shapes.tsx'

/** Heights of the bars of a voice. */
const wave = [8, 16, 28, 18, 36, 24, 44, 30, 20, 38, 26, 12, 22, 10].map((height, index) => ({
  height,
  x: 15 + index * 8,
}))

/** A call with several people in it, recorded and spoken. */
export function VoiceAdvancedFeatures(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={66} y={20} width={268} height={270} rx={24} />
      <path className="art-line art-dashed" d="M62 92c36 0 36 40 74 40M62 214c36 0 36-40 74-40M272 110h40M272 204h40" />
      <Person x={44} y={92} radius={24} />
      <Person x={44} y={214} radius={24} />
      <Phone x={134} y={24} width={138} height={262}>
        <Person x={69} y={44} radius={26} />
        <Bar x={37} y={80} width={64} height={7} />
        <text className="art-text art-code art-quiet" x={69} y={107} textAnchor="middle">
          00:42
        </text>
        {wave.map(({ height, x }) => (
          <rect className="art-accent" x={x} y={148 - height / 2} width={4} height={height} rx={2} key={x} />
        ))}
        <circle className="art-surface" cx={31} cy={210} r={15} />
        <g className="art-fill">
          {[24, 31, 38].flatMap((x) => [203, 210, 217].map((y) => <circle cx={x} cy={y} r={1.8} key={`${x} ${y}`} />))}
        </g>
        <circle className="art-danger" cx={69} cy={210} r={15} />
        <rect className="art-on" x={61} y={207.5} width={16} height={5} rx={2.5} />
        <circle className="art-surface" cx={107} cy={210} r={15} />
        <path className="art-line" d="M107 203v14m-7-7h14" />
      </Phone>
      <Sheet x={302} y={86} width={84} height={48} />
      <circle className="art-danger" cx={322} cy={110} r={6} />
      <Bar x={336} y={102} width={38} />
      <Bar x={336} y={113} width={24} height={5} />
      <Sheet x={302} y={180} width={84} height={48} />
      <path className="art-accent-line" d="M318 204v0m7-6v12m7-18v24m7-19v14m7-10v6m7-14v22m7-15v8" />
      <Sign x={136} y={46} radius={18} path={subjectIcons.handset} tone="accent" />
      <Sign x={272} y={44} radius={18} path={interfaceIcons.lock} />
    </>
  )
}
