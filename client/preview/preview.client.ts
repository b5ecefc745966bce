import type { PageState } from '../wire/page-state.ts'
import { followIds, pieces } from './enhance.ts'
import { listenToServer } from './listen-to-server.ts'
import { LiveCopy } from './live-copy.ts'
import { createNotices, reportColumns } from './problems.ts'

// Only the preview names this script in its pages, before all others: the page is still as the server sent it.
const script = document.querySelector<HTMLScriptElement>('script[data-preview]')
if (script !== null) startPreview(script)

function startPreview(own: HTMLScriptElement): void {
  const copy = new LiveCopy(document, pieces)
  const notify = createNotices(document)
  let updating: Promise<boolean> | null = null

  /** Fetches the page and makes this one the same. */
  const update = async (): Promise<boolean> => {
    const response = await fetch(location.pathname + location.search, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
    }).catch(() => null)
    if (response === null) return false
    if (response.redirected) {
      location.assign(response.url)
      return false
    }
    const next = new DOMParser().parseFromString(await response.text(), 'text/html')
    // A page without our script comes from a proxy, or is an error page.
    if (next.querySelector('script[data-preview]') === null) return false
    if (!copy.hasScriptsOf(next)) {
      location.reload()
      return false
    }
    copy.become(next)
    followIds()
    return true
  }
  const updateOnce = () => {
    updating ??= update().finally(() => {
      updating = null
    })
    return updating
  }
  listenToServer({
    token: () => own.dataset.preview ?? '',
    columns: () => reportColumns(document.documentElement.clientWidth),
    update: updateOnce,
    onState: async (state: PageState) => {
      if (state.version !== own.dataset.version && updating !== null) await updating
      if (state.version !== own.dataset.version) await updateOnce()
      notify(state)
    },
    onImages: reloadImages,
  })
}

/** Lets images load again whose files have changed: a browser that has one keeps it as long as its address is the same. */
function reloadImages(paths: readonly string[], version: string): void {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[src], source[src]')) {
    const url = new URL(image.src, location.href)
    if (url.origin !== location.origin || !paths.includes(decodeURI(url.pathname))) continue
    url.searchParams.set('changed', version)
    image.src = url.href
  }
}
