import { z } from 'zod'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { isWebAddress } from '../../../compiler/formats/web-address.ts'
import { isSameSecret } from '../same-secret.ts'

const providers = ['recaptcha', 'hcaptcha', 'turnstile'] as const
export type CaptchaProvider = (typeof providers)[number]

/** Where each provider checks tokens, as it documents it ("Verifying the user's response", "Verify the user response server side"). */
const addresses: Readonly<Record<CaptchaProvider, string>> = {
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
}

export interface CaptchaSettings {
  readonly provider: CaptchaProvider
  /** Shared with the provider; from the environment, never from a file of the site. */
  readonly secret: string
  /** In place of the provider's own. */
  readonly address?: string
  /** From 0, surely a machine, to 1; only reCAPTCHA gives one. */
  readonly leastScore?: number
  /** What browsers that monitor the site send in place of a token. */
  readonly bypass?: string
  /** Milliseconds that the provider may take. */
  readonly timeoutMs?: number
}

/** `passed`; `refused`: no person, or no token of this site; `unknown`: the provider gave no answer that counts. */
export type CaptchaVerdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string }

/** Checks one token. It never rejects. */
export type CheckCaptcha = (token: string) => Promise<CaptchaVerdict>

/** The action for which the dialog obtains its tokens (specification, section 7). */
const action = 'form_submit'
const usualLeastScore = 0.5
const usualTimeoutMs = 5000

const answerSchema = z.looseObject({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
})

/** What the provider says when the receiver, and not the reader, is at fault. */
const own = /^(missing|invalid)-input-secret$|^(bad-request|internal-error|sitekey-secret-mismatch)$/

/** @returns a check with the provider's own interface, which is the same for all three */
export function createCaptchaCheck({ provider, secret, bypass, ...settings }: CaptchaSettings): CheckCaptcha {
  const address = settings.address ?? addresses[provider]
  const ask = async (token: string): Promise<CaptchaVerdict> => {
    const response = await fetch(address, {
      method: 'POST',
      // The reader's address is not sent: it is kept nowhere, and no provider needs it.
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(settings.timeoutMs ?? usualTimeoutMs),
      redirect: 'error',
    })
    const answer = answerSchema.safeParse(await response.json())
    if (!answer.success) return { kind: 'unknown', reason: `${provider} gave an answer that is not known` }
    const codes = answer.data['error-codes'] ?? []
    if (!answer.data.success)
      return { kind: codes.some((code) => own.test(code)) ? 'unknown' : 'refused', reason: codes.join(', ') }
    return judge(answer.data, provider, settings.leastScore ?? usualLeastScore)
  }
  return async (token) => {
    if (token === '') return { kind: 'refused', reason: 'there is no token' }
    if (bypass !== undefined && isSameSecret(token, bypass)) return { kind: 'passed' }
    return await ask(token).catch((error: unknown): CaptchaVerdict => {
      return { kind: 'unknown', reason: `${provider} cannot be asked: ${reasonOf(error)}` }
    })
  }
}

/** reCAPTCHA gives every token a score and its action, Turnstile the action; hCaptcha knows neither. */
function judge(
  { score, action: given }: z.output<typeof answerSchema>,
  provider: CaptchaProvider,
  leastScore: number,
): CaptchaVerdict {
  const isNamed = given !== undefined && given !== ''
  if ((provider === 'recaptcha' || isNamed) && given !== action)
    return { kind: 'refused', reason: `the token is for the action "${given ?? ''}"` }
  if (provider !== 'recaptcha') return { kind: 'passed' }
  if (score === undefined) return { kind: 'unknown', reason: 'recaptcha gave no score: its keys must be of version 3' }
  return score >= leastScore ? { kind: 'passed' } : { kind: 'refused', reason: `the score is ${score}` }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return 'it took too long'
  return error.cause instanceof Error ? error.cause.message : error.message
}

/**
 * Reads what the environment says about tokens: `SIGNALPOST_CAPTCHA_SECRET` switches the check on,
 * `SIGNALPOST_CAPTCHA_PROVIDER` names the provider where `site.yaml` does not, `SIGNALPOST_CAPTCHA_VERIFY_URL` another
 * address than the provider's, `SIGNALPOST_CAPTCHA_MIN_SCORE` the least score (0.5), and `SIGNALPOST_CAPTCHA_BYPASS` what
 * monitoring browsers send.
 *
 * @param configured the provider of `site.yaml`
 * @returns null when tokens are not checked; a text that says what is wrong with the variables
 */
export function readCaptchaSettings(env: Environment, configured: string | null): CaptchaSettings | string | null {
  const given = (name: string) => env[`SIGNALPOST_CAPTCHA_${name}`] || undefined
  const secret = given('SECRET')
  if (secret === undefined) return null
  const name = given('PROVIDER') ?? configured
  const provider = providers.find((one) => one === name)
  if (provider === undefined)
    return `SIGNALPOST_CAPTCHA_SECRET is set, but no provider: set SIGNALPOST_CAPTCHA_PROVIDER to ${providers.join(', ')}, or services.captcha in site.yaml`
  const [address, score, bypass] = [given('VERIFY_URL'), given('MIN_SCORE'), given('BYPASS')]
  if (address !== undefined && (!isWebAddress(address) || !URL.canParse(address)))
    return 'SIGNALPOST_CAPTCHA_VERIFY_URL is no URL'
  const leastScore = score === undefined ? undefined : Number(score)
  if (leastScore !== undefined && !(leastScore >= 0 && leastScore <= 1))
    return 'SIGNALPOST_CAPTCHA_MIN_SCORE is no number from 0 to 1'
  return {
    provider,
    secret,
    ...(address === undefined ? {} : { address }),
    ...(leastScore === undefined ? {} : { leastScore }),
    ...(bypass === undefined ? {} : { bypass }),
  }
}
