import type { Diagnostic } from '../diagnostic.ts'
import { explanationOf } from '../explain.ts'
import type { Summary } from '../summary.ts'
import { jsonPieces } from './json-pieces.ts'
import type { ReportOptions } from './report-format.ts'

/**
 * SARIF 2.1.0 (OASIS Standard "Static Analysis Results Interchange Format", sections named below), as code scanning
 * services take it. The rules' help is what `signalpost explain` prints.
 */
export function sarifReport(
  diagnostics: readonly Diagnostic[],
  _summary: Summary,
  _readSource: (file: string) => string | null,
  options: ReportOptions,
): Iterable<string> {
  const ruleIds = [...new Set(diagnostics.map(({ code }) => code))].sort()
  const indexes = new Map(ruleIds.map((id, index) => [id, index]))
  const write = (one: Diagnostic) => result(one, indexes.get(one.code) ?? -1, options.prefix)
  return jsonPieces(diagnostics, write, (results) => ({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'signalpost', version: options.version, rules: ruleIds.map(rule) } },
        // 3.14.14: relative addresses below are relative to a folder that only the reader of the log knows.
        originalUriBaseIds: { SRCROOT: { description: { text: 'The root of the repository.' } } },
        columnKind: 'utf16CodeUnits',
        results,
      },
    ],
  }))
}

/** 3.49: a rule of the tool. */
function rule(id: string) {
  const explanation = explanationOf(id)
  if (explanation === null) return { id }
  return {
    id,
    shortDescription: { text: explanation.title },
    help: { text: explanation.text, markdown: explanation.text },
    defaultConfiguration: { level: explanation.severity, ...(explanation.offByDefault ? { enabled: false } : {}) },
  }
}

/** 3.27: a problem. One without a file has no location. */
function result(one: Diagnostic, ruleIndex: number, prefix: string) {
  const text = one.hint === null ? one.message : `${one.message}\n\n${one.hint}`
  return {
    ruleId: one.code,
    ruleIndex,
    level: one.severity,
    message: { text: escapeLinks(text) },
    ...(one.file === null ? {} : { locations: [{ physicalLocation: physical(prefix, one.file, one) }] }),
    ...(one.related.length === 0
      ? {}
      : {
          relatedLocations: one.related.map((other, id) => ({
            id,
            message: { text: escapeLinks(other.message) },
            physicalLocation: physical(prefix, other.file, { ...other, endLine: null, endColumn: null }),
          })),
        }),
  }
}

/** 3.29: a file and, where there is one, the place in it. */
function physical(prefix: string, file: string, place: Pick<Diagnostic, 'line' | 'column' | 'endLine' | 'endColumn'>) {
  const region = Object.entries({
    startLine: place.line,
    startColumn: place.column,
    endLine: place.endLine,
    endColumn: place.endColumn,
  }).filter(([, value]) => value !== null)
  return {
    artifactLocation: { uri: uriOf(`${prefix}${file}`), uriBaseId: 'SRCROOT' },
    ...(place.line === null ? {} : { region: Object.fromEntries(region) }),
  }
}

function uriOf(path: string): string {
  return path
    .replaceAll(/\p{Cs}/gu, '\ufffd')
    .split('/')
    .map(encodeURIComponent)
    .join('/')
}

/** 3.11.6: in a plain text message, `[text](target)` is a link, so a bracket that is only a bracket is escaped. */
function escapeLinks(text: string): string {
  return text.replaceAll(/[\\[\]]/g, '\\$&')
}
