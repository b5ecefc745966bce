import { z } from 'zod'
import { link } from './frame.ts'
import { listSearch, pageSearch, withEnablement } from './search-service.ts'

const captcha = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({
      provider: z.enum(['recaptcha', 'hcaptcha', 'turnstile']),
      siteKey: z.string().min(1, 'expected the public site key'),
    }),
  ])
  .default({ provider: 'none' })

const analytics = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({ provider: z.literal('segment'), writeKey: z.string().min(1, 'expected a write key') }),
    z.strictObject({ provider: z.literal('dataLayer') }),
  ])
  .default({ provider: 'none' })

const consent = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({ provider: z.literal('onetrust') }),
  ])
  .default({ provider: 'none' })

/** What RFC 6265 calls a token: no other name can be set. */
const cookieName = z.string().regex(/^[\w!#$%&'*+.^`|~-]+$/, 'expected the name of a cookie')

const identity = z
  .discriminatedUnion('provider', [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({ provider: z.literal('cookie'), name: cookieName }),
  ])
  .default({ provider: 'none' })

/** What the site asks of others: where feedback goes, who searches, counts and proves. */
export const services = z
  .strictObject({
    feedback: z
      .strictObject({ endpoint: link.default('/api/docs/v1/feedback') })
      .prefault({})
      .describe('Where feedback is posted'),
    ...pageSearch,
    voices: listSearch.describe('The search of the voice library'),
    captcha: captcha.describe('What proves that a person sends feedback'),
    analytics: analytics.describe('Where events go'),
    consent: consent.describe('What says whether functional cookies are allowed'),
    tryIt: z.boolean().default(false).describe("Whether pages of operations have a button 'Try it'"),
    identity: identity.describe('How the id of a signed-in reader is known'),
  })
  .prefault({})
  .transform(withEnablement)
