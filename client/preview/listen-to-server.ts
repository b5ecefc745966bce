import type { ChangedImages, PageState } from '../wire/page-state.ts'

interface Listener {
  /** Names the run of the server that the page came from. */
  token(): string
  /** How wide a report may be, in characters. */
  columns(): number
  /** Gets the page again. @returns whether the server has answered with one */
  update(): Promise<boolean>
  onState(state: PageState): void
  onImages(paths: readonly string[], version: string): void
}

/** Milliseconds between two attempts to find the server again. */
const retryMs = 1000

/**
 * Listens to the server for as long as the page is seen: browsers allow six connections to a host, and a writer may
 * have more pages open than that. The server tells the state at each beginning, so that nothing is missed. A server
 * that was started again refuses the old token, and the page is fetched for the new one.
 */
export function listenToServer({ token, columns, update, onState, onImages }: Listener): void {
  let source: EventSource | null = null
  let joinedWith = 0
  let waiting: ReturnType<typeof setTimeout> | undefined
  const leave = () => {
    clearTimeout(waiting)
    source?.close()
    source = null
  }
  const again = async () => {
    if (await update()) join()
    else waiting = setTimeout(again, retryMs)
  }
  const join = () => {
    leave()
    joinedWith = columns()
    const query = new URLSearchParams({ token: token(), path: location.pathname, columns: String(joinedWith) })
    const opened = new EventSource(`/_signalpost/events?${query}`)
    source = opened
    opened.addEventListener('state', ({ data }) => onState(JSON.parse(data)))
    opened.addEventListener('images', ({ data }) => {
      const { paths, version }: ChangedImages = JSON.parse(data)
      onImages(paths, version)
    })
    opened.addEventListener('error', () => {
      // While the server is away the browser asks again by itself; only a refusal ends that.
      if (opened.readyState === EventSource.CLOSED && source === opened) waiting = setTimeout(again, retryMs)
    })
  }
  const follow = () => {
    if (document.visibilityState === 'hidden') leave()
    else if (source === null) join()
  }
  let resizing: ReturnType<typeof setTimeout> | undefined
  addEventListener('resize', () => {
    clearTimeout(resizing)
    resizing = setTimeout(() => {
      if (source !== null && columns() !== joinedWith) join()
    }, retryMs / 4)
  })
  document.addEventListener('visibilitychange', follow)
  addEventListener('pagehide', leave)
  addEventListener('pageshow', follow)
  follow()
}
