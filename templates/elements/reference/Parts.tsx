import type { ReactElement } from 'react'
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
        <div className="ref-part" key={location}>
          <Heading depth={depth} id={anchor}>
            {sayLabel(say, title)}
          </Heading>
          <Properties nodes={parameters} help={help} />
          <Omitted names={omitted} />
        </div>
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
    <div className="ref-part">
      <Heading depth={depth} id={body.anchor}>
        {say(bodyTitle(body))}
      </Heading>
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
    </div>
  )
}

/** @returns the name of a body's part of the page */
export function bodyTitle({ contents }: Body): 'Request body' | 'Request body parameters' {
  const form = contents.every(({ encodingType }) => /form/i.test(encodingType))
  return form && contents.length > 0 ? 'Request body parameters' : 'Request body'
}
