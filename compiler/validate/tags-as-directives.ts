import { kebabCase } from '../model/registry.ts'

const property = /\s+([\w-]+)(?:=("[^"]*"|\{[^{}`]*\}))?/g
const tag = /`<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^{}`]*\}))?)*)\s*(\/?)>`/g

/**
 * Blocks name others as tags. To an author of directives they are named as directives: a tag would be dropped there.
 *
 * @param hint what a block advises
 * @returns the same with directives in place of tags
 */
export function tagsAsDirectives(hint: string | null): string | null {
  return (
    hint?.replace(tag, (_, name: string, properties: string, isLeaf: string) => {
      const written = [...properties.matchAll(property)].map(([, key = '', value]) => {
        if (value === undefined) return key
        return `${key}=${value.startsWith('"') ? value : `'${value.slice(1, -1)}'`}`
      })
      const braces = written.length === 0 ? '' : `{${written.join(' ')}}`
      return `\`${isLeaf === '' ? ':::' : '::'}${kebabCase(name)}${braces}\``
    }) ?? null
  )
}
