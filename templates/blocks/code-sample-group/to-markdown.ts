import type { CodeModel } from '../../elements/code/CodeBlock.tsx'
import { sampleLanguage } from '../../elements/code/sample-language.ts'
import type { Say } from '../../elements/texts/texts.ts'
import type { CodeSampleGroupProps } from './contract.ts'

interface Fence {
  readonly code: CodeModel
  /** The fence as it is by itself. */
  readonly markdown: string
}

/** The title, each sample under its language, then what they put out. */
export function toMarkdown(group: CodeSampleGroupProps, fences: readonly Fence[], say: Say): string {
  const samples = fences.filter(({ code }) => code.role === 'example')
  const outputs = fences.filter(({ code }) => code.role === 'output')
  const label = say(group.groupType === 'dynamic' ? 'Response' : 'Output')
  return [
    ...(group.title === undefined ? [] : [`**${escapeText(group.title)}**`]),
    ...samples.flatMap(({ code, markdown }) => [`${escapeText(sampleLanguage(code))}:`, markdown]),
    ...outputs.flatMap(({ markdown }) => [`${label}:`, markdown]),
  ].join('\n\n')
}

const escapeText = (text: string): string => text.replace(/[\\`*_[\]<>#]/g, '\\$&')
