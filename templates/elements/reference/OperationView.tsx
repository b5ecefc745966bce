import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { ExternalDocs } from '../../../compiler/openapi/document/external-docs.ts'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { RequestSample } from '../../../compiler/openapi/request/sample.ts'
import { Badge } from '../badge/Badge.tsx'
import type { CodeModel } from '../code/CodeBlock.tsx'
import { Heading } from '../heading/Heading.tsx'
import { type Depth, depthBelow } from '../heading-depth.ts'
import { useTexts } from '../texts/texts.ts'
import { examplesHtml } from './examples/example-html.tsx'
import { externalDocsMarkdown } from './external-docs.ts'
import { holeAt } from './kept/holes.ts'
import type { KeepingHelp } from './kept/kept-rows.tsx'
import { type HtmlHelp, keptShell, rare } from './kept/kept-shell.tsx'
import { bodyHtml, omittedHtml, parametersHtml, partHtml, responsesHtml, tabsHtml } from './kept/part-html.tsx'
import { MethodBadge } from './MethodBadge.tsx'
import { summaryToShow } from './operation-title.ts'
import type { ReferenceHelp } from './reference-help.ts'
import { samplesHtml } from './Samples.tsx'
import { Security, Servers } from './Servers.tsx'
import { Address, Summary, Text } from './Text.tsx'

interface OperationViewProps {
  readonly operation: Operation
  readonly samples: readonly RequestSample[]
  /** Of the samples, those that the page has as fences. */
  readonly fences: readonly CodeModel[]
  /** Addresses that a request can go to, as its code has them. */
  readonly servers: readonly string[]
  /** URL of what a reader can try it with, or null. */
  readonly tryIt: string | null
  /** The level of the operation's heading; its parts are one level below. */
  readonly depth: Depth
  readonly help: KeepingHelp
  /** The page's title, which need not be said again. */
  readonly pageTitle: string
  /** What the author adds. */
  readonly children?: ReactNode
}

/**
 * A whole operation: what it takes and gives on the left of wide screens, requests and responses as code on the right. The
 * code comes right after the heading, so that on a phone nobody has to look for it.
 */
export function OperationView({
  operation,
  samples,
  fences,
  servers,
  tryIt,
  depth,
  help,
  pageTitle,
  children,
}: OperationViewProps): ReactElement {
  const of: HtmlHelp = { help, say: useTexts() }
  const below = depthBelow(depth)
  const { anchor } = operation
  const request =
    samples.length === 0 ? webhookHtml(of, operation) : samplesHtml(of, { operation, samples, fences, servers, tryIt })
  return (
    <div className="ref-operation" data-wide="">
      <div className="ref-title">
        <Heading depth={depth} id={anchor}>
          <MethodBadge method={operation.method} kind={operation.kind} />{' '}
          <Address text={operation.path} className="ref-path" />
        </Heading>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it */}
      <div className="ref-aside" dangerouslySetInnerHTML={{ __html: request + responseExamplesHtml(of, operation) }} />
      <OperationHead operation={operation} depth={depth} help={help} pageTitle={pageTitle}>
        {children}
      </OperationHead>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it */}
      <div className="ref-details" dangerouslySetInnerHTML={{ __html: detailsHtml(of, operation, below) }} />
    </div>
  )
}

/** @returns what an operation takes and gives */
function detailsHtml(of: HtmlHelp, operation: Operation, depth: Depth): string {
  const { anchor, body, responses, parameters, callbacks, omittedResponses } = operation
  const title = of.say('Responses')
  const given = responsesHtml(of, responses, anchor) + omittedHtml(of, omittedResponses)
  // Joined, all of it would be copied once more.
  return (
    parametersHtml(of, parameters, depth) +
    bodyHtml(of, body, anchor, depth) +
    (responses.length === 0 ? '' : partHtml(of, { depth, id: `${anchor}-responses`, title }, given)) +
    (callbacks.length === 0 ? '' : callbacksHtml(of, operation, depth))
  )
}

