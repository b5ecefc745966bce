import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Choice, Rule, SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { filled, placed, type Say, spoken, useTexts } from '../../texts/texts.ts'
import { ExpandAll } from '../Fold.tsx'
import { type KeepingHelp, keptItemFacts, keptRows, listHtml } from '../kept/kept-rows.tsx'
import type { ReferenceHelp } from '../reference-help.ts'
import { Name } from '../Text.tsx'
import { countNests, elementOf, hasNested } from './nested.ts'
import { PropertyFacts } from './PropertyFacts.tsx'
import { Elsewhere, ItemFacts, type NodeProps, Row, TypeLabel } from './Row.tsx'
import { choiceTitle, ruleTitle } from './spoken-names.ts'

/** The schema of a body, of a response or by itself. @param id where a schema that contains itself leads to */
export function Schema({ node, help, id }: NodeProps & { readonly id?: string | undefined }): ReactElement {
  return (
    <SchemaFrame node={node} id={id}>
      <PropertyFacts node={node} help={help} withExample={!hasNested(node)} />
      {countNests(node) > 1 && (
        <p className="ref-encoding">
          <ExpandAll />
        </p>
      )}
      {node.empty ? <NoProperties /> : <Nested node={node} help={help} />}
    </SchemaFrame>
  )
}

/** What is around a schema: that it is an object need not be said. */
export function SchemaFrame({
  node,
  id,
  children,
}: Pick<ComponentProps<typeof TypeLabel>, 'node'> & { readonly id?: string | undefined; children: ReactNode }) {
  const plain = node.typeLabel === 'object' && !node.nullable
  return (
    <div className="ref-schema" id={id}>
      {!plain && (
        <p className="ref-type">
          <TypeLabel node={node} />
        </p>
      )}
      {children}
    </div>
  )
}

/** What stands in place of the rows of an object without properties. */
export function NoProperties(): ReactElement {
  return <p className="ref-empty">{useTexts()('No properties defined')}</p>
}

/** Rows of properties or parameters. */
export function Properties({
  nodes,
  help,
}: {
  nodes: readonly SchemaNode[]
  help: ReferenceHelp
}): ReactElement | null {
  const say = useTexts()
  if (nodes.length === 0) return null
  const { kept } = help
  if (kept === undefined)
    return (
      <ul className="ref-properties">
        {nodes.map((node) => (
          <Property node={node} help={help} key={node.anchor} />
        ))}
      </ul>
    )
  const html = rowsHtml(nodes, { kept, ...help }, say)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, each row once for all places that show it
  return <ul className="ref-properties" dangerouslySetInnerHTML={{ __html: html }} />
}

function Property({ node, help }: NodeProps): ReactElement {
  return <Row node={node} help={help} inside={hasNested(node) ? <Nested node={node} help={help} /> : null} />
}

/** @returns the list of these rows */
export function listOf(nodes: readonly SchemaNode[], help: KeepingHelp, say: Say): string {
  return listHtml(rowsHtml(nodes, help, say), help)
}

/** The rows of a list, of which React writes each once for all places that show it. */
function rowsHtml(nodes: readonly SchemaNode[], help: KeepingHelp, say: Say): string {
  return keptRows(nodes, help, say, (node) => nestedHtml(node, help, say))
}

/** @returns what a schema holds: most often rows and no more, for which React need not be asked again */
export function nestedHtml(node: SchemaNode, help: KeepingHelp, say: Say): string {
  const { properties, omitted, tuple, maps, choices, not, rules, items, link } = node
  const more = omitted.length + tuple.length + maps.length + choices.length + not.length + rules.length
  if (more > 0 || link !== null) return renderToString(spoken(say, <Nested node={node} help={help} />))
  const rows = properties.length === 0 ? '' : listOf(properties, help, say)
  return items === null ? rows : rows + keptItemFacts(node, help, say) + nestedHtml(items, help, say)
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

/** Alternatives, of which the browser keeps one open: it works without scripts. */
function Variants({ choice, help }: { choice: Choice; help: ReferenceHelp }): ReactElement {
  const say = useTexts()
  const { kind, discriminator, rest, variants, omitted } = choice
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
        {rest !== null && ` (${say('Otherwise')}: ${rest})`}
      </p>
      {variants.map((variant, index) => (
        <details className="ref-variant" id={variant.anchor} name={group} open={index === 0} key={variant.anchor}>
          <summary className="disclosure-title">
            <span className="ref-variant-name">{variant.name ?? filled(say('Option {n}'), { n: index + 1 })}</span>{' '}
            <TypeLabel node={variant} />
          </summary>
          <div className="ref-nested">
            <PropertyFacts node={variant} help={help} withExample={!hasNested(variant)} />
            {variant.empty ? <NoProperties /> : <Nested node={variant} help={help} />}
          </div>
        </details>
      ))}
      {omitted.length > 0 && <Elsewhere link={null} omitted={omitted} help={help} />}
    </div>
  )
}
