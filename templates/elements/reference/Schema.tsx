import type { ReactElement, ReactNode } from 'react'
import type { Choice, NodeLink, Rule, SchemaNode } from '../../../compiler/openapi/schema-model.ts'
import { filled, placed, useTexts } from '../texts/texts.ts'
import { elementOf, hasNested } from './nested.ts'
import { Omitted } from './Omitted.tsx'
import { PropertyFacts } from './PropertyFacts.tsx'
import { PropertyTags } from './PropertyTags.tsx'
import type { ReferenceHelp } from './reference-help.ts'
import { choiceTitle, ruleTitle } from './spoken-names.ts'
import { Name } from './Text.tsx'

interface NodeProps {
  readonly node: SchemaNode
  readonly help: ReferenceHelp
}

/** The schema of a body, of a response or by itself. */
export function Schema({ node, help }: NodeProps): ReactElement {
  const say = useTexts()
  const plain = node.typeLabel === 'object' && !node.nullable
  return (
    <div className="ref-schema">
      {!plain && (
        <p className="ref-type">
          <TypeLabel node={node} />
        </p>
      )}
      <PropertyFacts node={node} help={help} withExample={!hasNested(node)} />
      {node.empty ? <p className="ref-empty">{say('No properties defined')}</p> : <Nested node={node} help={help} />}
    </div>
  )
}

/** Rows of properties or parameters. */
export function Properties({
  nodes,
  help,
}: {
  nodes: readonly SchemaNode[]
  help: ReferenceHelp
}): ReactElement | null {
  if (nodes.length === 0) return null
  return (
    <ul className="ref-properties">
      {nodes.map((node) => (
        <Property node={node} help={help} key={node.anchor} />
      ))}
    </ul>
  )
}

function Property({ node, help }: NodeProps): ReactElement {
  const say = useTexts()
  const name = node.name ?? say(node.role === 'map' ? 'any other name' : 'value')
  const nested = hasNested(node)
  const named = node.role === 'property' || node.role === 'parameter' || node.role === 'header'
  return (
    <li className="ref-property" id={node.anchor} data-deprecated={node.deprecated ? '' : undefined}>
      <div className="ref-property-head">
        <a className="ref-anchor" href={`#${node.anchor}`}>
          {named ? <Name name={name} /> : <code className="ref-name">{name}</code>}
        </a>
        <TypeLabel node={node} />
        {(node.tags.length > 0 || node.pii !== null) && <PropertyTags node={node} help={help} />}
      </div>
      <PropertyFacts node={node} help={help} withExample={!nested} />
      {nested && (
        <Nest name={named ? <Name name={name} /> : name}>
          <Nested node={node} help={help} />
        </Nest>
      )}
      {!nested && node.link !== null && <Elsewhere link={node.link} omitted={[]} help={help} />}
      {!nested && elementOf(node) !== null && <ItemFacts node={node} help={help} />}
    </li>
  )
}

/** Says 'Show' or 'Hide' with the name of what it holds. */
function Nest({ name, children }: { name: ReactNode; children: ReactNode }): ReactElement {
  const say = useTexts()
  const [before, after] = say('{name} properties').split('{name}')
  return (
    <details className="disclosure-plain ref-nest">
      <summary className="disclosure-title">
        <span>
          <span className="when-closed">{`${say('Show')} `}</span>
          <span className="when-open">{`${say('Hide')} `}</span>
          {before}
          {name}
          {after}
        </span>
      </summary>
      <div className="disclosure-body ref-nested">{children}</div>
    </details>
  )
}

