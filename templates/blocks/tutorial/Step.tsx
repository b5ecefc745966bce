import type { ReactElement } from 'react'
import { useTexts } from '../../elements/texts/texts.ts'

interface StepProps {
  readonly number: number
  readonly text: string
  /** Unique in the page. */
  readonly id: string
}

/**
 * A numbered circle whose tooltip is the step's text. The style sheet shows it to a pointer and to the focus, so that
 * it needs no scripts.
 */
export function Step({ number, text, id }: StepProps): ReactElement {
  const say = useTexts()
  return (
    <span className="step">
      <button className="step-marker" type="button" aria-describedby={id}>
        <span className="visually-hidden">{`${say('Step')} `}</span>
        {`${number} `}
      </button>
      <span className="step-tip" id={id} role="tooltip">
        {text}
      </span>
    </span>
  )
}
