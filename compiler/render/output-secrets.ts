import { secretInText } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { findSecrets } from '../formats/secrets/find-secrets.ts'
import { type OutputFile, textIn } from '../model/output.ts'

/**
 * Finds secrets in a page as readers get it: in its markup, and in its text, where markup may part one.
 *
 * @param file the page's own file, which is blamed
 */
export function outputSecrets(files: readonly OutputFile[], file: string): readonly Diagnostic[] {
  const found = new Map<string, string>()
  for (const { path, content: given } of files) {
    const content = typeof given === 'string' || path.endsWith('.html') ? textIn(given) : null
    if (content === null) continue
    for (const text of [content, content.replace(/<[^>]*>/g, '')])
      for (const { hash, kind } of findSecrets(text)) found.set(hash, kind)
  }
  return [...found].map(([hash, kind]) => secretInText({ file, place: null }, { kind, hash }))
}
