import { encodePart } from './pairs.ts'

/**
 * @param path as a specification writes it: what no address may hold, such as a space or a letter of another alphabet, is
 *   encoded, and what follows a `#`, by which some tell operations of one path from each other, is never sent
 * @param value of a name in braces, encoded
 */
export function fillPath(path: string, value: (name: string) => string): string {
  return path
    .replace(/#.*$/s, '')
    .replace(/\{([^{}]+)\}|[^!-~]|["<>\\^`|]/gu, (found, name?: string) =>
      name === undefined ? encodePart(found) : value(name),
    )
}
