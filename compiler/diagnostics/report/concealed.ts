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
  const message = concealSecrets(found.message)
  const hint = found.hint === null ? null : concealSecrets(found.hint)
  const related = found.related.map((other) => ({ ...other, message: concealSecrets(other.message) }))
  const isSame = related.every((other, at) => other.message === found.related[at]?.message)
  // A long page may have 100,000, which lie in memory once.
  return isSame && message === found.message && hint === found.hint ? found : { ...found, message, hint, related }
}
