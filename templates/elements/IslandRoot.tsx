import type { ReactElement, ReactNode } from 'react'

interface IslandRootProps {
  /** URL of the module that exports `hydrate(root, props)`. */
  readonly src: string
  /** `load`, `idle`, `visible` or `interaction`. */
  readonly hydrate: string
  /** The props as JSON, or null for none. */
  readonly data: string | null
  /** URL of the page that the island may show in a sandboxed frame. */
  readonly frame?: string
  readonly children: ReactNode
}

/** An interactive part, which `client/islands.ts` finds and wakes. */
export function IslandRoot({ src, hydrate, data, frame, children }: IslandRootProps): ReactElement {
  return (
    <div data-island={src} data-when={hydrate} data-props={data ?? undefined} data-frame={frame}>
      {children}
    </div>
  )
}
