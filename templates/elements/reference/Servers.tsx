import type { ReactElement } from 'react'
import type { Operation, SecurityScheme } from '../../../compiler/data/openapi/model.ts'
import type { ReferenceHelp } from './reference-help.ts'
import { securityText } from './security-text.ts'
import { Text } from './Text.tsx'

interface OperationProps {
  readonly operation: Operation
  readonly help: ReferenceHelp
}

/** Where a request goes. */
export function Servers({ operation, help }: OperationProps): ReactElement | null {
  if (operation.servers.length === 0) return null
  return (
    <>
      <dt>{operation.servers.length === 1 ? 'Server' : 'Servers'}</dt>
      {operation.servers.map(({ url, description, variables }) => (
        <dd key={url}>
          <code translate="no">{url}</code>
          <Text markdown={description} help={help} />
          {variables.length > 0 && (
            <ul className="ref-variables">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code translate="no">{`{${variable.name}}`}</code>
                  {variable.values.length > 0 && `: ${variable.values.join(', ')}`}
                  <Text markdown={variable.description} help={help} />
                </li>
              ))}
            </ul>
          )}
        </dd>
      ))}
    </>
  )
}

/** How a request is signed; several ways are alternatives. */
export function Security({ operation, help }: OperationProps): ReactElement | null {
  if (operation.security.length === 0) return null
  return (
    <>
      <dt>Authentication</dt>
      {operation.security.map((schemes) => (
        <dd key={schemes.map(({ name }) => name).join(' ')}>
          {schemes.length === 0 ? 'none' : schemes.map(securityText).join(' and ')}
          {schemes.map((scheme) => (
            <SchemeText scheme={scheme} help={help} key={scheme.name} />
          ))}
        </dd>
      ))}
    </>
  )
}

function SchemeText({ scheme, help }: { scheme: SecurityScheme; help: ReferenceHelp }): ReactElement {
  return <Text markdown={scheme.description} help={help} />
}