/** What the operation is for, and what it takes to be allowed to use it. */
function OperationHead({
  operation,
  depth,
  help,
  pageTitle,
  children,
}: Pick<OperationViewProps, 'operation' | 'depth' | 'help' | 'pageTitle' | 'children'>): ReactElement {
  const say = useTexts()
  const summary = summaryToShow(operation, pageTitle)
  return (
    <div className="ref-head">
      {operation.deprecated && <p className="ref-tag-deprecated">{say('This operation is deprecated.')}</p>}
      {operation.badges.length > 0 && (
        <p>
          {operation.badges.map((badge) => (
            <Fragment key={badge}>
              <Badge kind="decorative">{badge}</Badge>{' '}
            </Fragment>
          ))}
        </p>
      )}
      <Summary markdown={summary} above={depth} help={help} />
      <Text markdown={operation.description} above={depth} help={help} />
      <MoreToRead docs={operation.externalDocs} help={help} />
      {operation.servers.length + operation.security.length > 0 && (
        <dl className="ref-access">
          <Servers operation={operation} help={help} />
          <Security operation={operation} help={help} />
        </dl>
      )}
      {children}
    </div>
  )
}

/** What the specification points to, under its own words or its host. */
function MoreToRead({ docs, help }: { docs: ExternalDocs | null; help: ReferenceHelp }): ReactElement | null {
  const say = useTexts()
  if (docs === null) return null
  return <Text markdown={externalDocsMarkdown(docs, say)} help={help} />
}

/** @returns what a webhook brings: the provider makes the request */
function webhookHtml(of: HtmlHelp, operation: Operation): string {
  const examples = broughtHtml(of, operation)
  return examples === '' ? '' : panelHtml(of, of.say('Request'), examples)
}

/** @returns examples of what a request of the provider's brings */
function broughtHtml(of: HtmlHelp, { anchor, body }: Operation): string {
  return examplesHtml(of, body?.contents ?? [], { id: `${anchor}-body`, label: of.say('Request'), kind: 'example' })
}

function responseExamplesHtml(of: HtmlHelp, { anchor, responses }: Operation): string {
  const { say } = of
  const shown = responses.filter(({ contents }) => contents.some(({ examples }) => examples.length > 0))
  if (shown.length === 0) return ''
  const tabs = shown.map(({ responseCode: title, class: kind, contents, anchor: own }) => {
    const label = `${say('Response')} ${title}`
    return { title, of: kind, html: examplesHtml(of, contents, { id: `${own}-example`, label, kind: 'output' }) }
  })
  const inside = tabsHtml(of, { id: `${anchor}-response-examples`, label: say('Example responses'), tabs })
  return panelHtml(of, say('Response'), inside)
}

function panelHtml(of: HtmlHelp, title: string, inside: string): string {
  return keptShell(of, ['panel', title], () => <Panel title={title}>{holeAt(0)}</Panel>, { inside: [inside] })
}

function Panel({ title, children }: { title: string; children: ReactNode }): ReactElement {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a figure of several figures
    <div className="code-group ref-panel" role="group" aria-label={title}>
      <div className="code-group-head">
        <span className="code-group-title">{title}</span>
      </div>
      {children}
    </div>
  )
}

/** @returns requests that the provider makes to the reader's own server */
function callbacksHtml(of: HtmlHelp, { anchor, callbacks, omittedCallbacks }: Operation, depth: Depth): string {
  const all = callbacks.flatMap(({ name, operations }) =>
    operations.map((called) => callbackHtml(of, name, called, depthBelow(depth))),
  )
  const inside = all.join('') + omittedHtml(of, omittedCallbacks)
  return partHtml(of, { depth, id: `${anchor}-callbacks`, title: of.say('Callbacks') }, inside)
}

function callbackHtml(of: HtmlHelp, name: string, called: Operation, depth: Depth): string {
  const { help } = of
  const { anchor, parameters, body, responses } = called
  const summary = summaryToShow(called, '')
  const frame = (
    <details className="disclosure">
      <summary className="disclosure-title">{name}</summary>
      <div className="disclosure-body flow" id={anchor}>
        <p>
          <MethodBadge method={called.method} /> <Address text={called.path} className="ref-path" />
        </p>
        <Summary markdown={summary} help={help} />
        <Text markdown={called.description} help={help} />
        <MoreToRead docs={called.externalDocs} help={help} />
        {holeAt(0)}
      </div>
    </details>
  )
  const inside = [
    parametersHtml(of, parameters, depth),
    broughtHtml(of, called),
    bodyHtml(of, body, anchor, depth),
    responsesHtml(of, responses, anchor),
  ]
  return rare(of, frame, [inside.join('')])
}
