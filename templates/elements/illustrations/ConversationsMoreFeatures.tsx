import type { ReactElement } from 'react'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Bar, Person, Sheet, Sign } from './shapes.tsx'

/** One conversation of several people, each on a channel of their own. */
export function ConversationsMoreFeatures(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={34} y={44} width={312} height={312} rx={28} />
      <path className="art-line art-dashed" d="M46 128h40M46 262h40M294 176h40M294 300h40" />
      <Sheet x={84} y={24} width={212} height={352} radius={16} />
      <Person x={112} y={54} radius={15} tone="accent" />
      <Person x={134} y={54} radius={15} />
      <Person x={156} y={54} radius={15} />
      <Bar x={182} y={46} width={72} height={7} />
      <Bar x={182} y={58} width={44} height={5} />
      <path className="art-hair" d="M84 82h212" />
      <path className="art-surface" d="M100 106a8 8 0 0 1 8-8h104a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8H100z" />
      <Bar x={112} y={110} width={92} />
      <Bar x={112} y={123} width={58} />
      <path className="art-accent" d="M158 158a8 8 0 0 1 8-8h106a8 8 0 0 1 8 8v42H166a8 8 0 0 1-8-8z" />
      <Bar x={170} y={162} width={90} tone="on" />
      <Bar x={170} y={174} width={98} tone="on" />
      <Bar x={170} y={186} width={44} tone="on" />
      <path className="art-surface" d="M100 222a8 8 0 0 1 8-8h84a8 8 0 0 1 8 8v58a8 8 0 0 1-8 8h-92z" />
      <rect className="art-tint" x={108} y={222} width={84} height={44} rx={5} />
      <circle className="art-accent" cx={126} cy={236} r={5} />
      <path className="art-fill" d="M108 261l22-17 15 12 10-8 37 18h-79a5 5 0 0 1-5-5z" />
      <Bar x={108} y={274} width={54} height={5} />
      <path className="art-tint" d="M176 306a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v22h-96a8 8 0 0 1-8-8z" />
      <Bar x={188} y={310} width={70} tone="accent" />
      <rect className="art-field" x={100} y={338} width={180} height={24} rx={12} />
      <Bar x={114} y={347} width={64} />
      <circle className="art-accent" cx={268} cy={350} r={8} />
      <Sign x={42} y={128} radius={24} path={subjectIcons.mobile} />
      <Sign x={42} y={262} radius={24} path={subjectIcons.bubbles} tone="accent" />
      <Sign x={338} y={176} radius={24} path={subjectIcons.email} />
      <Sign x={338} y={300} radius={24} path={subjectIcons.globe} />
    </>
  )
}
