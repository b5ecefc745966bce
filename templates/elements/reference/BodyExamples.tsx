import type { ReactElement } from 'react'
import type { Content, Example } from '../../../compiler/openapi/operation-model.ts'
import { TabPanels } from '../tabs/TabPanels.tsx'
import { useTexts } from '../texts/texts.ts'
import { OneExample } from './Examples.tsx'
import { exampleTitles } from './example-titles.ts'
import type { ReferenceHelp } from './reference-help.ts'

interface BodyExamplesProps {
  readonly contents: readonly Content[]
  /** Prefix of ids. */
  readonly id: string
  readonly help: ReferenceHelp
}

interface Shown {
  readonly title: string
  /** Index of the media type that the example is of. */
  readonly body: number
  /** Null for a file. */
  readonly example: Example | null
}

/**
 * The bodies that can be sent. A single one is folded away, because the request above shows it; of several one is
 * chosen, and the request follows (`request.client.ts`).
 */
export function BodyExamples({ contents, id, help }: BodyExamplesProps): ReactElement | null {
  const say = useTexts()
  const shown = contents.flatMap(({ encodingType, isFile, examples }, body): readonly Shown[] => {
    // A file has no example, but can be chosen where there are other bodies.
    if (isFile && examples.length === 0 && contents.length > 1) return [{ title: encodingType, body, example: null }]
    const titles = exampleTitles(examples, say)
    return examples.map((example, index): Shown => {
      const own = titles[index] ?? ''
      const title = contents.length === 1 ? own : examples.length === 1 ? encodingType : `${encodingType}: ${own}`
      return { title, body, example }
    })
  })
  const omitted = contents.flatMap(({ omittedExamples }) => omittedExamples)
  const [only] = shown
  if (only === undefined) return null
  return (
    <div className="ref-bodies">
      {shown.length === 1 ? (
        <details className="disclosure-plain">
          <summary className="disclosure-title">
            <span>
              <span className="when-closed">{`${say('Show')} `}</span>
              <span className="when-open">{`${say('Hide')} `}</span>
              {say('example body')}
            </span>
          </summary>
          <div className="disclosure-body">
            <ExampleBody shown={only} coloured help={help} />
          </div>
        </details>
      ) : (
        <TabPanels
          id={`${id}-body-example`}
          label={say('Request examples')}
          synced={false}
          tabs={shown.map((one, index) => ({
            title: one.title,
            content: <ExampleBody shown={one} coloured={index === 0} help={help} />,
          }))}
        />
      )}
      {omitted.length > 0 && (
        <p className="ref-elsewhere">{`${say('More in the specification:')} ${omitted.join(', ')}`}</p>
      )}
    </div>
  )
}

function ExampleBody({
  shown: { body, example },
  coloured,
  help,
}: {
  shown: Shown
  coloured: boolean
  help: ReferenceHelp
}): ReactElement {
  const say = useTexts()
  if (example === null)
    return (
      <div data-body-example={body} data-form="none">
        <p className="ref-elsewhere">{say('File')}</p>
      </div>
    )
  const isWhole = !example.cut && example.externalValue === null && example.text !== ''
  return (
    <div data-body-example={body} data-form={isWhole ? example.language : 'none'}>
      <OneExample example={example} coloured={coloured} kind="example" help={help} />
    </div>
  )
}
