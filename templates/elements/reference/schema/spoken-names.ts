import type { Choice, PiiBadge, PropertyTag, Rule } from '../../../../compiler/openapi/schema/schema-model.ts'
import { counted, filled, type Say, sayLabel } from '../../texts/texts.ts'

/** @returns what is above alternatives */
export function choiceTitle(kind: Choice['kind']): 'One of' | 'Any of' {
  return kind === 'oneOf' ? 'One of' : 'Any of'
}

/** @returns what is above a rule, in the language of the page: 'At least 2 items' */
export function ruleTitle({ title }: Pick<Rule, 'title'>, say: Say): string {
  const [n = 0, most = 0] = title.match(/\d+/g) ?? []
  const key = title.replace(/\d+/, '{n}').replace(/\d+/, '{most}')
  return filled(sayLabel(say, key), { n, most })
}

/** @returns the words of a tag in the language of the page; of one that depends on others, with their names */
export function tagText({ label, kind, names }: PropertyTag, say: Say): string {
  if (kind !== 'conditional') return sayLabel(say, label)
  return filled(say('required if {names} is not passed'), { names: alternatives(names, say) })
}

/** @returns `X`, `X or Y`, `X, Y or Z` */
function alternatives(names: readonly string[], say: Say): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${say('or')} ${names.at(-1)}`
}

/** @returns what the badge of personal data says in the language of the page */
export function piiText({ label, days }: PiiBadge, say: Say): string {
  return days === null ? sayLabel(say, label) : counted(say, days, 'PII MTL: {n} day', 'PII MTL: {n} days')
}
