import { createRecent } from '../../formats/recent.ts'
import { concealSecrets } from '../../formats/secrets/conceal-secrets.ts'
import type { Diagnostic } from '../diagnostic.ts'
import type { Report } from './report-format.ts'

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
    const conceal = rememberedConceal()
    return report(
      diagnostics.map((one) => withoutSecrets(one, conceal)),
      summary,
      shownSource,
      options,
    )
  }
}

/** A mistake that is made 100,000 times is looked through once. */
function rememberedConceal(): typeof concealSecrets {
  const known = createRecent<string, string>(64)
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const shown = concealSecrets(text)
    known.set(text, shown)
    return shown
  }
}

function withoutSecrets(found: Diagnostic, conceal: typeof concealSecrets): Diagnostic {
  const message = conceal(found.message)
  const hint = found.hint === null ? null : conceal(found.hint)
  const related = found.related.map((other) => ({ ...other, message: conceal(other.message) }))
  const isSame = related.every((other, at) => other.message === found.related[at]?.message)
  // A long page may have 100,000, which lie in memory once.
  return isSame && message === found.message && hint === found.hint ? found : { ...found, message, hint, related }
}
