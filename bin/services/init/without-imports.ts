import { withProse } from './with-prose.ts'

/** An import of MDX; one of several lines has not many. */
const imported = /^import\s+(?:[\w$*{},\s]{1,1000}?\sfrom\s+)?(['"])[^'"\r\n]+\1;?[ \t]*(?:\r?\n|$)/gm

/** @returns the text of a page without the imports of MDX, which `.md` has elsewhere, too: every block is there without one */
export function withoutImports(text: string): string {
  return withProse(text, (prose) => prose.replace(imported, ''))
}
