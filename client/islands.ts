import { holdInteraction } from './hold-interaction.ts'
import { importAgain } from './import-again.ts'
import { type Loading, loading, tellFault } from './loading.ts'
import { readProps } from './props.ts'
import { whenDue } from './when.ts'

/** What an island's module exports. */
export interface IslandModule {
  /**
   * Makes the markup inside of `root` work. Events are replayed when it returns, or when its promise is fulfilled.
   *
   * @param props what the block's `island.props` gave, as JSON; `null` when it gave nothing
   * @param loading loads scripts that are needed later
   */
  hydrate(root: HTMLElement, props: unknown, loading: Loading): void | Promise<void>
}

/**
 * Finds every island (`data-island` is its module's URL) and wakes it when it is due by `data-when`, or when a reader
 * acts on it, whichever comes first. What they did meanwhile is acted on once the island is awake. A module that could not
 * be loaded is asked for again when a reader acts on the island.
 */
export function wakeIslands(scope: ParentNode): void {
  /** How often a module could not be loaded, by its address: several islands may have one. */
  const failures = new Map<string, number>()
  for (const root of scope.querySelectorAll<HTMLElement>('[data-island]')) wakeIsland(root, failures)
}

function wakeIsland(root: HTMLElement, failures: Map<string, number>): void {
  const address = root.dataset.island ?? ''
  const now = { isLoading: false, isAsked: false }
  const wake = async () => {
    if (now.isLoading) return
    now.isLoading = true
    const failed = failures.get(address) ?? 0
    try {
      await hydrateRoot(await importAgain<IslandModule>(address, failed), root)
      letGo.now()
    } catch (error) {
      failures.set(address, failed + 1)
      // The markup stays as readable as without scripts. What was done to it is repeated before the fault is told: a click
      // takes that away.
      letGo.now()
      if (now.isAsked) tellFault(error)
      else console.error(error)
      Object.assign(now, { isLoading: false, isAsked: false })
      letGo.now = hold()
    }
  }
  const ask = () => {
    now.isAsked = true
    wake()
  }
  const hold = () => holdInteraction(root, ask)
  const letGo = { now: hold() }
  // A module that failed for another island is loaded again only when a reader acts: that may reload the page.
  whenDue(root, root.dataset.when, () => {
    if (!failures.has(address)) wake()
  })
}

/** A script that is there and fails would fail again: the markup stays as readable as without it. */
async function hydrateRoot({ hydrate }: IslandModule, root: HTMLElement): Promise<void> {
  try {
    await hydrate(root, readProps(root), loading)
    root.dataset.awake = ''
  } catch (error) {
    console.error(error)
  }
}
