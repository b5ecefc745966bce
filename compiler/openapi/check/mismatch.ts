import { isMapping } from '../../formats/members.ts'
import type { FieldRule } from '../document/grammar.ts'
import { article } from './article.ts'

/** @returns what was expected, or null when the value's type is right */
export function mismatch(rule: FieldRule, value: unknown): string | null {
  const texts = Array.isArray(value) && value.every((item) => typeof item === 'string')
  switch (rule.is) {
    case 'text':
      return typeof value === 'string' ? null : 'text'
    case 'flag':
      return typeof value === 'boolean' ? null : '`true` or `false`'
    case 'number':
      return typeof value === 'number' ? null : 'a number'
    case 'texts':
      return texts ? null : 'a list of texts'
    case 'text or texts':
      return texts || typeof value === 'string' ? null : 'text or a list of texts'
    case 'list':
      return Array.isArray(value) ? null : 'a list'
    case 'many':
      return Array.isArray(value) ? null : `a list, each item ${article(rule.of)}`
    case 'named':
      return isMapping(value) ? null : `a mapping, each value ${article(rule.of)}`
    case 'one':
    case 'one or many':
      return null
  }
}
