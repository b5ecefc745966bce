import type { z } from 'zod'
import type { BlockNode } from '../formats/markdown/tree.ts'
import type { AnyBlock, Finding } from '../model/block.ts'
import type { Json } from '../model/public-block.ts'
import { type AssumedProps, commonFindings } from './assumed-props.ts'
import { shapeOf } from './contract-shape.ts'

/** What of a block's properties fits its contract, where not all of them do. */
export interface SoundProps {
  readonly props: Readonly<Record<string, Json>>
  /** Names of the others: what they were meant to say is not known. */
  readonly wrong: ReadonlySet<string>
}

/** @param reported names of properties that are wrong in a way that the contract can't see */
export function soundProps(
  contract: z.ZodType,
  values: Readonly<Record<string, Json>>,
  reported: Iterable<string>,
): SoundProps {
  const props: Record<string, Json> = {}
  const wrong = new Set(reported)
  for (const [name, field] of Object.entries(shapeOf(contract))) {
    if (wrong.has(name)) continue
    const { success, data } = field.safeParse(values[name])
    if (!success) wrong.add(name)
    else if (data !== undefined) props[name] = data as Json
  }
  return { props, wrong }
}

/** Thrown where a check asks for what nobody knows. */
const unknowable = Symbol('unknowable')

/** @returns what says whether a property holds more than an empty text, be it one of those that are `wrong` */
export function givenIn(props: SoundProps['props'], wrong: SoundProps['wrong'] | null = null) {
  return (name: string): boolean => wrong?.has(name) === true || (props[name] ?? '') !== ''
}

/**
 * Asks a block's own check about the properties that are right, so that one run tells all mistakes. What it says counts only
 * where it has not asked for one that is wrong, or would say so whatever that is: else it would follow from what is reported
 * already.
 */
export function soundFindings(
  node: BlockNode,
  block: AnyBlock,
  { props, wrong }: SoundProps,
  assumed: AssumedProps | null,
): readonly Finding[] {
  let asked = false
  const look = (name: PropertyKey): void => {
    if (typeof name !== 'string' || !wrong.has(name)) return
    asked = true
    throw unknowable
  }
  const all = (): void => wrong.forEach(look)
  const watched = new Proxy(props, {
    get(target, name) {
      look(name)
      return Reflect.get(target, name)
    },
    has(target, name) {
      look(name)
      return Reflect.has(target, name)
    },
    getOwnPropertyDescriptor(target, name) {
      look(name)
      return Reflect.getOwnPropertyDescriptor(target, name)
    },
    ownKeys(target) {
      all()
      return Reflect.ownKeys(target)
    },
  })
  try {
    const found =
      block.check?.({ name: block.name, props: watched, children: node.children }, givenIn(props, wrong)) ?? []
    if (!asked) return found
  } catch (error) {
    if (!asked) throw error
  }
  if (assumed === null) return []
  const { name, check } = block
  const found = assumed.ways.map((way) => check?.({ name, props: way, children: node.children }, givenIn(way)) ?? [])
  return commonFindings(found, wrong)
}
