import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { Depth } from '../../elements/heading-depth.ts'
import { examplesHtml } from '../../elements/reference/examples/example-html.tsx'
import type { HtmlHelp } from '../../elements/reference/kept/kept-shell.tsx'
import { bodyHtml, parametersHtml, responsesHtml } from '../../elements/reference/kept/part-html.tsx'
import { MethodBadge } from '../../elements/reference/MethodBadge.tsx'
import { Schema } from '../../elements/reference/schema/Schema.tsx'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import type { OperationTableModel, SchemaUses } from './contract.ts'

/** One part of an operation, or a schema with the operations that use it. */
export function OperationTable({ model }: TemplateProps<OperationTableModel | null>): ReactElement | null {
  const say = useTexts()
  if (model === null) return null
  const { help } = model.page
  const part = model.part()
  if (part.kind === 'schema')
    return (
      <>
        <Schema node={part.node} help={help} id={part.node.anchor || undefined} />
        <UsedBy uses={model.uses} />
      </>
    )
  const html = partsHtml({ help, say }, part.kind, part.operation, model.depth)
  if (html === '') return part.kind === 'requestBody' ? <p className="ref-empty">{say('No request body.')}</p> : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
  return <div className="flow" dangerouslySetInnerHTML={{ __html: html }} />
}

/** @returns what an operation takes or gives; empty where that is nothing */
function partsHtml(of: HtmlHelp, kind: 'parameters' | 'requestBody' | 'responses', operation: Operation, depth: Depth) {
  const { anchor, parameters, body, responses } = operation
  switch (kind) {
    case 'parameters':
      return parametersHtml(of, parameters, depth)
    case 'requestBody': {
      const facts = { id: `${anchor}-body`, label: of.say('Request'), kind: 'example' } as const
      return bodyHtml(of, body, anchor, depth) + examplesHtml(of, body?.contents ?? [], facts)
    }
    case 'responses':
      return responsesHtml(of, responses, anchor)
  }
}

/** The operations that take or give the schema. */
function UsedBy({ uses: { shown, more } }: { uses: SchemaUses }): ReactElement | null {
  const say = useTexts()
  if (shown.length === 0) return null
  return (
    <div className="ref-uses">
      <p className="ref-choice-title">{say('Used by')}</p>
      <ul className="ref-uses-list">
        {shown.map(({ title, href, method }) => (
          <li key={href}>
            <MethodBadge method={method} /> <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="ref-elsewhere">{filled(say('And {n} more.'), { n: more })}</p>}
    </div>
  )
}
