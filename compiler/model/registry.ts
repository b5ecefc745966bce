import type { AnyBlock } from './block.ts'
import type { Json } from './public-block.ts'

/** A name an author may write, with the block it means and the properties that the name itself gives. */
export interface Named {
  readonly block: AnyBlock
  readonly preset: Readonly<Record<string, Json>>
  /** For a fence: the property that takes its code. */
  readonly takes?: string
}

/** Finds blocks by each way to write them. */
export interface Registry {
  readonly blocks: readonly AnyBlock[]
  /** Those that are on some pages by themselves. */
  readonly automatic: readonly AnyBlock[]
  readonly byName: ReadonlyMap<string, AnyBlock>
  readonly byDirective: ReadonlyMap<string, Named>
  readonly byAlert: ReadonlyMap<string, Named>
  readonly byFence: ReadonlyMap<string, Named>
  /** What other generators call the blocks, as `plainName` makes it. */
  readonly byOtherName: ReadonlyMap<string, Named>
  /** Names of the blocks that take in a partial, as tags and as directives. */
  readonly including: ReadonlySet<string>
  /** How each use begins of a block that says who may read its page, by itself or by a partial. */
  readonly guarding: readonly string[]
  /** Whether the site has a block of that name whose code can't be used, which is reported by itself. */
  isLost(name: string): boolean
}

/** @returns the look-ups of a theme's blocks; two blocks with one name are a fault of the theme, and thrown */
export function createRegistry(blocks: readonly AnyBlock[]): Registry {
  const byName = new Map<string, AnyBlock>()
  const byDirective = new Map<string, Named>()
  const byAlert = new Map<string, Named>()
  const byFence = new Map<string, Named>()
  const byOtherName = new Map<string, Named>()
  for (const block of blocks) {
    const { directives = {}, alerts = {}, fences = {}, otherNames = {} } = block.more?.syntax ?? {}
    add(byName, block.name, block)
    add(byDirective, kebabCase(block.name), { block, preset: {} })
    for (const [name, preset] of Object.entries(directives)) add(byDirective, name, { block, preset })
    for (const [name, preset] of Object.entries(alerts)) add(byAlert, name, { block, preset })
    for (const [name, takes] of Object.entries(fences)) add(byFence, name, { block, preset: {}, takes })
    for (const [name, preset] of Object.entries(otherNames)) add(byOtherName, plainName(name), { block, preset })
  }
  const found = { byName, byDirective, byAlert, byFence, byOtherName }
  return {
    blocks,
    automatic: blocks.filter(({ more }) => more?.placement?.automatic !== undefined),
    including: includingNames(blocks),
    guarding: guardingBeginnings(found),
    isLost: () => false,
    ...found,
  }
}

function includingNames(blocks: readonly AnyBlock[]): ReadonlySet<string> {
  const including = blocks.filter(({ more }) => more?.page?.partial !== undefined)
  return new Set(including.flatMap(({ name }) => [name, kebabCase(name)]))
}

function guardingBeginnings({ byName, byDirective }: Pick<Registry, 'byName' | 'byDirective'>): readonly string[] {
  const guards = ({ more }: AnyBlock) => more?.page?.protects === true || more?.page?.partial !== undefined
  const tags = [...byName].flatMap(([name, block]) => (guards(block) ? [`<${name}`, `:${name}`] : []))
  const directives = [...byDirective].flatMap(([name, { block }]) => (guards(block) ? [`<${name}`, `:${name}`] : []))
  return [...tags, ...directives]
}

function add<Value>(map: Map<string, Value>, name: string, value: Value) {
  if (map.has(name)) throw new Error(`Two blocks are called ${name}`)
  map.set(name, value)
}

/** `CallToAction` → `call-to-action`, `AiLabel` → `ai-label`. */
export function kebabCase(name: string): string {
  return name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase()
}

/** A name without what generators differ in: `Code-Group`, `code_group` and `CodeGroup` are `codegroup`. */
export function plainName(name: string): string {
  return name.replace(/[-_.\s]/g, '').toLowerCase()
}
