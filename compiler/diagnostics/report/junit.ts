import { escapeText } from '../../formats/escape-text.ts'
import { grouped } from '../../formats/grouped.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Summary } from '../summary.ts'
import type { ReportOptions } from './report.ts'

/**
 * JUnit XML: a suite for each file, a case for each problem. Errors are failures; warnings are cases that pass and
 * hold the text as their output, so that a run which ends well does not turn red. A run without problems has one case.
 * `file` is a path of the repository, to which hosts link it.
 */
export function junitReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  _readSource: unknown,
  { prefix }: Pick<ReportOptions, 'prefix'>,
): string {
  const suites = grouped(diagnostics, ({ file }) => file)
  const tests = Math.max(diagnostics.length, 1)
  const lines = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="signalpost" tests="${tests}" failures="${summary.errors}" errors="0" skipped="0">`,
  ]
  if (diagnostics.length === 0) {
    lines.push('  <testsuite name="signalpost" tests="1" failures="0" errors="0" skipped="0">')
    lines.push(`    <testcase name="${attribute(`${summary.pages} pages checked`)}" classname="signalpost"/>`)
    lines.push('  </testsuite>')
  }
  for (const [file, found] of suites) for (const line of suite(file, found, prefix)) lines.push(line)
  lines.push('</testsuites>')
  return `${lines.join('\n')}\n`
}

function suite(file: string | null, found: readonly Diagnostic[], prefix: string): readonly string[] {
  const name = attribute(file ?? 'signalpost')
  const failures = found.filter(({ severity }) => severity === 'error').length
  const counts = `tests="${found.length}" failures="${failures}" errors="0" skipped="0"`
  const lines = [`  <testsuite name="${name}" ${counts}>`]
  const names = caseNames(found)
  for (const [at, one] of found.entries()) {
    const path = attribute(`${prefix}${one.file}`)
    const where = one.file === null ? '' : ` file="${path}"${one.line === null ? '' : ` line="${one.line}"`}`
    lines.push(`    <testcase name="${attribute(names[at] ?? '')}" classname="${name}"${where}>`)
    const text = content(details(one))
    lines.push(
      one.severity === 'error'
        ? `      <failure message="${attribute(one.message)}" type="${attribute(one.code)}">${text}</failure>`
        : `      <system-out>${text}</system-out>`,
    )
    lines.push('    </testcase>')
  }
  lines.push('  </testsuite>')
  return lines
}

/** Hosts keep the first of all cases of a suite that have one name: a second problem at a place says that it is one. */
function caseNames(found: readonly Diagnostic[]): readonly string[] {
  const seen = new Map<string, number>()
  return found.map(({ code, line, column }) => {
    const name = `${code}${line === null ? '' : ` at ${line}${column === null ? '' : `:${column}`}`}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name} (${count})`
  })
}

function details(one: Diagnostic): string {
  const at = (line: number | null, column: number | null) =>
    `${line === null ? '' : `:${line}`}${line === null || column === null ? '' : `:${column}`}`
  return [
    `${one.file ?? 'signalpost'}${at(one.line, one.column)}: ${one.severity} ${one.code}: ${one.message}`,
    ...(one.hint === null ? [] : [`hint: ${one.hint}`]),
    ...one.related.map(({ message, file, line, column }) => `related: ${file}${at(line, column)}: ${message}`),
  ].join('\n')
}

/** What XML 1.0 cannot hold in any form (its production 2, Char) becomes U+FFFD. */
function content(text: string): string {
  const sound = text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
  return escapeText(sound).replaceAll('\r', '&#13;')
}

function attribute(text: string): string {
  return content(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;')
}
