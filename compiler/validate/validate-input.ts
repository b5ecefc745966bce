import type { Registry } from '../model/registry.ts'
import type { ParsedPage } from '../parse/parse-body.ts'
import type { Variables } from '../parse/props.ts'

/** What the check of one page depends on besides the page. */
export interface ValidateInput {
  readonly registry: Registry
  readonly variables: Variables
  /** Known paths for `{site.…}`, to find the nearest. */
  readonly variableNames: readonly string[]
  readonly partials: Partials
}

/** Partials by their name under `content/partials/`. */
export interface Partials {
  has(name: string): boolean
  get(name: string): ParsedPage | undefined
  keys(): Iterable<string>
}
