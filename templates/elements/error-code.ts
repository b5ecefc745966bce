import { z } from 'zod'
import type { ErrorEntry } from '../../compiler/data/errors.ts'
import type { SiteConfig } from '../../compiler/data/site/site-config.ts'
import type { UnknownCode } from '../../compiler/diagnostics/codes/lookup-rules.ts'
import type { DiagnosticKind } from '../../compiler/diagnostics/define.ts'
import type { Finding } from '../../compiler/model/block.ts'

/** What is there and wrong is named; the general message says what is missing. */
const wrong = {
  error({ input }: { readonly input?: unknown }) {
    if (input === undefined) return undefined
    const isWritten = typeof input === 'number' || (typeof input === 'string' && input !== '')
    const found = isWritten ? `\`${input}\`` : 'value'
    return `Unexpected ${found} for \`code\`, expected the number of an error such as \`20003\``
  },
}

/** The property that names an error: a number, in a directive a text of digits. */
export const errorCodeProperty = z
  .union([z.int(wrong).min(0, wrong), z.string().regex(/^\d{1,9}$/, wrong)], wrong)
  .transform(Number)

/** Where the list of all errors is. */
export const errorsRoute = ({ docsPrefix }: Pick<SiteConfig, 'docsPrefix'>): string => `${docsPrefix}/api/errors`

/** Where the page of an error is. */
export const errorRoute = (code: number, config: Pick<SiteConfig, 'docsPrefix'>): string =>
  `${errorsRoute(config)}/${code}`

/** @returns errors in the order in which readers leaf through them */
export function errorsInOrder(errors: readonly ErrorEntry[]): readonly ErrorEntry[] {
  return [...errors].sort((a, b) => a.code - b.code)
}

/** @returns the code whose page a route is, or null */
export function codeOfRoute(route: string, config: Pick<SiteConfig, 'docsPrefix'>): number | null {
  const start = `${errorsRoute(config)}/`
  const digits = route.startsWith(start) ? route.slice(start.length) : ''
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}

/** How many near codes a hint names. */
const shown = 3

/**
 * @param unknown what is said of it
 * @returns what is wrong with a code that no record has: the hint names the nearest codes
 */
export function unknownCode(
  unknown: DiagnosticKind<UnknownCode>,
  code: number,
  records: ReadonlyMap<number, ErrorEntry>,
): Finding {
  const near = [...records.keys()]
    .map((known) => ({ known, edits: edits(String(code), String(known)), gap: Math.abs(known - code) }))
    .sort((a, b) => a.edits - b.edits || a.gap - b.gap)
    .slice(0, shown)
    .map(({ known }) => known)
  return { ...unknown.finding({ code, near }), path: ['code'], missing: { kind: 'errors', name: code } }
}

/** Slips between two codes: digits that differ, are missing or too many; two that changed places are one slip. */
function edits(a: string, b: string): number {
  if (a.length !== b.length)
    return a.startsWith(b) || b.startsWith(a) ? Math.abs(a.length - b.length) : Math.max(a.length, b.length)
  const differ = [...a].flatMap((digit, at) => (digit === b[at] ? [] : [at]))
  const [first = 0, second = 0] = differ
  const swapped = differ.length === 2 && second === first + 1 && a[first] === b[second] && a[second] === b[first]
  return swapped ? 1 : differ.length
}
