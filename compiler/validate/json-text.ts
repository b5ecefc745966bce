import { parseExpressionAt } from 'acorn'
import type { Expression } from 'estree'
import type { Json } from '../model/public-block.ts'
import { readExpression, type ValueFault } from '../parse/props.ts'

export interface JsonText {
  readonly value: Json
  readonly expression: Expression
  /** Keys that no object of ours may have, and keys that are there twice. */
  readonly faults: readonly ValueFault[]
}

/**
 * Reads JSON that is in an attribute, with an estree so that each part has a place (offsets count in `text`).
 * It is parsed as an expression and read as data: nothing is evaluated.
 *
 * @returns null for a text that is no JSON
 */
export function readJsonText(text: string): JsonText | null {
  try {
    JSON.parse(text)
    const expression = parseExpressionAt(text, 0, { ecmaVersion: 2022 }) as unknown as Expression
    const { value, faults } = readExpression(expression, () => undefined)
    return { value, expression, faults }
  } catch {
    return null
  }
}
