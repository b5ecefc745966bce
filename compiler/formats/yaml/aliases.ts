/** Values that stand where an alias is: more, and a few lines could grow into gigabytes. */
const mostCopied = 100_000

/** What aliases of a document stand for. */
export interface Aliases {
  readonly areRead: boolean
  /** Takes a node with an anchor; of two of that name the later counts from there on. */
  define(name: string, node: unknown): void
  /** Whether what is read stands for an alias: what is wrong in it was told where it is written. */
  isCopying(): boolean
  /** @param depth of the node that is read next. @returns false when it may not be read */
  take(depth: number): boolean
  /** @returns what an alias stands for, by reading its node once more; null for an alias that is not read */
  copy(name: string, read: (node: unknown) => unknown): { readonly value: unknown } | null
}

/** @param maxDepth of what a copy may reach; null where no alias is read */
export function createAliases(maxDepth: number | null): Aliases {
  const nodes = new Map<string, unknown>()
  const open = new Set<unknown>()
  let left = mostCopied
  let isWhole = true
  return {
    areRead: maxDepth !== null,
    define(name, node) {
      if (open.size === 0) nodes.set(name, node)
    },
    isCopying: () => open.size > 0,
    take(depth) {
      if (open.size === 0) return true
      left -= 1
      if (left < 0 || depth > (maxDepth ?? 0)) isWhole = false
      return isWhole
    },
    copy(name, read) {
      const node = nodes.get(name)
      if (open.size === 0) isWhole = maxDepth !== null && left > 0
      // One that holds itself has no end.
      if (node === undefined || open.has(node)) isWhole = false
      if (!isWhole) return null
      open.add(node)
      const value = read(node)
      open.delete(node)
      return isWhole ? { value } : null
    },
  }
}
