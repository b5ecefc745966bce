import type { ReactElement, ReactNode } from 'react'
import type { NodeLink, SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { placed, useTexts } from '../../texts/texts.ts'
import { Fold } from '../Fold.tsx'
import type { ReferenceHelp } from '../reference-help.ts'
import { Name } from '../Text.tsx'
import { elementOf, hasItemFacts, hasNested } from './nested.ts'
import { Omitted } from './Omitted.tsx'
import { PropertyFacts } from './PropertyFacts.tsx'
import { PropertyTags } from './PropertyTags.tsx'

export interface NodeProps {
  readonly node: SchemaNode
  readonly help: ReferenceHelp
}

/** The row of a property or parameter. @param inside what is nested in it, or null */
export function Row({ node, help, inside }: NodeProps & { readonly inside: ReactNode | null }): ReactElement {
  const say = useTexts()
  const name = node.name ?? say(node.role === 'map' ? 'any other name' : 'value')
  const nested = inside !== null
  const named = node.role === 'property' || node.role === 'parameter' || node.role === 'header'
  return (
    <li className="ref-property" id={node.anchor} data-deprecated={node.deprecated ? '' : undefined}>
      <div className="ref-property-head">
        <a className="ref-anchor" href={`#${node.anchor}`}>
          {named ? <Name name={name} /> : <code className="ref-name">{name}</code>}
        </a>{' '}
        <TypeLabel node={node} />
        {(node.tags.length > 0 || node.pii !== null) && <PropertyTags node={node} help={help} />}
      </div>
      <PropertyFacts node={node} help={help} withExample={!nested} />
      {nested && (
        <Fold nested title={placed(say('{name} properties'), { name: named ? <Name name={name} /> : name })}>
          {inside}
        </Fold>
      )}
      {!nested && node.link !== null && <Elsewhere link={node.link} omitted={[]} help={help} />}
      {!nested && <FactsOfItems node={node} help={help} />}
    </li>
  )
}

/** What holds for each item of a list, for each of the items of that where it is a list, and so on. */
function FactsOfItems({ node, help }: NodeProps): ReactElement | null {
  const item = elementOf(node)
  if (item === null) return null
  return (
    <>
      <ItemFacts node={node} help={help} />
      <FactsOfItems node={item} help={help} />
    </>
  )
}

/** What holds for each item of a list, where there is something to say. */
export function ItemFacts({ node, help }: NodeProps): ReactElement | null {
  const say = useTexts()
  const item = elementOf(node)
  if (item === null || !hasItemFacts(node)) return null
  return (
    <div className="ref-item">
      <p className="ref-values-title">{say('Each item:')}</p>
      <PropertyFacts node={item} help={help} withExample={!hasNested(item)} />
    </div>
  )
}

/** The type in code, and in words that a value may be null. */
export function TypeLabel({ node }: { node: Pick<SchemaNode, 'typeLabel' | 'nullable'> }): ReactElement {
  const say = useTexts()
  return (
    <>
      <code className="ref-type-label" translate="no">
        {node.typeLabel}
      </code>
      {node.nullable && (
        <>
          {' '}
          <span className="ref-null">{say('or null')}</span>
        </>
      )}
    </>
  )
}

/** Where the rest of a schema is: above, on a page of its own, or only in the specification. */
export function Elsewhere({
  link,
  omitted,
  help,
}: {
  link: NodeLink | null
  omitted: readonly string[]
  help: ReferenceHelp
}): ReactElement {
  const say = useTexts()
  const href = link?.kind === 'truncated' && link.schema !== null ? help.schemaHref(link.schema) : null
  return (
    <div className="ref-elsewhere">
      {link?.kind === 'recursive' && (
        <p>{placed(say('The same as {name} above.'), { name: <a href={`#${link.anchor}`}>{link.name}</a> })}</p>
      )}
      <Omitted names={omitted} />
      {href !== null && link?.kind === 'truncated' && (
        <p>{placed(say('See {name} for the rest.'), { name: <a href={href}>{link.schema}</a> })}</p>
      )}
      {link?.kind === 'truncated' && href === null && omitted.length === 0 && (
        <p>{say('What is inside is too large for this page; the specification has it.')}</p>
      )}
    </div>
  )
}
