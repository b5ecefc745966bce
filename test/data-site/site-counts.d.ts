/** A group of a table: rows, marks of beta, rows of the Actions framework, checks in each column. */
interface GroupCount {
  readonly title: string
  readonly rows: number
  readonly beta: number
  readonly actions: number
  readonly columns: readonly number[]
}

interface TableCount {
  readonly groups: readonly GroupCount[]
  readonly without: number
  readonly withoutBeta: number
}

interface SiteCounts {
  readonly 'connection-modes': TableCount
  readonly methods: TableCount
  readonly errors: {
    readonly rows: number
    readonly levels: Readonly<Record<string, number>>
    readonly products: Readonly<Record<string, number>>
  }
}

declare module '*/count.mjs' {
  export function countData(root: string): SiteCounts
}

declare module '*/count-pages.mjs' {
  export function countPages(out: string): { readonly [Table in keyof SiteCounts]: SiteCounts[Table] | null }
}
