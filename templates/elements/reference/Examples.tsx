import type { ReactElement, ReactNode } from 'react'
import type { Content, Example } from '../../../compiler/openapi/operation-model.ts'
import { CodeBlock } from '../code/CodeBlock.tsx'
import { TabPanels } from '../tabs/TabPanels.tsx'
import { filled, type Say, useTexts } from '../texts/texts.ts'
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
          <ExamplesFrame key={encodingType}>
            {shown.length > 1 && <p className="ref-encoding">{encodingType}</p>}
            {tabs.length === 1 ? tabs[0]?.content : <TabPanels {...exampleTabs(id, at + 1, label, say)} tabs={tabs} />}
            {omittedExamples.length > 0 && (
              <p className="ref-elsewhere">{`${say('More in the specification:')} ${omittedExamples.join(', ')}`}</p>
            )}
          </ExamplesFrame>
        )
      })}
    </>
  )
}

/** What is around the examples of a media type. */
export function ExamplesFrame({ children }: { children: ReactNode }): ReactElement {
  return <div className="ref-examples">{children}</div>
}

/** @returns how several examples are chosen from */
export function exampleTabs(id: string, number: number, label: string, say: Say) {
  return {
    id: `${id}-example-${number}`,
    label: filled(say('{name} examples'), { name: label }),
    synced: false,
  }
}

interface OneExampleProps extends Pick<ExamplesProps, 'kind' | 'help'> {
  readonly example: Example
  /** Each colour is an element, so only the first example has colours. */
  readonly coloured: boolean
}

/** An example with what is said of it. */
function OneExample({ example, coloured, kind, help }: OneExampleProps): ReactElement {
  const { text, language, description, externalValue, source, cut } = example
  return (
    <>
      <Text markdown={description} help={help} />
      {externalValue !== null && <ExternalValue url={externalValue} />}
      {text !== '' && <CodeBlock code={{ ...help.code(text, language, coloured), role: kind }} />}
      <ExampleNotes source={source} cut={cut} />
    </>
  )
}

/** Where an example lies that is not in the specification. */
export function ExternalValue({ url }: { url: string }): ReactElement | null {
  if (!/^https?:/i.test(url)) return null
  return (
    <p className="ref-elsewhere">
      <a href={url} rel="external">
        {url}
      </a>
    </p>
  )
}

/** Where an example comes from, and whether all of it is there. */
export function ExampleNotes({ source, cut }: Pick<Example, 'source' | 'cut'>): ReactElement {
  const say = useTexts()
  return (
    <>
      {source === 'generated' && <p className="ref-elsewhere">{say('Made from the schema.')}</p>}
      {cut && <p className="ref-elsewhere">{say('Cut: the specification has all of it.')}</p>}
    </>
  )
}
