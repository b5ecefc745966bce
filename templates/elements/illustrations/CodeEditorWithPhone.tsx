import type { ReactElement } from 'react'
import { Bar, CodeLine, Person, Phone, Window } from './shapes.tsx'

const lines = [22, 41, 60, 79, 98, 117, 136, 155]

/** Code on a screen, and on a phone the message that it sends. */
export function CodeEditorWithPhone(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={44} y={16} width={292} height={266} rx={24} />
      <Window x={14} y={44} width={266} height={206}>
        <path className="art-hair" d="M36 0v180" />
        {lines.map((y) => (
          <Bar x={14} y={y} width={10} key={y} />
        ))}
        <rect className="art-tint" x={37} y={71} width={228} height={22} opacity={0.6} />
        <CodeLine
          x={48}
          y={22}
          words={[
            [30, 'keyword'],
            [44, 'bar'],
            [58, 'string'],
          ]}
        />
        <CodeLine
          x={48}
          y={60}
          words={[
            [24, 'keyword'],
            [36, 'bar'],
            [52, 'function'],
          ]}
        />
        <CodeLine
          x={62}
          y={79}
          words={[
            [22, 'bar'],
            [74, 'string'],
          ]}
        />
        <CodeLine
          x={62}
          y={98}
          words={[
            [34, 'bar'],
            [58, 'string'],
          ]}
        />
        <CodeLine x={48} y={117} words={[[12, 'bar']]} />
        <CodeLine
          x={48}
          y={155}
          words={[
            [40, 'function'],
            [54, 'bar'],
          ]}
        />
      </Window>
      <path className="art-accent-line art-dashed" d="M206 137c34 0 44-38 74-38" />
      <circle className="art-accent" cx={206} cy={137} r={3.5} />
      <PhoneWithCode />
    </>
  )
}

function PhoneWithCode(): ReactElement {
  return (
    <Phone x={280} y={56} width={106} height={216}>
      <Person x={22} y={20} radius={11} />
      <Bar x={40} y={12} width={36} />
      <Bar x={40} y={22} width={24} height={4} />
      <path className="art-hair" d="M1 40h104" />
      <path className="art-accent" d="M12 62a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v36a8 8 0 0 1-8 8H12z" />
      <text className="art-text art-on-text" x={22} y={73}>
        Your code:
      </text>
      <text className="art-digit art-on-text" x={22} y={94}>
        481902
      </text>
      <path className="art-surface" d="M40 124a8 8 0 0 1 8-8h38a8 8 0 0 1 8 8v22H48a8 8 0 0 1-8-8z" />
      <Bar x={50} y={128} width={34} />
      <rect className="art-field" x={10} y={164} width={86} height={22} rx={11} />
      <Bar x={20} y={172} width={30} />
      <circle className="art-accent" cx={84} cy={175} r={7} />
    </Phone>
  )
}
