import type { CodeModel } from './CodeBlock.tsx'

/**
 * The language that a reader chooses for a sample (specification, section 9). Without a label of its own JavaScript is
 * called Node.js, as server code is meant, and a command that begins with `curl` is called curl, so that one choice
 * holds for all groups.
 */
export function sampleLanguage(code: CodeModel): string {
  if (code.label === 'JavaScript') return 'Node.js'
  if (code.label === 'Bash' && /^\s*(\$ )?curl\s/.test(code.code)) return 'curl'
  return code.label === '' ? 'Text' : code.label
}
