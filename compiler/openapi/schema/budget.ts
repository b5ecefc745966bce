import type { ExternalDocs } from '../document/external-docs.ts'
import type { Constraint, EnumValue, PiiBadge, PropertyTag } from './schema-model.ts'

/** What a page may still take: HTML elements, and bytes of HTML. Expansions that share one page share one budget. */
export interface Budget {
  elements: number
  bytes: number
}

/**
 * The share that one operation takes of a page of 5,000 elements and 200 kB; the rest is for the frame with its
 * navigation, for the request in every language, and for prose.
 */
export const operationShare = { elements: 2800, bytes: 130_000 } as const

/** Beyond these numbers only names are on a page, however small each of the things is. */
export const most = { values: 1000, parameters: 200, responses: 60, callbacks: 20 } as const

/** @returns a fresh budget of one operation's share, or of the given size */
export function createBudget(elements: number = operationShare.elements, bytes: number = operationShare.bytes): Budget {
  return { elements, bytes }
}

export interface Cost {
  readonly elements: number
  readonly bytes: number
}

/** @returns false, and takes nothing, when the budget does not hold the cost */
export function take(budget: Budget, cost: Cost): boolean {
  if (cost.elements > budget.elements || cost.bytes > budget.bytes) return false
  budget.elements -= cost.elements
  budget.bytes -= cost.bytes
  return true
}

/** The parts of a node that its cost depends on. */
export interface Shown {
  readonly name: string | null
  readonly typeLabel: string
  readonly description: string | null
  readonly externalDocs: ExternalDocs | null
  readonly tags: readonly PropertyTag[]
  readonly pii: PiiBadge | null
  readonly constraints: readonly Constraint[]
  readonly values: readonly EnumValue[]
}

/** An element with a class and its closing tag. */
const elementBytes = 40
/** Row, head, name, type, link to the anchor, and the disclosure with its summary, label and list. */
const rowElements = 9

/** @returns false when the budget can't hold so many rows, whatever is in them */
export function mayHold(budget: Budget, rows: number): boolean {
  return rows * rowElements <= budget.elements && rows * rowElements * elementBytes <= budget.bytes
}

/**
 * The cost of a property's row without its nested rows, as the reference's templates write it. Its own test measures the
 * templates against this estimate.
 */
export function costOf({ name, typeLabel, description, externalDocs, tags, pii, constraints, values }: Shown): Cost {
  const rows = constraints.reduce((sum, { values }) => sum + 2 + 2 * values.length, 0)
  const marks = (description === null ? 0 : 2 + countMarks(description)) + (externalDocs === null ? 0 : 4)
  const list =
    values.length === 0 ? 0 : 3 + values.reduce((sum, value) => sum + 2 + (value.description === null ? 0 : 2), 0)
  const elements = rowElements + tags.length + (pii === null ? 0 : 1) + rows + marks + list
  const texts = [
    // In the text, the id and the link to it, both with the names above.
    (name ?? '').repeat(4),
    pii === null ? '' : ' '.repeat(110),
    typeLabel,
    description ?? '',
    ...tags.map(({ label, hint }) => label + (hint ?? '')),
    ...constraints.flatMap(({ values: all, names = [] }) => [...all, ...names]),
    externalDocs === null ? '' : externalDocs.url + (externalDocs.description ?? ''),
    ...values.flatMap((value) => [value.value, value.description ?? '']),
  ]
  return { elements, bytes: elements * elementBytes + texts.reduce((sum, text) => sum + text.length, 0) }
}

/** Links, code, emphasis, items and paragraphs of Markdown, roughly. */
function countMarks(markdown: string): number {
  const marks = markdown.match(/\]\(|`[^`]+`|\*\*?[^*]+\*|\n\s*[-*]\s|\n\s*\n/g)
  return marks?.length ?? 0
}

/** How many languages the request is written in, each with the body. */
const languages = 8
/** Of that, the frame's share of the page holds so much. */
const shortRequests = 10_000

/** What the requests with an example as their body take of a page besides, never so much that no rows are left. */
export function requestBytes(budget: Budget, body: string): number {
  const all = languages * exampleCost(body, true).bytes
  return Math.floor(Math.min(budget.bytes * 0.4, Math.max(0, all - shortRequests)))
}

/** The cost of an example in a code block: plain when it is not the one shown first. */
export function exampleCost(text: string, highlighted: boolean): Cost {
  const tokens = highlighted ? Math.min(text.length / 7, 450) : 0
  return { elements: 4 + Math.ceil(tokens), bytes: 200 + text.length + Math.ceil(tokens) * 28 }
}
