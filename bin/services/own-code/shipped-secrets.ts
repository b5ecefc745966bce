import { secretInText } from '../../../compiler/diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { findSecrets } from '../../../compiler/formats/secrets/find-secrets.ts'
import type { CompiledClient } from './compile-code.ts'

/**
 * Finds secrets in the scripts and styles of a site's own that browsers get.
 *
 * @returns a finding each, at the file from whose entry it is reached
 */
export function shippedSecrets({ entries, files }: CompiledClient): readonly Diagnostic[] {
  const entryOf = (name: string) =>
    Object.entries(entries).find(([, { file, imports }]) => file === name || imports.includes(name))?.[0]
  const seen = new Set<string>()
  return Object.entries(files).flatMap(([name, packed]) =>
    findSecrets(Buffer.from(packed, 'base64').toString('utf8')).flatMap(({ kind, hash }) => {
      if (seen.has(hash)) return []
      seen.add(hash)
      return [secretInText({ file: entryOf(name) ?? name, place: null }, { kind, hash })]
    }),
  )
}
