import type { ReactElement } from 'react'
import { subjectIcons } from '../../icons/subject-icons.ts'
import { Bar, Sheet, Sign, Window } from '../shapes.tsx'

const rows = (
  [
    [0, 'open', 58, 'keyword'],
    [1, 'open', 44, 'function'],
    [2, 'text', 104, 'string'],
    [1, 'close', 44, 'function'],
    [1, 'open', 62, 'function'],
    [2, 'text', 82, 'string'],
    [1, 'close', 62, 'function'],
    [0, 'close', 58, 'keyword'],
  ] as const
).map(([depth, kind, width, tone], row) => ({ x: 20 + depth * 18, y: 24 + row * 19, kind, width, tone }))

/** Markup that answers calls and messages: the source of the picture that `draw.mjs` makes. */
export function ServerlessMarkup(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={40} y={26} width={318} height={256} rx={24} />
      <Window x={14} y={52} width={236} height={196}>
        {rows.map(({ x, y, kind, width, tone }) => (
          <g transform={`translate(${x} ${y})`} key={y}>
            {kind === 'text' ? (
              <Bar x={0} y={-3} width={width} tone={tone} />
            ) : (
              <>
                <path className="art-line" d={kind === 'open' ? 'M5-5 0 0l5 5' : 'M5-5 0 0l5 5M13-6 9 6'} />
                <Bar x={kind === 'open' ? 10 : 18} y={-3} width={width} tone={tone} />
                <path className="art-line" d={`M${width + (kind === 'open' ? 15 : 23)}-5l5 5-5 5`} />
              </>
            )}
          </g>
        ))}
      </Window>
      <path className="art-accent-line art-dashed" d="M250 108c30 0 20-28 52-28M250 184c30 0 20 32 52 32" />
      <circle className="art-accent" cx={250} cy={108} r={3.5} />
      <circle className="art-accent" cx={250} cy={184} r={3.5} />
      <Sheet x={302} y={40} width={84} height={82} radius={16} />
      <Sign x={344} y={72} radius={20} path={subjectIcons.handset} tone="accent" />
      <path className="art-accent-line" d="M322 107v0m7-4v8m7-11v14m7-12v10m7-8v6m7-9v12m7-7v2" />
      <Sheet x={302} y={176} width={84} height={82} radius={16} />
      <Sign x={344} y={207} radius={20} path={subjectIcons.bubble} tone="accent" />
      <Bar x={320} y={238} width={48} />
      <g transform="translate(196 216)">
        <path className="art-paper" d="M22 62a20 20 0 0 1-2-39 28 28 0 0 1 53-8 22 22 0 0 1 11 47z" />
        <g transform="translate(37 20) scale(1.6)">
          <path className="art-accent-line art-even" d={subjectIcons.function} />
        </g>
      </g>
    </>
  )
}
