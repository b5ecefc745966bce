import { secretInText } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { allSecrets } from '../formats/secrets/hidden-secrets.ts'
import { LineIndex } from '../formats/source.ts'

/**
 * Reports each secret of a file by its place and kind, never by its text: those that it shows, and those that readers get
 * from it. In data it is a warning: a specification holds examples of other people.
 */
export function secretProblems(text: string, file: string): readonly Diagnostic[] {
  const secrets = allSecrets(text)
  if (secrets.length === 0) return []
  const lines = new LineIndex(text)
  const severity = file.startsWith('content/data/') ? ('warning' as const) : ('error' as const)
  return secrets.map(({ kind, start, end, hash }) =>
    secretInText({ file, place: lines.place(start, end), severity }, { kind, hash }),
  )
}
