import type { ReactElement } from 'react'
import type { Content, Response, SchemaNode } from '../../../compiler/data/openapi/model.ts'
import { Icon } from '../Icon.tsx'
import { TabPanels } from '../TabPanels.tsx'
import type { ReferenceHelp } from './reference-help.ts'
import { Properties, Schema } from './Schema.tsx'
import { Text } from './Text.tsx'

/** One tab a response code, with the icon of its class. The same codes of other parts of the page follow the choice. */
export function Responses({
  responses,
  id,
  help,
}: {
  responses: readonly Response[]
  id: string
  help: ReferenceHelp
}): ReactElement {
  return (
    <TabPanels
      id={`${id}-responses`}
      label="Response codes"
      tabs={responses.map((response) => ({
        title: response.responseCode,
        mark: <ClassIcon response={response} />,
        content: <ResponseBody response={response} help={help} />,
      }))}
    />
  )
}

/** 2xx success, 3xx busy, anything else error. */
export function ClassIcon({ response }: { response: Response }): ReactElement {
  return (
    <span className={`ref-class ref-class-${response.class}`}>
      <Icon name={response.class} size={16} />
      <span className="visually-hidden">{response.class}</span>
    </span>
  )
}

function ResponseBody({ response, help }: { response: Response; help: ReferenceHelp }): ReactElement {
  return (
    // The anchor stands inside of the panel, so that a link to it opens the tab.
    <div className="ref-response" id={response.anchor}>
      <Text markdown={response.description} help={help} />
      <Headers headers={response.headers} help={help} />
      {response.empty ? (
        <p className="ref-empty">No response body.</p>
      ) : (
        response.contents.map((content) => <ContentView content={content} help={help} key={content.encodingType} />)
      )}
    </div>
  )
}

function Headers({ headers, help }: { headers: readonly SchemaNode[]; help: ReferenceHelp }): ReactElement | null {
  if (headers.length === 0) return null
  return (
    <details className="disclosure-plain ref-nest">
      <summary className="disclosure-title">
        <span>
          <span className="when-closed">Show </span>
          <span className="when-open">Hide </span>
          {headers.length === 1 ? '1 header' : `${headers.length} headers`}
        </span>
      </summary>
      <div className="disclosure-body ref-nested">
        <Properties nodes={headers} help={help} />
      </div>
    </details>
  )
}

/** A media type with its schema. */
export function ContentView({ content, help }: { content: Content; help: ReferenceHelp }): ReactElement {
  return (
    <div className="ref-content">
      <p className="ref-encoding">
        Encoding type: <code translate="no">{content.encodingType}</code>
      </p>
      {content.schema === null ? (
        <p className="ref-empty">No properties defined</p>
      ) : (
        <Schema node={content.schema} help={help} />
      )}
    </div>
  )
}
