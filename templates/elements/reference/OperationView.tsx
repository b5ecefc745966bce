import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { Content, Operation } from '../../../compiler/openapi/model.ts'
import type { RequestSample } from '../../../compiler/openapi/sample.ts'
import { Heading } from '../Heading.tsx'
import { TabPanels } from '../TabPanels.tsx'
import { Examples } from './Examples.tsx'
import { externalDocsMarkdown } from './external-docs.ts'
import { MethodBadge } from './MethodBadge.tsx'
import { Omitted } from './Omitted.tsx'
import { type Depth, Parameters, RequestBody } from './Parts.tsx'
import { ClassIcon, Responses } from './Responses.tsx'
import type { ReferenceHelp } from './reference-help.ts'
import { Samples } from './Samples.tsx'
import { Security, Servers } from './Servers.tsx'
import { Text } from './Text.tsx'

interface OperationViewProps {
  readonly operation: Operation
  readonly samples: readonly RequestSample[]
  /** The level of the operation's heading; its parts stand one level below. */
  readonly depth: Depth
  readonly help: ReferenceHelp
  /** The page's title, which need not be said again. */
  readonly pageTitle: string
  /** What the author adds. */
  readonly children?: ReactNode
}

/** A whole operation: what it takes and gives on the left of wide screens, requests and responses as code on the right. */
export function OperationView({
  operation,
  samples,
  depth,
  help,
  pageTitle,
  children,
}: OperationViewProps): ReactElement {
  const below = Math.min(depth + 1, 6) as Depth
  const { anchor, body, responses, parameters, callbacks } = operation
  return (
    <div className="ref-operation" data-wide="">
      <div className="ref-head">
        <Heading depth={depth} id={anchor}>
          <MethodBadge method={operation.method} kind={operation.kind} /> <Path operation={operation} />
        </Heading>
        {operation.deprecated && <p className="ref-deprecated">This operation is deprecated.</p>}
        {operation.description === null && operation.summary !== null && operation.summary !== pageTitle && (
          <p className="ref-summary">{operation.summary}</p>
        )}
        <Text markdown={operation.description} help={help} />
        <MoreToRead docs={operation.externalDocs} help={help} />
        {operation.servers.length + operation.security.length > 0 && (
          <dl className="ref-access">
            <Servers operation={operation} help={help} />
            <Security operation={operation} help={help} />
          </dl>
        )}
        {children}
      </div>
      <div className="ref-details">
        <Parameters groups={parameters} depth={below} help={help} />
        {body !== null && <RequestBody body={body} id={anchor} depth={below} help={help} />}
        {responses.length > 0 && (
          <div className="ref-part">
            <Heading depth={below} id={`${anchor}-responses`}>
              Responses
            </Heading>
            <Responses responses={responses} id={anchor} help={help} />
            <Omitted names={operation.omittedResponses} />
          </div>
        )}
        {callbacks.length > 0 && <Callbacks operation={operation} depth={below} help={help} />}
      </div>
      <div className="ref-aside">
        {samples.length > 0 && <Samples operation={operation} samples={samples} help={help} />}
        {body !== null && (
          <Aside title="Example request" has={body.contents}>
            <Examples contents={body.contents} id={`${anchor}-body`} label="Request" kind="example" help={help} />
          </Aside>
        )}
        <ResponseExamples operation={operation} help={help} />
      </div>
    </div>
  )
}

/** What the specification points to, under its own words or its host. */
function MoreToRead({ docs, help }: { docs: Operation['externalDocs']; help: ReferenceHelp }): ReactElement | null {
  if (docs === null) return null
  return <Text markdown={externalDocsMarkdown(docs)} help={help} />
}

/** Breaks come before a slash, so that a long path can be read on a phone. */
function Path({ operation }: { operation: Operation }): ReactElement {
  const parts = operation.path.split(/(?=\/)/)
  let at = 0
  return (
    <code className="ref-path" translate="no">
      {parts.map((part) => {
        at += part.length
        return (
          <Fragment key={at}>
            <wbr />
            {part}
          </Fragment>
        )
      })}
    </code>
  )
}

function ResponseExamples({ operation, help }: { operation: Operation; help: ReferenceHelp }): ReactElement | null {
  const { anchor } = operation
  const shown = operation.responses.filter(({ contents }) => contents.some(({ examples }) => examples.length > 0))
  if (shown.length === 0) return null
  return (
    <Aside title="Example response" has={shown.flatMap(({ contents }) => contents)}>
      <TabPanels
        id={`${anchor}-response-examples`}
        label="Example responses"
        tabs={shown.map((response) => ({
          title: response.responseCode,
          mark: <ClassIcon response={response} />,
          content: (
            <Examples
              contents={response.contents}
              id={`${response.anchor}-example`}
              label={`Response ${response.responseCode}`}
              kind="output"
              help={help}
            />
          ),
        }))}
      />
    </Aside>
  )
}

interface AsideProps {
  readonly title: string
  /** Nothing is shown unless one of these has an example. */
  readonly has: readonly Content[]
  readonly children: ReactNode
}

function Aside({ title, has, children }: AsideProps): ReactElement | null {
  if (has.every(({ examples }) => examples.length === 0)) return null
  return (
    <div className="ref-aside-part">
      <p className="ref-aside-title">{title}</p>
      {children}
    </div>
  )
}

/** Requests that the provider makes to the reader's own server. */
function Callbacks({ operation, depth, help }: Pick<OperationViewProps, 'operation' | 'depth' | 'help'>): ReactElement {
  return (
    <div className="ref-part">
      <Heading depth={depth} id={`${operation.anchor}-callbacks`}>
        Callbacks
      </Heading>
      {operation.callbacks.flatMap(({ name, operations }) =>
        operations.map((called) => (
          <details className="disclosure" key={called.anchor}>
            <summary className="disclosure-title">{name}</summary>
            <div className="disclosure-body" id={called.anchor}>
              <p>
                <MethodBadge method={called.method} /> <Path operation={called} />
              </p>
              <Text markdown={called.description ?? called.summary} help={help} />
              <MoreToRead docs={called.externalDocs} help={help} />
              <Parameters groups={called.parameters} depth={Math.min(depth + 1, 6) as Depth} help={help} />
              {called.body !== null && (
                <RequestBody
                  body={called.body}
                  id={called.anchor}
                  depth={Math.min(depth + 1, 6) as Depth}
                  help={help}
                />
              )}
              {called.responses.length > 0 && <Responses responses={called.responses} id={called.anchor} help={help} />}
            </div>
          </details>
        )),
      )}
      <Omitted names={operation.omittedCallbacks} />
    </div>
  )
}
