import { directiveFault } from './directives.ts'
import { newReading, type ReadOptions, rangeOf, readNode, reportAnchors, reportTags } from './nodes.ts'
import type { Spanned } from './placed.ts'
import type { ReportProblem } from './problem.ts'
import type { Scan } from './scan.ts'
import { parseDocuments, syntaxFaults } from './syntax-faults.ts'

/**
 * Reads any YAML with the full parser (YAML 1.2, core schema). The nesting must have been measured before.
 *
 * @returns null when the syntax is wrong
 */
export function readYamlDocument(
  text: string,
  scan: Scan,
  { forbidKeys, depth, aliases: readsAliases }: ReadOptions,
  report: ReportProblem,
): Spanned | null {
  const documents = parseDocuments(text)
  const faults = syntaxFaults(text, documents, scan, depth)
  for (const fault of faults) report(fault)
  if (faults.length > 0) return null
  const directive = text.includes('%') ? directiveFault(text) : null
  if (directive !== null) {
    report(directive)
    return null
  }
  reportTags(documents, 0, text, report)
  const second = documents[1]
  if (second !== undefined) {
    const start = second.range[0]
    const mark = text.lastIndexOf('---', start)
    report({ kind: 'documents', start: Math.max(mark, 0), end: Math.max(mark, 0) + 3 })
  }
  const reading = newReading(text, { forbidKeys, depth, aliases: readsAliases }, report)
  const contents = documents[0]?.contents ?? null
  const value = readNode(contents, reading, 0)
  const root = { ...(rangeOf(contents, reading) ?? { start: 0, end: 0 }), members: reading.spans.lastIn(value) }
  reportAnchors(reading)
  return { value, root, spans: reading.spans }
}
