import type { ClientConfig } from '../../wire/client-config.ts'
import { withLimit } from '../time-limit.ts'
import { hcaptcha } from './hcaptcha.ts'
import { load } from './load-script.ts'
import type { CaptchaProvider } from './provider.ts'
import { recaptcha } from './recaptcha.ts'
import { turnstile } from './turnstile.ts'

const providers = { recaptcha, hcaptcha, turnstile } as const satisfies Record<string, CaptchaProvider>

/** Milliseconds until the script, and until a token, count as hanging. */
const timeoutMs = { script: 8000, token: 15_000 } as const

/** Proves to the receiver that a person acts. */
export interface Captcha {
  /** @throws when the script is blocked or hangs, or the service gives no token */
  token(action: string): Promise<string>
}

/**
 * @param place where a challenge may show: it must be in reach of the reader when a token is asked for
 * @returns a captcha that loads its script at the first token; without a provider every token is empty
 */
export function createCaptcha(config: ClientConfig['captcha'], place: HTMLElement): Captcha {
  if (config.provider === 'none') return { token: async () => '' }
  const { siteKey } = config
  const provider: CaptchaProvider = providers[config.provider]
  const loading: { script: Promise<void> | null } = { script: null }
  const ask = async (action: string): Promise<string> => {
    loading.script ??= load(provider.src(siteKey), timeoutMs.script)
    try {
      await loading.script
    } catch (error) {
      loading.script = null
      throw error
    }
    const token = await withLimit(timeoutMs.token, 'The captcha gave no token in time', (lift) =>
      provider.token(siteKey, action, place, lift),
    )
    if (typeof token !== 'string' || token === '') throw new Error('The captcha gave an empty token')
    return token
  }
  // One at a time: two challenges at once would cover each other.
  let last: Promise<unknown> = Promise.resolve()
  return {
    token: (action) => {
      const next = last.then(() => ask(action))
      last = next.catch(() => {})
      return next
    },
  }
}
