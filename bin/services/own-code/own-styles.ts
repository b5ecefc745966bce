import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import type { ClientEntry } from '../../../compiler/model/bundle.ts'
import { checkTokens } from './check-tokens.ts'
import type { CompiledClient } from './compile-code.ts'
import type { FoundCode } from './find-code.ts'

/** The style of a site's own that all pages take. */
export interface OwnStyles {
  /** After the theme's own; empty for none. */
  readonly css: string
  /** Fonts and pictures beside it; null for none. */
  readonly assets: ClientEntry | null
  /** By the paths of its sheets: another text for another sheet. */
  readonly prints: ReadonlyMap<string, string>
  readonly diagnostics: readonly Diagnostic[]
}

/** @returns the sheets that a site has, the tokens first: what else is styled may name them */
export function sheetsOf({ tokens, styles }: FoundCode): readonly string[] {
  return [tokens, styles].filter((path) => path !== null)
}

/**
 * @param root absolute
 * @param standard the text of the tool's tokens; null where the site's are not checked
 */
export function ownStyles(root: string, found: FoundCode, client: CompiledClient, standard: string | null): OwnStyles {
  const sheets = sheetsOf(found).flatMap((path) => {
    const entry = client.entries[path]
    if (entry === undefined) return []
    return [
      { path, imports: entry.imports, css: Buffer.from(client.files[entry.file] ?? '', 'base64').toString('utf8') },
    ]
  })
  const [first, ...others] = [...new Set(sheets.flatMap(({ imports }) => imports))]
  const { tokens } = found
  return {
    css: sheets.map(({ css }) => css).join(''),
    prints: new Map(sheets.map(({ path, css }) => [path, sha256(css)])),
    assets: first === undefined ? null : { file: first, imports: others, dynamic: [] },
    diagnostics:
      tokens === null || standard === null ? [] : checkTokens(readFileSync(join(root, tokens), 'utf8'), standard),
  }
}
