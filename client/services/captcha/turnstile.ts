import { type CaptchaProvider, findApi } from './provider.ts'

/** https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/ */
interface Api {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string
  remove(id: string): void
}

/** Shows itself only when the reader has to act. */
export const turnstile: CaptchaProvider = {
  src: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  token: async (siteKey, action, place, lift) => {
    const api = findApi<Api>('turnstile')
    const widget = document.createElement('div')
    place.append(widget)
    const drawn: { id?: string } = {}
    try {
      return await new Promise<string>((done, fail) => {
        const refuse = (what: string) => (code?: unknown) => {
          fail(new Error(`Turnstile: ${what}${typeof code === 'string' ? ` ${code}` : ''}`))
          // Tells the library that the fault is handled; without this it throws as well.
          return true
        }
        drawn.id = api.render(widget, {
          sitekey: siteKey,
          action,
          appearance: 'interaction-only',
          callback: done,
          'error-callback': refuse('error'),
          'timeout-callback': refuse('the challenge was not solved in time'),
          'unsupported-callback': refuse('this browser is not supported'),
          'before-interactive-callback': lift,
        })
      })
    } finally {
      if (drawn.id !== undefined) api.remove(drawn.id)
      widget.remove()
    }
  },
}
