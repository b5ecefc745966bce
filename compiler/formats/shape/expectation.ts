import { type Issue, withoutFollowing } from './issues.ts'

const typeNames: ReadonlyMap<string, string> = new Map([
  ['array', 'a list'],
  ['object', 'an object'],
  ['record', 'an object'],
  ['null', 'null'],
  ['string', 'a string'],
  ['number', 'a number'],
  ['int', 'a whole number'],
  ['boolean', 'true or false'],
])

/** Says what a schema would have taken: `a list`, `a number of at least 1`. */
export function expectation(issue: Issue): string {
  if (issue.message.startsWith('expected ')) return issue.message.slice('expected '.length)
  switch (issue.code) {
    case 'invalid_type':
      return typeNames.get(issue.expected) ?? issue.expected
    case 'invalid_value':
      return choice(issue.values.map(String))
    case 'invalid_union':
      // Of a union that a key tells apart it is the key that is wrong.
      if (issue.errors.length === 0) return choice(allowedValues(issue) ?? [])
      return [...new Set(issue.errors.flatMap((issues) => withoutFollowing(issues).map(expectation)))].join(' or ')
    case 'too_small':
      return amount(issue.origin, issue.inclusive === false ? 'more than' : 'at least', issue.minimum)
    case 'too_big':
      return amount(issue.origin, issue.inclusive === false ? 'less than' : 'at most', issue.maximum)
    case 'invalid_format':
      return issue.format === 'url' ? 'an absolute URL' : 'another form'
    default:
      return 'another value'
  }
}

function choice(values: readonly string[]): string {
  return values.map((value) => `\`${value}\``).join(' or ')
}

/** @returns the only values that are right; null where there are others, or none by name */
export function allowedValues(issue: Issue): readonly string[] | null {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  if (issue.code === 'invalid_union' && 'options' in issue && Array.isArray(issue.options))
    return issue.options.map(String)
  return null
}

function amount(origin: string, relation: string, limit: number | bigint): string {
  if (origin === 'string')
    return limit === 1 && relation === 'at least' ? 'a string that is not empty' : `${relation} ${limit} characters`
  if (origin === 'array') return `${relation} ${limit} ${limit === 1 ? 'item' : 'items'}`
  return `a number of ${relation} ${limit}`
}

/** Says what a value is, and what it holds when that is short: ``string `abc` ``. */
export function foundIn(value: unknown): string {
  if (value === null) return 'null'
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'object') return 'object'
  if (typeof value !== 'string') return `${typeof value} \`${String(value)}\``
  return value === '' ? 'empty string' : value.length <= 40 && !/[\r\n`]/.test(value) ? `string \`${value}\`` : 'string'
}
