import type { ReactElement } from 'react'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Check, Sheet, Sign } from './shapes.tsx'

const digits = [...'481902'].map((digit, index) => ({ digit, x: 184 + index * 31, last: index === 5 }))

/** The two steps of a verification: a number is asked for, then the code that came to it. */
export function VerificationBestPractices(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={74} y={14} width={286} height={250} rx={24} />
      <Sheet x={18} y={36} width={226} height={146} />
      <text className="art-text art-strong" x={38} y={66}>
        Verify Number
      </text>
      <text className="art-text art-quiet" x={38} y={90}>
        Enter the phone number:
      </text>
      <rect className="art-field" x={38} y={99} width={186} height={30} rx={6} />
      <text className="art-text art-code" x={50} y={118}>
        +1 202 555 0143
      </text>
      <rect className="art-accent" x={38} y={141} width={74} height={24} rx={6} />
      <rect className="art-on" x={54} y={150} width={42} height={6} rx={3} />
      <path className="art-accent-line art-dashed" d="M131 182c0 42-4 48 32 48" />
      <Sheet x={164} y={158} width={220} height={126} />
      <text className="art-text art-quiet" x={184} y={188}>
        Enter verification code:
      </text>
      {digits.map(({ digit, x, last }) => (
        <g transform={`translate(${x} 200)`} key={x}>
          <rect className={last ? 'art-chosen' : 'art-field'} width={25} height={34} rx={6} />
          <text className="art-text art-digit" x={12.5} y={23} textAnchor="middle">
            {digit}
          </text>
        </g>
      ))}
      <Check x={192} y={258} radius={8} />
      <rect className="art-success-ground" x={206} y={250} width={92} height={16} rx={8} />
      <rect className="art-success" x={216} y={255} width={60} height={6} rx={3} />
      <Sign x={312} y={84} radius={40} path={subjectIcons['shield-check']} tone="accent" />
    </>
  )
}
