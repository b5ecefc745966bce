import type { z } from 'zod'
import type { Finding } from '../model/block.ts'
import type { Json } from '../model/public-block.ts'
import { shapeOf } from './contract-shape.ts'

/** Properties of which some are wrong, with values in place of those: what is found with each of `ways` follows from none. */
export interface AssumedProps {
  readonly ways: readonly Record<string, Json>[]
  readonly wrong: ReadonlySet<string>
}

/** The properties that are right, and the names of the others. */
interface Usable {
  readonly props: Readonly<Record<string, Json>>
  readonly wrong: AssumedProps['wrong']
}

/** One of each kind, so that most fields take two; the values of an enumeration come between. */
const first: readonly (Json | undefined)[] = [undefined, false, 1, 'a']
const last: readonly Json[] = [true, 2, 'b', [], {}]

/**
 * Puts two different values in place of each property that is wrong.
 *
 * @returns two ways to mean the use of a block; null where its contract takes none
 */
export function assumedProps(contract: z.ZodType<Record<string, Json>>, { props, wrong }: Usable): AssumedProps | null {
  const shape = shapeOf(contract)
  const pairs = [...wrong].map((name) => [name, twoValues(shape[name])] as const)
  const ways: Record<string, Json>[] = []
  for (const way of [0, 1] as const) {
    const assumed = pairs.flatMap(([name, pair]) => (pair === null ? [] : [[name, pair[way]] as const]))
    if (assumed.length < pairs.length) return null
    const { success, data } = contract.safeParse({ ...props, ...Object.fromEntries(assumed) })
    if (!success) return null
    ways.push(data)
  }
  return { ways, wrong }
}

function twoValues(field: z.ZodType | undefined): readonly [Json | undefined, Json | undefined] | null {
  const issues = field?.safeParse(Symbol.iterator).error?.issues ?? []
  const listed = issues.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
  const possible = [...first, ...listed.filter((one) => typeof one === 'string'), ...last]
  const valid = possible.filter((value) => field?.safeParse(value).success === true)
  return valid.length < 2 ? null : [valid[0], valid.at(-1)]
}

/**
 * @param found what is wrong with each of the ways
 * @returns what is wrong with all of them, and with a property that is right
 */
export function commonFindings(
  found: readonly (readonly Finding[])[],
  wrong: AssumedProps['wrong'],
): readonly Finding[] {
  const [one = [], ...others] = found
  const rest = others.map((findings) => new Set(findings.map((finding) => JSON.stringify(finding))))
  return one.filter((finding) => {
    const names = [finding.path, finding.besides].flatMap((path) => (path === undefined ? [] : [String(path[0])]))
    const isOfRight = finding.path !== undefined && !names.some((name) => wrong.has(name))
    return isOfRight && rest.every((findings) => findings.has(JSON.stringify(finding)))
  })
}
