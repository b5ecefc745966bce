import type { AnyBlock } from '../model/block.ts'
import { createRegistry, plainName, type Registry } from '../model/registry.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/**
 * The blocks as they are at this moment. A step that looks up one name depends on that block alone, and a step that
 * goes through all of them on which there are: a site's own block may change while nothing else does.
 */
export function blockRegistry({ theme }: Pick<World, 'theme'>, sources: SourceSteps): Registry {
  let known: { readonly blocks: readonly AnyBlock[]; readonly registry: Registry } | null = null
  const current = (): Registry => {
    const { blocks } = theme
    if (known?.blocks !== blocks) known = { blocks, registry: createRegistry(blocks) }
    return known.registry
  }
  const all = () => void sources.blockShapes()
  const one = (name: string) => void sources.blockCode(name)
  const watched = <Known extends { readonly block: AnyBlock }>(
    pick: (registry: Registry) => ReadonlyMap<string, Known>,
  ) =>
    watchedMap(
      () => pick(current()),
      // A short form is known by the block that it stands for.
      (name) => {
        const found = pick(current()).get(name)?.block.name
        if (found === undefined) all()
        else one(found)
      },
      all,
    )
  return {
    get blocks() {
      all()
      return current().blocks
    },
    byName: watchedMap(() => current().byName, one, all),
    byDirective: watched(({ byDirective }) => byDirective),
    byAlert: watched(({ byAlert }) => byAlert),
    byFence: watched(({ byFence }) => byFence),
    byOtherName: watched(({ byOtherName }) => byOtherName),
    get automatic() {
      all()
      return current().automatic
    },
    get including() {
      all()
      return current().including
    },
    get guarding() {
      all()
      return current().guarding
    },
    isLost: (name) => sources.lostBlocks().has(plainName(name)),
  }
}

/** @returns the map as it is at each call; `one` and `all` are called with what is looked at */
function watchedMap<Value>(
  map: () => ReadonlyMap<string, Value>,
  one: (key: string) => void,
  all: () => void,
): ReadonlyMap<string, Value> {
  const whole = () => {
    all()
    return map()
  }
  return {
    get(key) {
      one(key)
      return map().get(key)
    },
    has(key) {
      one(key)
      return map().has(key)
    },
    get size() {
      return whole().size
    },
    keys: () => whole().keys(),
    values: () => whole().values(),
    entries: () => whole().entries(),
    [Symbol.iterator]: () => whole()[Symbol.iterator](),
    forEach: (call, self) => whole().forEach(call, self),
  }
}
