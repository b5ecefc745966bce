import type { Image, ImageReference, Paragraph, Text } from 'mdast'
import type { MdxFlowExpression, MdxjsEsm, MdxTextExpression } from 'mdast-util-mdx'
import { codeInContent, moduleStatement } from '../diagnostics/codes/mdx.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { rangeOf } from '../parse/node-range.ts'
import { readBracedText, readExpression } from '../parse/props.ts'
import { at, type SourceText } from './source-text.ts'
import type { ValidateInput } from './validate-input.ts'
import { valueFault } from './value-fault.ts'

/** @returns the text that braces in MDX mean; null for a comment and for what is no value of the site */
export function checkExpression(
  node: MdxFlowExpression | MdxTextExpression,
  source: SourceText,
  { variables, variableNames }: Pick<ValidateInput, 'variables' | 'variableNames'>,
): Outcome<Text | Paragraph | null> {
  const range = rangeOf(node)
  const refused = (...diagnostics: readonly Diagnostic[]) => ({ value: null, diagnostics })
  const statement = node.data?.estree?.body[0]
  if (statement === undefined) return refused()
  if (statement.type !== 'ExpressionStatement') return refused(codeInContent(at(source, range), { what: 'statement' }))
  const { type } = statement.expression
  const written = source.text.slice(range.start, range.end)
  const hint = textHint(written, variableNames)
  if (type !== 'MemberExpression' && type !== 'Identifier')
    return refused(codeInContent({ ...at(source, range), hint }, { what: 'expression in text' }))
  const read = readExpression(statement.expression, variables)
  if (read.faults.length > 0)
    return refused(...read.faults.map((fault) => valueFault({ ...fault, range }, source, variableNames, hint)))
  const text: Text = { type: 'text', value: String(read.value ?? ''), position: node.position }
  const isFlow = node.type === 'mdxFlowExpression'
  return { value: isFlow ? { type: 'paragraph', children: [text], position: node.position } : text, diagnostics: [] }
}

/** Puts values of the site into the text alternative of an image. The image is blamed for what is none. */
export function fillAlt(
  node: Image | ImageReference,
  source: SourceText,
  { variables, variableNames }: Pick<ValidateInput, 'variables' | 'variableNames'>,
): readonly Diagnostic[] {
  if (node.braced === undefined) return []
  const { value, faults } = readBracedText(node.braced, variables)
  node.alt = String(value)
  return faults.map((fault) => valueFault({ ...fault, range: rangeOf(node) }, source, variableNames, null))
}

/** `import` and `export`, named by the first word. */
export function moduleFault(node: MdxjsEsm, source: SourceText): Diagnostic {
  const word = /^\s*(\w+)/.exec(node.value)?.[1] ?? 'import'
  return moduleStatement(at(source, rangeOf(node)), { word })
}

/** Braces in a sentence are mostly just text: a part of a path, a placeholder, a piece of code. */
function textHint(written: string, variableNames: readonly string[]): string {
  const name = written.slice(1, -1).trim()
  const value = variableNames.find((one) => one === `site.${name}`)
  if (value !== undefined) return `Did you mean \`{${value}}\`?`
  // What formatters of JSX write, where a line end alone would be no space.
  if (/^(["'])\s+\1$/.test(name)) return 'Write a space: in Markdown a line end is one, too.'
  const isShort = written.length <= 40 && !/[`<\r\n]/.test(written)
  const escaped = isShort ? `\`\\${written.replace(/(?<=.)\{/g, '\\{')}\`` : 'each brace as `\\{`'
  return `If it is text, put it in code (backticks), or write ${escaped}; a value of the site is \`{site.brand.name}\`.`
}
