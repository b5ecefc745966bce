import { codeLanguage } from './code-languages.ts'
import type { CodeModel } from './fence.ts'
import { highlightFence } from './highlight.ts'

/**
 * Makes a code block of text that is in data (an example of a specification). It is shown as it is: a line such as
 * `// !mark` is part of it.
 *
 * @param text the code, with any line ends
 * @param language what a fence would name; what is unknown is plain text
 */
export function codeInData(text: string, language: string): CodeModel {
  const known = codeLanguage(language)
  return highlightFence({
    lang: known?.id ?? null,
    language: known === null ? null : language,
    label: known?.name ?? '',
    lines: false,
    wrap: false,
    role: 'example',
    code: text.replace(/\r\n?/g, '\n').replace(/\n+$/, ''),
    annotations: [],
  })
}
