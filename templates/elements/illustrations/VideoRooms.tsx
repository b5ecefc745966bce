import type { ReactElement } from 'react'
import { interfaceIcons } from '../icons/interface-icons.ts'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Person, Sheet, Sign } from './shapes.tsx'

const tiles = [
  { x: 36, y: 50 },
  { x: 204, y: 50 },
  { x: 36, y: 138 },
  { x: 204, y: 138 },
]

/** A room with four people, one of whom speaks. */
export function VideoRooms(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={6} y={70} width={388} height={206} rx={24} />
      <Sheet x={24} y={24} width={352} height={250} radius={14} />
      <circle className="art-danger" cx={44} cy={37} r={4} />
      <rect className="art-bar" x={54} y={34} width={42} height={6} rx={3} />
      {tiles.map(({ x, y }, index) => (
        <g key={`${x} ${y}`}>
          <rect className={index === 1 ? 'art-chosen' : 'art-surface'} x={x} y={y} width={160} height={80} rx={8} />
          <Person x={x + 80} y={y + 40} radius={26} tone={index === 1 ? 'accent' : 'tint'} />
          <rect className="art-bar" x={x + 10} y={y + 66} width={[34, 46, 28, 40][index]} height={6} rx={3} />
        </g>
      ))}
      <path className="art-accent-line" d="M338 64v6m5-10v14m5-9v4" />
      <Sign x={152} y={246} radius={16} path={subjectIcons.video} />
      <circle className="art-danger" cx={200} cy={246} r={16} />
      <rect className="art-on" x={191} y={243.5} width={18} height={5} rx={2.5} />
      <Sign x={248} y={246} radius={16} path={interfaceIcons['open-page']} />
    </>
  )
}
