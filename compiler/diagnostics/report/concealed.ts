import { concealSecrets } from '../../formats/secrets/conceal-secrets.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Report } from './report.ts'

/**
 * The same report without secrets: it lands in logs that others read, and any problem may quote a value, or show the line
 * that a secret stands in.
 */
export function concealed(report: Report): Report {
  return (diagnostics, summary, readSource, options) => {
    const shownSource = (file: string) => {
      const text = readSource(file)
      return text === null ? null : concealSecrets(text)
    }
    return report(diagnostics.map(withoutSecrets), summary, shownSource, options)
  }
}

function withoutSecrets(found: Diagnostic): Diagnostic {
  const { message, hint, related } = found
  return {
    ...found,
    message: concealSecrets(message),
    hint: hint === null ? null : concealSecrets(hint),
    related: related.map((other) => ({ ...other, message: concealSecrets(other.message) })),
  }
}
