import type { RenderCache } from '../model/theme.ts'

interface Place {
  readonly inside: WeakMap<object, Place>
  readonly values: Map<string, unknown>
}

const emptyPlace = (): Place => ({ inside: new WeakMap(), values: new Map() })

/** @returns a memory of what the frames of pages share: nothing that was made from what has gone stays in it */
export function createRenderCache(): RenderCache {
  const root = emptyPlace()
  return <Value>(of: readonly object[], name: string, make: () => Value): Value => {
    let place = root
    for (const one of of) {
      const next = place.inside.get(one) ?? emptyPlace()
      place.inside.set(one, next)
      place = next
    }
    if (!place.values.has(name)) place.values.set(name, make())
    return place.values.get(name) as Value
  }
}
