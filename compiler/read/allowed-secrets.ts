import { secretInText } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/**
 * @param allowed asked for only where there is a secret: a page without one does not depend on site.yaml
 * @returns the findings without the secrets that `allow.secrets` of site.yaml names by their hash
 */
export function withoutAllowed(found: readonly Diagnostic[], allowed: () => readonly string[]): readonly Diagnostic[] {
  if (!found.some(({ code }) => code === secretInText.code)) return found
  const hashes = allowed()
  return found.filter(
    ({ code, hint: text }) => code !== secretInText.code || !hashes.some((hash) => text?.includes(hash)),
  )
}
