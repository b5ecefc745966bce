import type { ReactElement } from 'react'
import { Bar, Check, CodeLine, Sheet, Window } from './shapes.tsx'

const days = [22, 36, 30, 50, 44, 62].map((height, index) => ({ height, x: 274 + index * 17, last: index === 5 }))

/** A request becomes a letter, and the letter becomes figures. */
export function EmailApi(): ReactElement {
  return (
    <>
      <rect className="art-plate" x={46} y={40} width={316} height={288} rx={28} />
      <Window x={14} y={22} width={214} height={142}>
        <CodeLine x={16} y={18} words={[[10, 'bar']]} />
        <CodeLine
          x={30}
          y={36}
          words={[
            [34, 'function'],
            [74, 'string'],
          ]}
        />
        <CodeLine
          x={30}
          y={54}
          words={[
            [22, 'function'],
            [96, 'string'],
          ]}
        />
        <CodeLine
          x={30}
          y={72}
          words={[
            [48, 'function'],
            [58, 'string'],
          ]}
        />
        <CodeLine x={16} y={90} words={[[10, 'bar']]} />
      </Window>
      <path className="art-accent-line art-dashed" d="M122 164v40" />
      <Letter />
      <Sheet x={258} y={60} width={130} height={124} />
      <Bar x={274} y={76} width={54} height={7} />
      {days.map(({ height, x, last }) => (
        <rect
          className={last ? 'art-accent' : 'art-tint'}
          x={x}
          y={168 - height}
          width={11}
          height={height}
          rx={3}
          key={x}
        />
      ))}
      <Check x={388} y={60} radius={16} />
      <path className="art-accent" d="M318 262l70-34-26 68-14-26z" />
      <path className="art-on-line" d="M348 270l40-42" />
      <path className="art-accent-line art-dashed" d="M300 316c20 2 34-8 44-24" />
    </>
  )
}

function Letter(): ReactElement {
  return (
    <>
      <path className="art-paper" d="M40 232l124-66 124 66v92a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12z" />
      <rect className="art-paper" x={66} y={186} width={196} height={120} rx={8} />
      <Bar x={84} y={206} width={84} height={9} tone="accent" />
      <Bar x={84} y={226} width={156} />
      <Bar x={84} y={240} width={138} />
      <Bar x={84} y={254} width={148} />
      <path className="art-paper" d="M40 236l98 58a50 50 0 0 0 52 0l98-58v88a12 12 0 0 1-12 12H52a12 12 0 0 1-12-12z" />
      <path className="art-line" d="M44 331l82-44M284 331l-82-44" />
    </>
  )
}
