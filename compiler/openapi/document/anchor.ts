import { wordsOf } from '../../formats/casing.ts'

/** Names of devices, which no file of Windows may have (Microsoft, "Naming Files, Paths, and Namespaces"). */
const device = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/

/** Longer slugs make addresses and file names that no system takes. */
const longest = 120

/**
 * @returns a name as part of an id or a route: its words in small letters, joined by `-`, as many as fit; `fallback` when it
 *   has none
 */
export function slugOf(name: string, fallback: string): string {
  const slug = wordsOf(name).join('-').toLowerCase()
  if (device.test(slug)) return `${slug}-${fallback}`
  return (slug.length <= longest ? slug : slug.slice(0, longest).replace(/-[^-]*$/, '')) || fallback
}

/** @returns a function that gives each id once: `base`, then `base-2`, `base-3` … */
export function createIds(): (base: string) => string {
  const taken = new Set<string>()
  const next = new Map<string, number>()
  return (base) => {
    let id = base
    for (let count = next.get(base) ?? 2; taken.has(id); count += 1) {
      id = `${base}-${count}`
      next.set(base, count + 1)
    }
    taken.add(id)
    return id
  }
}
