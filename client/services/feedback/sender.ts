import type { ClientConfig } from '../../wire/client-config.ts'
import type { FeedbackValues } from '../../wire/feedback.ts'
import { createCaptcha } from '../captcha/captcha.ts'
import { createIdentity } from '../identity.ts'
import { readItem } from '../storage.ts'
import { postFeedback } from './post.ts'
import { productOf } from './submission.ts'

/** What tells one widget of a page from another. */
export interface FeedbackPlace {
  readonly sessionId: string
  readonly section: string
}

export type SendFeedback = (values: FeedbackValues, place: FeedbackPlace) => Promise<void>

/**
 * The action that the captcha is told, and the key of session storage in which a monitoring browser leaves its own
 * token.
 */
const action = 'form_submit'
const bypassKey = 'signalpost.captchaBypass'

/**
 * @param challenge where a captcha may show a challenge
 * @returns a function that adds what every submission carries (specification, section 3) and posts it; it throws as
 *   `postFeedback` and the captcha do
 */
export function createSender(config: ClientConfig, challenge: HTMLElement): SendFeedback {
  const captcha = createCaptcha(config.captcha, challenge)
  const identity = createIdentity(config)
  return async (values, { sessionId, section }) => {
    // Read at once: the token may take long, and the page may change its address meanwhile.
    const path = location.pathname
    const token = readItem('sessionStorage', bypassKey) || (await captcha.token(action))
    const { signedIn, visitorId, anonymousId } = identity()
    await postFeedback(config.feedback.endpoint, {
      ...values,
      sessionId,
      path,
      section,
      product: productOf(path, config.docsRoot),
      token,
      userId: signedIn ?? visitorId,
      anonymousId,
    })
  }
}
