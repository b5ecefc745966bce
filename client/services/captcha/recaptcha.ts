import { type CaptchaProvider, findApi } from './provider.ts'

/** https://developers.google.com/recaptcha/docs/v3 */
interface Api {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): PromiseLike<string>
}

/** Version 3: a score without a challenge. */
export const recaptcha: CaptchaProvider = {
  src: (siteKey) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  token: async (siteKey, action) => {
    const api = findApi<Api>('grecaptcha')
    await new Promise<void>((done) => api.ready(done))
    return await api.execute(siteKey, { action })
  },
}
