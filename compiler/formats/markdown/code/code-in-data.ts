import { codeLanguage } from './code-languages.ts'
import type { CodeModel } from './fence.ts'
import { type HighlightMemory, highlightFence } from './highlight.ts'

/**
 * Makes a code block of text that is in data (an example of a specification). It is shown as it is: a line such as
 * `// !mark` is part of it.
 *
 * @param text the code, with any line ends
 * @param language what a fence would name; what is unknown is plain text
 * @param coloured colours are elements: not every sample is worth them
 * @param memory of code that was coloured before; grows
 */
export function codeInData(text: string, language: string, coloured = true, memory?: HighlightMemory): CodeModel {
  const known = codeLanguage(language)
  const model: CodeModel = {
    lang: known?.id ?? null,
    language: known === null ? null : language,
    label: known?.name ?? '',
    lines: false,
    wrap: false,
    role: 'example',
    code: text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''),
    annotations: [],
  }
  return coloured ? highlightFence(model, memory) : model
}