/** Everything that a schema holds, without its own facts. Items of a list take the place of the list. */
function Nested({ node, help }: NodeProps): ReactElement {
  const say = useTexts()
  const { properties, omitted, tuple, maps, choices, not, rules, link } = node
  const item = elementOf(node)
  return (
    <>
      <Properties nodes={properties} help={help} />
      <Properties nodes={tuple} help={help} />
      {item !== null && (
        <>
          <ItemFacts node={node} help={help} />
          <Nested node={item} help={help} />
        </>
      )}
      <Properties nodes={maps} help={help} />
      {choices.map((choice) => (
        <Variants choice={choice} help={help} key={choice.variants[0]?.anchor ?? choice.kind} />
      ))}
      {not.map((child) => (
        <RuleView rule={{ title: say('Not allowed'), property: null, node: child }} help={help} key={child.anchor} />
      ))}
      {rules.map((rule) => (
        <RuleView rule={{ ...rule, title: ruleTitle(rule, say) }} help={help} key={rule.node.anchor} />
      ))}
      {(link !== null || omitted.length > 0) && <Elsewhere link={link} omitted={omitted} help={help} />}
    </>
  )
}

/** What else has to hold. */
function RuleView({ rule: { title, property, node }, help }: { rule: Rule; help: ReferenceHelp }): ReactElement {
  const isPlain = node.typeLabel === 'any' || node.typeLabel === 'object'
  return (
    <div className="ref-choice ref-rule" id={node.anchor}>
      <p className="ref-choice-title">
        {title}
        {property !== null && (
          <>
            {' '}
            <Name name={property} />
          </>
        )}
        {!isPlain && (
          <>
            {' '}
            <TypeLabel node={node} />
          </>
        )}
      </p>
      <div className="ref-nested">
        <PropertyFacts node={node} help={help} withExample={!hasNested(node)} />
        <Nested node={node} help={help} />
      </div>
    </div>
  )
}

/** What holds for each item of a list, where there is something to say. */
function ItemFacts({ node, help }: NodeProps): ReactElement | null {
  const say = useTexts()
  const item = elementOf(node)
  if (item === null || (item.description === null && item.constraints.length + item.values.length === 0)) return null
  return (
    <div className="ref-item">
      <p className="ref-values-title">{say('Each item:')}</p>
      <PropertyFacts node={item} help={help} withExample={!hasNested(item)} />
    </div>
  )
}

/** Alternatives, of which the browser keeps one open: it works without scripts. */
function Variants({ choice, help }: { choice: Choice; help: ReferenceHelp }): ReactElement {
  const say = useTexts()
  const { kind, discriminator, variants, omitted } = choice
  const group = `${variants[0]?.anchor ?? kind}-group`
  return (
    <div className="ref-choice">
      <p className="ref-choice-title">
        {discriminator === null
          ? say(choiceTitle(kind))
          : placed(say('{choice}, by {name}'), {
              choice: say(choiceTitle(kind)),
              name: <Name name={discriminator} />,
            })}
      </p>
      {variants.map((variant, index) => (
        <details className="ref-variant" id={variant.anchor} name={group} open={index === 0} key={variant.anchor}>
          <summary className="disclosure-title">
            <span className="ref-variant-name">{variant.name ?? filled(say('Option {n}'), { n: index + 1 })}</span>
            <TypeLabel node={variant} />
          </summary>
          <div className="ref-nested">
            <PropertyFacts node={variant} help={help} withExample={!hasNested(variant)} />
            {variant.empty ? (
              <p className="ref-empty">{say('No properties defined')}</p>
            ) : (
              <Nested node={variant} help={help} />
            )}
          </div>
        </details>
      ))}
      {omitted.length > 0 && <Elsewhere link={null} omitted={omitted} help={help} />}
    </div>
  )
}

function TypeLabel({ node }: { node: SchemaNode }): ReactElement {
  const say = useTexts()
  return (
    <>
      <code className="ref-type-label" translate="no">
        {node.typeLabel}
      </code>
      {node.nullable && <span className="ref-null">{say('or null')}</span>}
    </>
  )
}

/** Where the rest of a schema is: above, on a page of its own, or only in the specification. */
function Elsewhere({
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
