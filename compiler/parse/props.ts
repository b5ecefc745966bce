import type { Expression, Node, Property, SpreadElement } from 'estree'
import type { BracedText, Range } from '../formats/markdown/tree.ts'
import { isForbiddenKey } from '../formats/yaml/keys.ts'
import type { Json, PropertyPath } from '../model/public-block.ts'

/** What can be wrong with an expression that should be data. */
export interface ValueFault {
  readonly kind: 'not-data' | 'unknown-variable' | 'forbidden-key' | 'duplicate-key'
  readonly range: Range
  /** The key that a second one repeats. */
  readonly first?: Range
  /** The words that the message needs: what was found, or the variable's path. */
  readonly what: string
}

export interface ReadValue {
  readonly value: Json
  readonly faults: readonly ValueFault[]
}

/** Looks up `site.brand.name`: the value, or undefined where there is none. */
export type Variables = (path: readonly string[]) => Json | undefined

/**
 * Reads an expression as data, statically: strings, numbers, booleans, null, arrays, objects, templates without
 * expressions, and paths into the site's values. Nothing is ever evaluated.
 *
 * @param expression the estree that the MDX parser made; offsets count in the source file
 * @param variables the site's values
 * @returns the value (null where it is no data) and what is wrong with it
 */
export function readExpression(expression: Expression, variables: Variables): ReadValue {
  const faults: ValueFault[] = []
  return { value: read(expression, variables, faults), faults }
}

/** Reads a text with braces in it, in which only paths into the site's values stand for anything. */
export function readBracedText(text: BracedText, variables: Variables): ReadValue {
  const faults: ValueFault[] = []
  const words = text.map((part) => {
    if (typeof part === 'string') return part
    const { expression, range } = part
    if (expression === null) return ''
    if (expression.type !== 'MemberExpression' && expression.type !== 'Identifier') {
      faults.push({ kind: 'not-data', range, what: 'expression in text' })
      return ''
    }
    const found = readExpression(expression, variables)
    for (const fault of found.faults) faults.push({ ...fault, range })
    return found.value
  })
  return { value: words.join(''), faults }
}

function read(node: Node, variables: Variables, faults: ValueFault[]): Json {
  switch (node.type) {
    case 'Literal':
      if (typeof node.value === 'string' || typeof node.value === 'number' || typeof node.value === 'boolean')
        return node.value
      if (node.value === null && node.raw === 'null') return null
      return refuse(node, 'regular expression or big integer', faults)
    case 'TemplateLiteral':
      if (node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? ''
      return refuse(node, 'template with expressions', faults)
    case 'UnaryExpression':
      if ((node.operator === '-' || node.operator === '+') && node.argument.type === 'Literal') {
        if (typeof node.argument.value === 'number')
          return node.operator === '-' ? -node.argument.value : node.argument.value
      }
      return refuse(node, `operator \`${node.operator}\``, faults)
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (element === null) return refuse(node, 'array with a hole', faults)
        return read(element, variables, faults)
      })
    case 'ObjectExpression':
      return readObject(node.properties, variables, faults)
    case 'MemberExpression':
    case 'Identifier':
      return readVariable(node, variables, faults)
    default:
      return refuse(node, nameOf(node), faults)
  }
}

function readObject(
  properties: readonly (Property | SpreadElement)[],
  variables: Variables,
  faults: ValueFault[],
): Json {
  const entries: Record<string, Json> = Object.create(null)
  const keys = new Map<string, Range>()
  for (const property of properties) {
    const key = property.type === 'Property' ? keyOf(property) : null
    if (property.type !== 'Property' || key === null || property.kind !== 'init' || property.method) {
      refuse(property, property.type === 'SpreadElement' ? 'spread' : 'computed key or method', faults)
      continue
    }
    if (isForbiddenKey(key)) {
      faults.push({ kind: 'forbidden-key', range: rangeOf(property.key), what: key })
      continue
    }
    const range = rangeOf(property.key)
    const first = keys.get(key)
    if (first === undefined) keys.set(key, range)
    else faults.push({ kind: 'duplicate-key', range, first, what: key })
    entries[key] = read(property.value, variables, faults)
  }
  return entries
}

function readVariable(node: Node, variables: Variables, faults: ValueFault[]): Json {
  const path = pathOf(node)
  if (path === null) return refuse(node, 'computed path', faults)
  if (path[0] !== 'site') return refuse(node, `name \`${path.join('.')}\``, faults)
  const value = variables(path.slice(1))
  if (value !== undefined && (typeof value !== 'object' || value === null)) return value
  faults.push({ kind: 'unknown-variable', range: rangeOf(node), what: path.join('.') })
  return null
}

function pathOf(node: Node): string[] | null {
  if (node.type === 'Identifier') return [node.name]
  if (node.type !== 'MemberExpression' || node.optional) return null
  const head = pathOf(node.object)
  if (head === null) return null
  if (!node.computed && node.property.type === 'Identifier') return [...head, node.property.name]
  if (node.computed && node.property.type === 'Literal' && typeof node.property.value === 'string')
    return [...head, node.property.value]
  return null
}

function refuse(node: Node, what: string, faults: ValueFault[]): null {
  faults.push({ kind: 'not-data', range: rangeOf(node), what })
  return null
}

function nameOf(node: Node): string {
  if (/^JSX/.test(node.type)) return 'JSX'
  return node.type.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()
}

function keyOf(property: Property): string | null {
  if (property.computed) return null
  if (property.key.type === 'Identifier') return property.key.name
  if (property.key.type === 'Literal') return String(property.key.value)
  return null
}

/**
 * Finds the characters that a path inside a literal names.
 *
 * @param expression the literal
 * @param path keys and indices from the literal's own root
 * @param want `key` for the name of the last step, `value` for what it holds
 * @returns the range of the deepest step that exists
 */
export function locate(expression: Expression, path: PropertyPath, want: 'key' | 'value'): Range {
  let node: Node = expression
  let key: Node | null = null
  for (const step of path) {
    const element: Node | null | undefined =
      node.type === 'ArrayExpression' && typeof step === 'number' ? node.elements[step] : null
    if (element) {
      node = element
      key = null
    } else if (node.type === 'ObjectExpression') {
      const found: Property | SpreadElement | undefined = node.properties.findLast(
        (p) => p.type === 'Property' && keyOf(p) === String(step),
      )
      if (found?.type !== 'Property') break
      node = found.value
      key = found.key
    } else break
  }
  return rangeOf(want === 'key' && key !== null ? key : node)
}

function rangeOf(node: Node): Range {
  const { start, end } = node as Node & { start: number; end: number }
  return { start, end }
}
