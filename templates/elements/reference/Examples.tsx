import type { ReactElement } from 'react'
import type { Content, Example } from '../../../compiler/openapi/operation-model.ts'
import { CodeBlock } from '../code/CodeBlock.tsx'
import { TabPanels } from '../tabs/TabPanels.tsx'
import { filled, useTexts } from '../texts/texts.ts'
import { exampleTitles } from './example-titles.ts'
import type { ReferenceHelp } from './reference-help.ts'
import { Text } from './Text.tsx'

interface ExamplesProps {
  readonly contents: readonly Content[]
  /** Prefix of ids. */
  readonly id: string
  /** What the examples are of, for their names: 'Request', 'Response 200'. */
  readonly label: string
  readonly kind: 'example' | 'output'
  readonly help: ReferenceHelp
}

/** The examples of a body or response, each media type's; several are chosen by name. */
export function Examples({ contents, id, label, kind, help }: ExamplesProps): ReactElement | null {
  const say = useTexts()
  const shown = contents.filter(({ examples }) => examples.length > 0)
  if (shown.length === 0) return null
  return (
    <>
      {shown.map(({ encodingType, examples, omittedExamples }, at) => {
        const titles = exampleTitles(examples, say)
        const tabs = examples.map((example, index) => ({
          title: titles[index] ?? '',
          content: <OneExample example={example} coloured={index === 0} kind={kind} help={help} />,
        }))
        return (
          <div className="ref-examples" key={encodingType}>
            {shown.length > 1 && <p className="ref-encoding">{encodingType}</p>}
            {tabs.length === 1 ? (
              tabs[0]?.content
            ) : (
              <TabPanels
                id={`${id}-example-${at + 1}`}
                label={filled(say('{name} examples'), { name: label })}
                synced={false}
                tabs={tabs}
              />
            )}
            {omittedExamples.length > 0 && (
              <p className="ref-elsewhere">{`${say('More in the specification:')} ${omittedExamples.join(', ')}`}</p>
            )}
          </div>
        )
      })}
    </>
  )
}

interface OneExampleProps extends Pick<ExamplesProps, 'kind' | 'help'> {
  readonly example: Example
  /** Each colour is an element, so only the first example has colours. */
  readonly coloured: boolean
}

/** An example with what is said of it. */
export function OneExample({ example, coloured, kind, help }: OneExampleProps): ReactElement {
  const say = useTexts()
  const code = { ...help.code(example.text, example.language, coloured), role: kind }
  return (
    <>
      <Text markdown={example.description} help={help} />
      {example.externalValue !== null && /^https?:/i.test(example.externalValue) && (
        <p className="ref-elsewhere">
          <a href={example.externalValue} rel="external">
            {example.externalValue}
          </a>
        </p>
      )}
      {example.text !== '' && <CodeBlock kept={help.kept} code={code} />}
      {example.source === 'generated' && <p className="ref-elsewhere">{say('Made from the schema.')}</p>}
      {example.cut && <p className="ref-elsewhere">{say('Cut: the specification has all of it.')}</p>}
    </>
  )
}
