import { malformedData } from '../diagnostics/codes/yaml.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { once } from '../formats/once.ts'
import { LineIndex } from '../formats/source.ts'
import { type ParseOptions, parseYaml } from '../formats/yaml/parse-yaml.ts'
import type { Placed } from '../formats/yaml/placed.ts'

/** The keys of a mapping, as far as they are YAML. */
export interface ParsedKeys {
  /** Null where what is wrong is in no key, or a limit is passed. */
  readonly value: Placed | null
  /** The lines that are no YAML, as they are written. */
  readonly dropped: readonly string[]
  readonly diagnostics: readonly Diagnostic[]
}

/** So many keys may be wrong: each is another reading. */
const mostDropped = 40

/**
 * Reads a mapping of one key a line, or a few: a key that is no YAML is reported and left out, so that one run tells what else
 * is wrong with the others.
 */
export function parseKeys(yaml: string, options: ParseOptions): ParsedKeys {
  const { whole, offset: from } = options.within ?? { whole: yaml, offset: 0 }
  const lines = once(() => new LineIndex(whole))
  const diagnostics: Diagnostic[] = []
  const dropped: string[] = []
  for (let text = yaml; ; ) {
    const parsed = parseYaml(text, options)
    append(diagnostics, parsed.diagnostics)
    const faults = parsed.value === null ? parsed.diagnostics.filter(({ code }) => code === malformedData.code) : []
    const before = dropped.length
    for (const { line } of dropped.length < mostDropped ? faults : []) {
      if (line === null) continue
      const { start, end } = keyAt(text, lines().offset(line, 1) - from)
      const own = text.slice(start, end)
      if (own.trim() === '') continue
      dropped.push(own)
      text = text.slice(0, start) + own.replaceAll(/[^\r\n]/g, ' ') + text.slice(end)
    }
    if (dropped.length === before) return { value: parsed.value, dropped, diagnostics }
  }
}

/** @returns the lines of the key that an offset lies in: up to the next line that is not set in */
function keyAt(text: string, offset: number): { readonly start: number; readonly end: number } {
  const starts = [...text.matchAll(/(?:^|[\r\n])(?=[^\s#])/g)].map(({ 0: before, index }) => index + before.length)
  return {
    start: starts.findLast((start) => start <= offset) ?? 0,
    end: starts.find((start) => start > offset) ?? text.length,
  }
}
