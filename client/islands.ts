import { holdInteraction } from './hold-interaction.ts'
import { readProps } from './props.ts'
import { whenDue } from './when.ts'

/** What an island's module exports. */
export interface IslandModule {
  /**
   * Makes the markup inside of `root` work. Events are replayed when it returns, or when its promise is fulfilled.
   *
   * @param props what the block's `island.props` gave, as JSON; `null` when it gave nothing
   */
  hydrate(root: HTMLElement, props: unknown): void | Promise<void>
}

/**
 * Finds every island (`data-island` is its module's URL) and wakes it when it is due by `data-when`, or when a reader
 * acts on it, whichever comes first. What they did meanwhile is acted on once the island is awake.
 */
export function wakeIslands(scope: ParentNode): void {
  for (const root of scope.querySelectorAll<HTMLElement>('[data-island]')) {
    let isLoading = false
    const wake = async () => {
      if (isLoading) return
      isLoading = true
      try {
        const module: IslandModule = await import(root.dataset.island ?? '')
        await module.hydrate(root, readProps(root))
        root.dataset.awake = ''
      } catch (error) {
        // The markup stays as readable as without scripts.
        console.error(error)
      }
      release()
    }
    const release = holdInteraction(root, wake)
    whenDue(root, root.dataset.when, wake)
  }
}
