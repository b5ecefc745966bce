import type { CodeModel } from './CodeBlock.tsx'

/** @returns whether a part of a block is fenced code: the compiler calls it `code`, which no block may be called */
export function isCode<Part extends { readonly name: string; readonly model: unknown }>(
  part: Part,
): part is Part & { readonly model: CodeModel } {
  return part.name === 'code'
}
