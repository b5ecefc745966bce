import type { ReactElement } from 'react'
import { subjectIcons } from '../icons/subject-icons.ts'
import { Bar, Check, fit, Sheet, Window } from './shapes.tsx'

interface ServerlessToolkitProps {
  /** The brand's command-line tool, and how its command begins. */
  readonly cliName: string
  readonly command: string
}

/** Functions and assets go out with one command. */
export function ServerlessToolkit({ cliName, command }: ServerlessToolkitProps): ReactElement {
  return (
    <>
      <rect className="art-plate" x={56} y={26} width={300} height={256} rx={24} />
      <Sheet x={286} y={20} width={92} height={104} />
      <g transform="translate(308 32) scale(2.4)">
        <path className="art-accent-line art-even" d={subjectIcons.function} />
      </g>
      <Bar x={304} y={94} width={56} />
      <Bar x={304} y={106} width={36} height={5} />
      <Sheet x={302} y={186} width={84} height={92} />
      <rect className="art-surface" x={312} y={196} width={64} height={46} rx={5} />
      <circle className="art-accent" cx={328} cy={210} r={5} />
      <path className="art-fill" d="M312 237l19-18 12 11 9-8 24 20h-59a5 5 0 0 1-5-5z" />
      <Bar x={314} y={254} width={52} />
      <Bar x={314} y={265} width={30} height={5} />
      <g className="art-dark">
        <Window x={16} y={66} width={300} height={178} title={cliName}>
          <text className="art-text art-code" x={16} y={28}>
            <tspan className="art-accent-text">$ </tspan>
            {fit(`${command} serverless:deploy`, 40)}
          </text>
          {[50, 70, 90].map((y, index) => (
            <g key={y}>
              <path className="art-accent-line" d={`M18 ${y + 1}l3 3 6-7`} />
              <Bar x={36} y={y - 3} width={[96, 132, 78][index] ?? 0} />
            </g>
          ))}
          <rect className="art-success-ground" x={16} y={110} width={98} height={28} rx={14} />
          <Check x={32} y={124} radius={8} />
          <text className="art-text art-good" x={47} y={128}>
            Deployed
          </text>
        </Window>
      </g>
    </>
  )
}
