import type {
  Body,
  BodyContent,
  Content,
  ParameterGroup,
  Response,
} from '../../../../compiler/openapi/operation/operation-model.ts'
import type { SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { dataHtml } from '../../data-html.ts'
import type { Depth } from '../../heading-depth.ts'
import { TabPanels } from '../../tabs/TabPanels.tsx'
import { sayLabel } from '../../texts/texts.ts'
import { bodyTitle, Part, RequiredBody } from '../Parts.tsx'
import { ClassIcon, ContentFrame, Encodings, Headers, Links, NoBody, ResponseFrame } from '../Responses.tsx'
import { countNests, hasNested } from '../schema/nested.ts'
import { Omitted } from '../schema/Omitted.tsx'
import { PropertyFacts } from '../schema/PropertyFacts.tsx'
import { listOf, NoProperties, nestedHtml, SchemaFrame } from '../schema/Schema.tsx'
import { Text } from '../Text.tsx'
import { holeAt, holeHtml } from './holes.ts'
import { type HtmlHelp, keptShell, rare } from './kept-shell.tsx'

// The parts of an operation as HTML. What is around texts, schemas and examples is the same on many pages, so that React
// renders it once; the rest it renders where it is.

/** @returns a description as `Text` shows it */
export function textHtml(of: HtmlHelp, markdown: string | null): string {
  if (markdown === null) return ''
  const { help, say } = of
  const frame = () => <Text markdown="" help={{ ...help, html: () => holeHtml }} />
  return keptShell(of, ['text'], frame, { inside: [dataHtml(help.html(markdown), say)] })
}

/** @returns parameters by where they are sent */
export function parametersHtml(of: HtmlHelp, groups: readonly ParameterGroup[], depth: Depth): string {
  return groups
    .map(({ title, anchor, parameters, omitted }) => {
      const rows = parameters.length === 0 ? '' : listOf(parameters, of.help, of.say)
      return partHtml(of, { depth, id: anchor, title: sayLabel(of.say, title) }, rows + omittedHtml(of, omitted))
    })
    .join('')
}

/** @returns the names of what is not shown; nothing where all is */
export function omittedHtml(of: HtmlHelp, names: readonly string[]): string {
  return names.length === 0 ? '' : rare(of, <Omitted names={names} />)
}

interface PartFacts {
  readonly depth: Depth
  readonly id: string
  readonly title: string
}

/** @returns a part of an operation under its heading */
export function partHtml(of: HtmlHelp, { depth, id, title }: PartFacts, inside: string): string {
  const frame = (own: string) => (
    <Part depth={depth} id={own} title={title}>
      {holeAt(0)}
    </Part>
  )
  return keptShell(of, ['part', depth, title], frame, { id, inside: [inside] })
}

/** @returns the body of a request, by encoding type; nothing where there is none */
export function bodyHtml(of: HtmlHelp, body: Body | null, id: string, depth: Depth): string {
  if (body === null) return ''
  const { contents, description, anchor, required } = body
  const all = contents.map((content) => contentHtml(of, content))
  const inside =
    contents.length === 1
      ? (all[0] ?? '')
      : tabsHtml(of, {
          id: `${id}-body`,
          label: of.say('Encoding types'),
          synced: false,
          tabs: contents.map(({ encodingType }, index) => ({ title: encodingType, html: all[index] ?? '' })),
        })
  const tag = required ? keptShell(of, ['required body'], () => <RequiredBody />) : ''
  return partHtml(of, { depth, id: anchor, title: of.say(bodyTitle(body)) }, tag + textHtml(of, description) + inside)
}

interface Tabs {
  readonly id: string
  readonly label: string
  readonly synced?: boolean
  readonly tabs: readonly { readonly title: string; readonly of?: Response['class']; readonly html: string }[]
}

/** @returns panels with their titles, before which may be the icon of a response's class */
export function tabsHtml(help: HtmlHelp, { id, label, synced = true, tabs }: Tabs): string {
  const frame = (own: string) => (
    <TabPanels
      id={own}
      label={label}
      synced={synced}
      tabs={tabs.map(({ title, of }, index) => ({
        title,
        mark: of === undefined ? undefined : <ClassIcon response={{ class: of }} />,
        content: holeAt(index),
      }))}
    />
  )
  const names = tabs.map((tab) => [tab.title, tab.of])
  return keptShell(help, ['tabs', label, synced, names], frame, { id, inside: tabs.map(({ html }) => html) })
}

/** @returns one tab a response code, with the icon of its class. The same codes of other parts of the page follow the choice */
export function responsesHtml(of: HtmlHelp, responses: readonly Response[], id: string): string {
  if (responses.length === 0) return ''
  return tabsHtml(of, {
    id: `${id}-responses`,
    label: of.say('Response codes'),
    tabs: responses.map((response) => ({
      title: response.responseCode,
      of: response.class,
      html: responseHtml(of, response),
    })),
  })
}

function responseHtml(of: HtmlHelp, { anchor, description, headers, empty, contents, links }: Response): string {
  const { help } = of
  // Joined, all of it would be copied once more.
  let inside = textHtml(of, description)
  if (headers.length > 0) inside += rare(of, <Headers headers={headers} help={help} />)
  if (empty) inside += keptShell(of, ['no body'], () => <NoBody />)
  else for (const content of contents) inside += contentHtml(of, content)
  if (links.length > 0) inside += rare(of, <Links links={links} help={help} />)
  const frame = (own: string) => <ResponseFrame id={own}>{holeAt(0)}</ResponseFrame>
  return keptShell(of, ['response'], frame, { id: anchor, inside: [inside] })
}

/** @returns a media type with its schema */
function contentHtml(of: HtmlHelp, content: Content & Partial<Pick<BodyContent, 'encodings' | 'partHeaders'>>): string {
  const { encodingType, isFile, isStream, schema, examples, encodings, partHeaders = [] } = content
  // Of a file all is said by its type, of what nothing but an example describes by that.
  const inside = schema !== null ? schemaHtml(of, schema) : isFile || examples.length > 0 ? '' : emptyHtml(of)
  const more = encodings === undefined || encodings.size === 0 ? '' : rare(of, <Encodings encodings={encodings} />)
  const headers = partHeaders.map((part) => rare(of, <Headers headers={part.headers} of={part.name} help={of.help} />))
  const opens = schema !== null && countNests(schema) > 1
  const frame = () => (
    <ContentFrame encodingType={encodingType} isStream={isStream} opens={opens}>
      {holeAt(0)}
    </ContentFrame>
  )
  return keptShell(of, ['content', encodingType, isStream, opens], frame, {
    inside: [inside + more + headers.join('')],
  })
}

function emptyHtml(of: HtmlHelp): string {
  return keptShell(of, ['no properties'], () => <NoProperties />)
}

function schemaHtml(of: HtmlHelp, node: SchemaNode): string {
  const { help, say } = of
  const { typeLabel, nullable } = node
  const inside = node.empty ? emptyHtml(of) : nestedHtml(node, help, say)
  const frame = () => <SchemaFrame node={{ typeLabel, nullable }}>{holeAt(0)}</SchemaFrame>
  return keptShell(of, ['schema', typeLabel, nullable], frame, { inside: [factsHtml(of, node) + inside] })
}

/** @returns what `PropertyFacts` shows: most often a description and no more */
function factsHtml(of: HtmlHelp, node: SchemaNode): string {
  const { constant, constraints, values, description } = node
  if (constant === null && constraints.length + values.length === 0) return textHtml(of, description)
  return rare(of, <PropertyFacts node={node} help={of.help} withExample={!hasNested(node)} />)
}
