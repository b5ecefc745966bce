import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { CodeBlock } from '../../elements/code/CodeBlock.tsx'
import { isCode } from '../../elements/code/is-code.ts'
import { Link } from '../../elements/link/Link.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { TutorialModel } from './contract.ts'
import { Step } from './Step.tsx'

/** Three cards in a row of steps: servers, the app with the author's code, and what comes of it. */
export function Tutorial({ model, parts }: TemplateProps<TutorialModel>): ReactElement {
  const say = useTexts()
  const { servers, output, outputLabel, examplesPageUrl } = model
  const sample = parts.find(isCode)?.model
  const step = (number: 1 | 2 | 3) => (
    <Step number={number} text={model.steps[number - 1] ?? ''} id={model.tips[number - 1] ?? ''} />
  )
  return (
    <div className="tutorial">
      <ol className="tutorial-cards" aria-label={say('Tutorial')}>
        <li className="tutorial-card tutorial-servers">
          {step(1)}
          <p className="tutorial-label">{servers}</p>
          <Servers />
        </li>
        <li className="tutorial-card tutorial-app">
          {step(2)}
          <div className="tutorial-head">
            <p className="tutorial-label">{say('Your app')}</p>
            {examplesPageUrl !== undefined && (
              <Link className="tutorial-examples" href={examplesPageUrl} external>
                {say('View complete examples')}
              </Link>
            )}
          </div>
          {sample !== undefined && <CodeBlock code={sample} sample={{ slug: 'tutorial' }} />}
        </li>
        <li className="tutorial-card tutorial-output">
          {step(3)}
          {outputLabel !== undefined && <p className="tutorial-label">{outputLabel}</p>}
          <p className="tutorial-result">{output}</p>
        </li>
      </ol>
    </div>
  )
}

/** Three machines, for the eye. */
function Servers(): ReactElement {
  return (
    <svg className="tutorial-machines" viewBox="0 0 132 76" width="132" height="76" aria-hidden="true">
      {[1, 27, 53].map((y) => (
        <g key={y}>
          <rect className="machine" x="1" y={y} width="130" height="20" rx="5" />
          <circle className="machine-light" cx="14" cy={y + 10} r="3" />
          <circle className="machine-mark" cx="24" cy={y + 10} r="3" />
          <path className="machine-line" d={`M74 ${y + 10}h44`} />
        </g>
      ))}
    </svg>
  )
}
