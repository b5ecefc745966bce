import { type CaptchaProvider, findApi } from './provider.ts'

/** https://docs.hcaptcha.com/configuration */
interface Api {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): string
  execute(id: string, options: { async: true }): Promise<{ readonly response: string }>
  remove(id: string): void
}

/**
 * The invisible form. A challenge would open in the page's body, which a modal dialog makes inert: it is sent into the
 * dialog instead.
 */
export const hcaptcha: CaptchaProvider = {
  src: () => 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
  token: async (siteKey, _action, place, lift) => {
    const api = findApi<Api>('hcaptcha')
    const widget = document.createElement('div')
    const challenge = document.createElement('div')
    place.append(widget, challenge)
    const id = api.render(widget, {
      sitekey: siteKey,
      size: 'invisible',
      'challenge-container': challenge,
      'open-callback': lift,
    })
    try {
      const { response } = await api.execute(id, { async: true })
      return response
    } finally {
      api.remove(id)
      widget.remove()
      challenge.remove()
    }
  },
}
