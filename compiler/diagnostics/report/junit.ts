import { escapeText } from '../../formats/escape-text.ts'
import { grouped } from '../../formats/grouped.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Summary } from '../summary.ts'
import type { ReportOptions } from './report-format.ts'

/**
 * JUnit XML: a suite for each file, a case for each problem. Errors are failures; warnings are cases that pass and
 * hold the text as their output, so that a run which ends well does not turn red. A run without problems has one case.
 * `file` is a path of the repository, to which hosts link it.
 */
export function* junitReport(
  diagnostics: readonly Diagnostic[],
  summary: Summary,
  _readSource: unknown,
  { prefix }: Pick<ReportOptions, 'prefix'>,
): Generator<string> {
  const suites = grouped(diagnostics, ({ file }) => file)
  const tests = Math.max(diagnostics.length, 1)
  yield '<?xml version="1.0" encoding="UTF-8"?>\n'
  yield `<testsuites name="signalpost" tests="${tests}" failures="${summary.errors}" errors="0" skipped="0">\n`
  if (diagnostics.length === 0) {
    yield '  <testsuite name="signalpost" tests="1" failures="0" errors="0" skipped="0">\n'
    yield `    <testcase name="${attribute(`${summary.pages} pages checked`)}" classname="signalpost"/>\n`
    yield '  </testsuite>\n'
  }
  for (const [file, found] of suites) for (const line of suite(file, found, prefix)) yield `${line}\n`
  yield '</testsuites>\n'
}

function* suite(file: string | null, found: readonly Diagnostic[], prefix: string): Generator<string> {
  const name = attribute(file ?? 'signalpost')
  const failures = found.filter(({ severity }) => severity === 'error').length
  const counts = `tests="${found.length}" failures="${failures}" errors="0" skipped="0"`
  yield `  <testsuite name="${name}" ${counts}>`
  const nameOf = caseNames()
  for (const one of found) {
    const path = attribute(`${prefix}${one.file}`)
    const where = one.file === null ? '' : ` file="${path}"${one.line === null ? '' : ` line="${one.line}"`}`
    yield `    <testcase name="${attribute(nameOf(one))}" classname="${name}"${where}>`
    const text = content(details(one))
    yield one.severity === 'error'
      ? `      <failure message="${attribute(one.message)}" type="${attribute(one.code)}">${text}</failure>`
      : `      <system-out>${text}</system-out>`
    yield '    </testcase>'
  }
  yield '  </testsuite>'
}

/**
 * Hosts keep the first of all cases of a suite that have one name: a second problem at a place says that it is one. In the
 * order of the reports these stand one after the other.
 */
function caseNames(): (one: Diagnostic) => string {
  let last = ''
  let count = 0
  return ({ code, line, column }) => {
    const name = `${code}${line === null ? '' : ` at ${line}${column === null ? '' : `:${column}`}`}`
    count = name === last ? count + 1 : 1
    last = name
    return count === 1 ? name : `${name} (${count})`
  }
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
