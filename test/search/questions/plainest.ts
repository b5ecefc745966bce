import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 20 questions as any reader of such documentation types them, written down with no look at the pages or at search; the pages
 * that answer were named before search was asked any. Nothing was changed for one of them. A line is as in `more.ts`.
 */
const lines = `
send a text message | /docs/messaging/quickstart /docs/messaging/api/create-message /docs/messaging /docs/usage/requests
recieve webhook | /docs/usage/webhooks /docs/messaging/receive-and-reply /docs/usage/webhooks/security
signature header | /docs/usage/webhooks/security /docs/usage/webhooks
rate limit exceeded | /docs/usage/rate-limits /docs/api/errors/20429
429 | /docs/usage/rate-limits /docs/api/errors/20429
api key rotate | /docs/iam/api-keys
idempotency | /docs/usage/idempotency-and-retries
paginate results | /docs/usage/pagination
delivery status callback | /docs/messaging/delivery-status
python sdk instal | /docs/libraries/python /docs/libraries
test numbers sandbox | /docs/usage/testing
verify phone otp | /docs/verify /docs/verify/quickstarts/sms /docs/verify/quickstarts /docs/verify/api/create-verification
unicode sms segments | /docs/messaging/encoding-and-segments
opt out keywords | /docs/messaging/opt-outs
error codes list | /docs/api/errors
createMessage | /docs/messaging/api/create-message
changelog | https://{brand}.example/changelog
make a phone call | /docs/voice/quickstart /docs/voice/api/create-call /docs/voice
resend code | /docs/verify/quickstarts/sms /docs/verify
unauthorized | /docs/api/errors/20003 /docs/usage/errors /docs/usage/requests
`

/** @param keys as for `moreQuestions` */
export function plainestQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
