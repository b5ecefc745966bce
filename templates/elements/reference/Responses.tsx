import type { ReactElement, ReactNode } from 'react'
import type { BodyContent, Response, ResponseLink } from '../../../compiler/openapi/operation/operation-model.ts'
import type { SchemaNode } from '../../../compiler/openapi/schema/schema-model.ts'
import { Icon } from '../icons/Icon.tsx'
import { counted, placed, useTexts } from '../texts/texts.ts'
import { encodingTexts } from './encoding-texts.ts'
import { ExpandAll, Fold } from './Fold.tsx'
import type { ReferenceHelp } from './reference-help.ts'
import { Properties } from './schema/Schema.tsx'
import { linkValues, shownLinks } from './shown-links.ts'
import { Name, Text } from './Text.tsx'

/** 2xx success, 3xx busy, anything else error. */
export function ClassIcon({ response }: { response: Pick<Response, 'class'> }): ReactElement {
  const say = useTexts()
  return (
    <span className={`ref-class ref-class-${response.class}`}>
      <Icon name={response.class} size={16} />
      <span className="visually-hidden">{`${say(response.class)} `}</span>
    </span>
  )
}

/** The anchor is inside of the panel, so that a link to it opens the tab. */
export function ResponseFrame({ id, children }: { id: string; children: ReactNode }): ReactElement {
  return (
    <div className="ref-response" id={id}>
      {children}
    </div>
  )
}

/** What stands in place of the body of a response that has none. */
export function NoBody(): ReactElement {
  return <p className="ref-empty">{useTexts()('No response body.')}</p>
}

/** The headers of a response, or of the part of a form that is named, as a table of their own; nothing for none. */
export function Headers({
  headers,
  of,
  help,
}: {
  headers: readonly SchemaNode[]
  of?: string
  help: ReferenceHelp
}): ReactElement | null {
  const say = useTexts()
  if (headers.length === 0) return null
  const count = counted(say, headers.length, '{n} header', '{n} headers')
  return (
    <Fold nested title={of === undefined ? count : `${of}: ${count}`}>
      <Properties nodes={headers} help={help} />
    </Fold>
  )
}

/** What the response makes possible. */
export function Links({ links, help }: { links: readonly ResponseLink[]; help: ReferenceHelp }): ReactElement | null {
  const say = useTexts()
  const shown = shownLinks(links, help)
  if (shown.length === 0) return null
  return (
    <div className="ref-links">
      <p className="ref-choice-title">{say('What can follow')}</p>
      <ul className="ref-links-list">
        {shown.map((link) => (
          <li key={link.name}>
            <FollowedBy link={link} help={help} />
            {linkValues(link, say).map(({ name, value }) => (
              <span className="ref-link-value" key={name}>
                <Name name={name} /> = <code translate="no">{value}</code>
              </span>
            ))}
            <Text markdown={link.description} help={help} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FollowedBy({ link, help }: { link: ResponseLink; help: ReferenceHelp }): ReactElement {
  const name = link.operationId ?? link.name
  const href = link.operationId === null ? null : help.operationHref(link.operationId)
  const code = (
    <code className="ref-variant-name" translate="no">
      {name}
    </code>
  )
  return href === null ? code : <a href={href}>{code}</a>
}

/** How the parts of a form are written, where the specification says so. */
export function Encodings({ encodings }: Pick<BodyContent, 'encodings'>): ReactElement | null {
  const say = useTexts()
  const rows = encodingTexts(encodings)
  if (rows.length === 0) return null
  return (
    <dl className="ref-facts ref-encodings">
      {rows.map(({ name, text }) => (
        <div key={name}>
          <dt>{placed(say('{name} is sent as'), { name: <Name name={name} /> })}</dt>
          <dd>
            <code translate="no">{text}</code>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is around the schema of a media type. @param opens whether several of its rows open */
export function ContentFrame({
  encodingType,
  isStream,
  opens,
  children,
}: {
  encodingType: string
  isStream: boolean
  opens: boolean
  children: ReactNode
}): ReactElement {
  const say = useTexts()
  return (
    <div className="ref-content">
      <p className="ref-encoding">
        {`${say('Encoding type:')} `}
        <code translate="no">{encodingType}</code>
        {opens && (
          <>
            {' '}
            <ExpandAll />
          </>
        )}
      </p>
      {isStream && <p className="ref-encoding">{say('Each item:')}</p>}
      {children}
    </div>
  )
}
