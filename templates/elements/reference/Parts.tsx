import type { ReactElement, ReactNode } from 'react'
import type { Body, ParameterGroup } from '../../../compiler/openapi/operation-model.ts'
import { Heading } from '../heading/Heading.tsx'
import type { Depth } from '../heading-depth.ts'
import { TabPanels } from '../tabs/TabPanels.tsx'
import { sayLabel, useTexts } from '../texts/texts.ts'
import { Omitted } from './Omitted.tsx'
import { ContentView } from './Responses.tsx'
import type { ReferenceHelp } from './reference-help.ts'
import { Properties } from './Schema.tsx'
import { Text } from './Text.tsx'

interface PartProps {
  readonly depth: Depth
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}

/** A part of an operation under its heading. */
export function Part({ depth, id, title, children }: PartProps): ReactElement {
  return (
    <div className="ref-part">
      <Heading depth={depth} id={id}>
        {title}
      </Heading>
      {children}
    </div>
  )
}

/** Parameters by where they are sent. */
export function Parameters({
  groups,
  depth,
  help,
}: {
  groups: readonly ParameterGroup[]
  depth: Depth
  help: ReferenceHelp
}): ReactElement {
  const say = useTexts()
  return (
    <>
      {groups.map(({ location, title, anchor, parameters, omitted }) => (
        <Part depth={depth} id={anchor} title={sayLabel(say, title)} key={location}>
          <Properties nodes={parameters} help={help} />
          <Omitted names={omitted} />
        </Part>
      ))}
    </>
  )
}

/** The body of a request, by encoding type. */
export function RequestBody({
  body,
  id,
  depth,
  help,
}: {
  body: Body
  id: string
  depth: Depth
  help: ReferenceHelp
}): ReactElement {
  const say = useTexts()
  const [only] = body.contents
  return (
    <Part depth={depth} id={body.anchor} title={say(bodyTitle(body))}>
      <Text markdown={body.description} help={help} />
      {only !== undefined && body.contents.length === 1 ? (
        <ContentView content={only} help={help} />
      ) : (
        <TabPanels
          id={`${id}-body`}
          label={say('Encoding types')}
          synced={false}
          tabs={body.contents.map((content) => ({
            title: content.encodingType,
            content: <ContentView content={content} help={help} />,
          }))}
        />
      )}
    </Part>
  )
}

/** @returns the name of a body's part of the page */
export function bodyTitle({ contents }: Body): 'Request body' | 'Request body parameters' {
  const form = contents.every(({ encodingType }) => /form/i.test(encodingType))
  return form && contents.length > 0 ? 'Request body parameters' : 'Request body'
}
