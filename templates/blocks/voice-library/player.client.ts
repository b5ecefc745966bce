/** Says on `document` that a sample begins, so that every other one stops. */
const begins = 'signalpost:play'

declare global {
  interface DocumentEventMap {
    [begins]: CustomEvent<{ readonly audio: HTMLAudioElement }>
  }
}

export interface Player {
  /** Starts a sample, or stops it when it is the one that plays. */
  toggle(id: string, url: string): void
  stop(): void
}

/**
 * Plays one sample at a time.
 *
 * @param show called with the id of what plays, null for nothing
 * @param fail called with the id of a sample that can't be played
 */
export function createPlayer(show: (id: string | null) => void, fail: (id: string) => void): Player {
  const audio = new Audio()
  let playing: string | null = null
  const stop = () => {
    if (playing === null) return
    playing = null
    audio.pause()
    show(null)
  }
  const fault = (id: string | null) => {
    if (id === null || id !== playing) return
    stop()
    fail(id)
  }
  audio.addEventListener('ended', stop)
  audio.addEventListener('error', () => fault(playing))
  document.addEventListener(begins, ({ detail }) => {
    if (detail.audio !== audio) stop()
  })
  return {
    stop,
    toggle(id, url) {
      if (playing === id) return stop()
      document.dispatchEvent(new CustomEvent(begins, { detail: { audio } }))
      playing = id
      audio.src = url
      show(id)
      audio.play().catch((error: unknown) => {
        // To be stopped while it still loads is no fault.
        if (!(error instanceof DOMException && error.name === 'AbortError')) fault(id)
      })
    },
  }
}
