import type { Root } from 'mdast'
import type { FrontMatter } from '../data/front-matter.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { walk } from '../formats/markdown/walk.ts'
import type { Json } from '../model/public-block.ts'
import type { Registry } from '../model/registry.ts'
import { readExpression, type Variables } from '../parse/props.ts'
import type { Partials } from './validate-input.ts'

/** What a text says of who may read it: by itself, or by one of the partials that it takes in. */
export interface Protection {
  readonly itself: boolean
  /** Names of partials as they were written. */
  readonly partials: readonly string[]
}

/**
 * @param tree null where it can't be read
 * @param variables the site's values, where they are known: one may name a partial
 * @returns what the blocks of a page or of a partial say
 */
export function protectionOf(tree: Root | null, registry: Registry, variables: Variables): Protection {
  const partials: string[] = []
  let itself = false
  walk(tree?.children ?? [], (node) => {
    if (node.type === 'block') {
      const block = registry.byName.get(node.name)
      if (block?.more?.page?.protects === true) itself = true
      const partial = block?.more?.page?.partial
      if (block === undefined || partial === undefined) return
      const props = block.contract.safeParse(literalsOf(node, variables))
      // What does not fit the contract takes nothing in, and is reported where blocks are checked.
      if (props.success) partials.push(partial(props.data))
    }
  })
  return { itself, partials }
}

/** Whether a page says of itself that only some may read it, with its own blocks or with a partial's. */
export function isProtected(
  { itself, partials }: Protection,
  registry: Registry,
  all: Partials,
  variables: Variables,
): boolean {
  const seen = new Set<string>()
  const isProtectedPartial = (name: string): boolean => {
    const [found] = partialsNamed(name, all)
    if (found === undefined || seen.has(found)) return false
    seen.add(found)
    const inside = protectionOf(all.get(found)?.tree ?? null, registry, variables)
    return inside.itself || inside.partials.some(isProtectedPartial)
  }
  return itself || partials.some(isProtectedPartial)
}

/** @returns all partials that a name may mean, the one that is taken first */
export function partialsNamed(file: string, all: Pick<Partials, 'has'>): readonly string[] {
  const name = file.replace(/^\.?\//, '')
  return all.has(name) ? [name] : [`${name}.mdx`, `${name}.md`].filter((candidate) => all.has(candidate))
}

/**
 * The specification knows two signs of a protected page (section 6): `beta_feature`, and the callout. A page with the
 * callout alone is as one with `beta_feature: true`; one that says `beta_feature: false` only shows what it looks like.
 */
export function withProtection(frontMatter: FrontMatter, protectedByBlock: boolean): FrontMatter {
  return protectedByBlock && frontMatter.beta_feature === undefined
    ? { ...frontMatter, beta_feature: true }
    : frontMatter
}

function literalsOf({ attributes, preset }: BlockNode, variables: Variables): Record<string, Json> {
  const literals = { ...(preset as Record<string, Json>) }
  for (const { name, value } of attributes) {
    if (value.kind === 'string') literals[name] = value.text
    else if (value.kind === 'true') literals[name] = true
    else if (value.kind === 'expression' && value.expression !== null)
      literals[name] = readExpression(value.expression, variables).value
  }
  return literals
}
