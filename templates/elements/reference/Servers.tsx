import { Fragment, type ReactElement } from 'react'
import type { OAuthFlow, Operation, SecurityScheme } from '../../../compiler/openapi/operation/operation-model.ts'
import { placed, sayLabel, useTexts } from '../texts/texts.ts'
import { knownValues } from './known-values.ts'
import type { ReferenceHelp } from './reference-help.ts'
import { flowAddresses, securityText } from './security-text.ts'
import { Address, Text } from './Text.tsx'

interface OperationProps {
  readonly operation: Operation
  readonly help: ReferenceHelp
}

/** Where a request goes. */
export function Servers({ operation, help }: OperationProps): ReactElement | null {
  const say = useTexts()
  if (operation.servers.length === 0) return null
  return (
    <>
      <dt>{say(operation.servers.length === 1 ? 'Server' : 'Servers')}</dt>
      {operation.servers.map(({ url, description, variables }) => (
        <dd key={url}>
          <Address text={url} />
          <Text markdown={description} help={help} />
          {variables.length > 0 && (
            <ul className="ref-variables">
              {variables.map((variable) => (
                <li key={variable.name}>
                  <code translate="no">{`{${variable.name}}`}</code>
                  {knownValues(variable).map(({ value, isDefault }, index) => (
                    <Fragment key={value}>
                      {index === 0 ? ': ' : ', '}
                      <code translate="no">{value}</code>
                      {isDefault && ` (${say('default')})`}
                    </Fragment>
                  ))}
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
  const say = useTexts()
  if (operation.security.length === 0) return null
  return (
    <>
      <dt>{say('Authentication')}</dt>
      {operation.security.map((schemes) => (
        <dd key={schemes.map(({ name }) => name).join(' ')}>
          {schemes.length === 0 ? say('none') : schemes.map((one) => securityText(one, say)).join(` ${say('and')} `)}
          {schemes.map((scheme) => (
            <SchemeText scheme={scheme} help={help} key={scheme.name} />
          ))}
        </dd>
      ))}
    </>
  )
}

function SchemeText({ scheme, help }: { scheme: SecurityScheme; help: ReferenceHelp }): ReactElement {
  const say = useTexts()
  const { description, flows, scopes, scopeTexts, configurationUrl } = scheme
  const explained = scopes.filter((scope) => scopeTexts.has(scope))
  return (
    <>
      <Text markdown={description} help={help} />
      {(flows.length > 0 || explained.length > 0 || configurationUrl !== null) && (
        <ul className="ref-variables">
          {flows.map((flow) => (
            <li key={flow.title}>
              {sayLabel(say, flow.title)}: <Addresses flow={flow} />
            </li>
          ))}
          {configurationUrl !== null && (
            <li>{placed(say('Configuration at {url}'), { url: <Address text={configurationUrl} /> })}</li>
          )}
          {explained.map((scope) => (
            <li key={scope}>
              <code translate="no">{scope}</code>
              <Text markdown={scopeTexts.get(scope) ?? null} help={help} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Addresses({ flow }: { flow: OAuthFlow }): ReactElement {
  const say = useTexts()
  return (
    <>
      {flowAddresses(flow).map(({ what, url }, index) => (
        <Fragment key={what}>
          {index > 0 && ', '}
          {`${say(what)} `}
          <Address text={url} />
        </Fragment>
      ))}
    </>
  )
}
