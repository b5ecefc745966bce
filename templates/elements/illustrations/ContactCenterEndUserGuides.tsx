import type { ReactElement } from 'react'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Bar, Check, Person, Sheet, Sign, Window } from './shapes.tsx'

/** What somebody at a contact centre works with, and the guide to it. */
export function ContactCenterEndUserGuides(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={52} y={18} width={300} height={262} rx={24} />
      <Window x={18} y={44} width={302} height={212}>
        <path className="art-hair" d="M104 0v186" />
        <rect className="art-surface" x={8} y={10} width={88} height={40} rx={8} />
        {[30, 74, 118, 162].map((y, index) => (
          <g key={y}>
            <Person x={26} y={y} radius={12} tone={index === 0 ? 'accent' : 'tint'} />
            <Bar x={45} y={y - 7} width={index % 2 === 0 ? 42 : 34} />
            <Bar x={45} y={y + 3} width={26} height={4} />
          </g>
        ))}
        <circle className="art-success" cx={35} cy={39} r={4.5} />
        <Person x={128} y={24} radius={11} />
        <Bar x={146} y={16} width={62} />
        <Bar x={146} y={26} width={38} height={4} />
        <path className="art-hair" d="M104 44h198" />
        <path className="art-surface" d="M120 66a8 8 0 0 1 8-8h78a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-86z" />
        <Bar x={132} y={68} width={68} />
        <Bar x={132} y={79} width={46} />
        <path className="art-accent" d="M188 112a8 8 0 0 1 8-8h78a8 8 0 0 1 8 8v28h-86a8 8 0 0 1-8-8z" />
        <Bar x={200} y={114} width={64} tone="on" />
        <Bar x={200} y={125} width={42} tone="on" />
        <rect className="art-field" x={120} y={154} width={166} height={22} rx={11} />
        <Bar x={132} y={162} width={52} />
      </Window>
      <Sheet x={290} y={26} width={92} height={112} />
      <path className="art-accent" d="M356 26h14v30l-7-6-7 6z" />
      <Bar x={304} y={46} width={40} height={8} />
      {[70, 90, 110].map((y) => (
        <g key={y}>
          <Check x={310} y={y} radius={6} />
          <Bar x={323} y={y - 3} width={y === 90 ? 32 : 44} />
        </g>
      ))}
      <Sign x={330} y={236} radius={40} path={subjectIcons.contact} tone="accent" />
    </>
  )
}
