import type { Diagnostic } from '../diagnostics/diagnostic.ts'

/** Folders of the root that hold a site's own code. */
export const codeFolders = ['blocks', 'theme'] as const

/** The file beside them that sets tokens of its own. */
export const tokensFile = 'theme.css'

/** What of the theme is the site's own code, and so may be another while the command stays the same. */
export interface OwnCode {
  /** By the names of its blocks: another text for other code. */
  readonly prints: ReadonlyMap<string, string>
  /** By the paths of its parts of the frame, and of the style that all pages take: another text for another one. */
  readonly look: ReadonlyMap<string, string>
  /** It has parts of the frame, which any page may show in a way of its own. */
  readonly hasParts: boolean
  /** What is wrong with the code itself. */
  readonly diagnostics: readonly Diagnostic[]
}

/** Of a site without code. */
export const noOwnCode: OwnCode = { prints: new Map(), look: new Map(), hasParts: false, diagnostics: [] }
