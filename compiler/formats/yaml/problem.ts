/** What is wrong with a YAML or JSON text; offsets count in the text that was read. */
export type Problem = {
  readonly start: number
  readonly end: number
} & (
  | {
      readonly kind: 'syntax'
      readonly format: 'YAML' | 'JSON'
      readonly found: string
      readonly hint: string | null
      /** A bracket is missing or one too many, which may follow from another mistake. */
      readonly isOfBrackets?: boolean
    }
  | { readonly kind: 'alias'; readonly name: string }
  /** `quoted`: the key and the value in quotes, where they can be written out. */
  | { readonly kind: 'anchor'; readonly name: string; readonly quoted: string | null }
  | {
      readonly kind: 'duplicate'
      readonly key: string
      readonly first: { readonly start: number; readonly end: number }
    }
  | { readonly kind: 'forbidden'; readonly key: string }
  | { readonly kind: 'key'; readonly found: string }
  | { readonly kind: 'number'; readonly source: string; readonly finite: boolean }
  | { readonly kind: 'depth'; readonly limit: number }
  | { readonly kind: 'size'; readonly size: number; readonly limit: number }
  | { readonly kind: 'documents' }
  | { readonly kind: 'tag'; readonly tag: string }
)

export type ReportProblem = (problem: Problem) => void
