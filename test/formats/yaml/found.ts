import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'

/** Diagnostics as one line each: place, code, message, and the places of what is related. */
export function found(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.map(({ code, message, line, column, endLine, endColumn, related }) => {
    const others = related.map((one) => ` (${one.line}:${one.column})`).join('')
    return `${line}:${column}-${endLine}:${endColumn} ${code} ${message}${others}`
  })
}
