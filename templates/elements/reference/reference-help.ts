import type { CodeModel } from '../../../compiler/formats/markdown/fence.ts'

/** What the parts of an API reference ask of the page that they are on. */
export interface ReferenceHelp {
  /**
   * Markdown of a specification as safe HTML.
   *
   * @param above the level of the heading above; default: that of a part of an operation
   */
  html(markdown: string, above?: number): string
  /** Code of a specification, coloured where nothing else is said. */
  code(text: string, language: string, coloured?: boolean): CodeModel
  /** Where a PII badge leads. */
  readonly piiHref: { readonly present: string; readonly absent: string }
  /** The page of a component schema, or null when the site has none. */
  schemaHref(name: string): string | null
  /** The page of an operation of the same specification, or null when the site has none. */
  operationHref(operationId: string): string | null
  /** The languages whose names a reader can choose, the last of them with names as they are. */
  readonly languages: readonly string[]
  /** Of the languages, the brand's own command. */
  readonly commandLine: string
}
