import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 29 questions as readers type them, most of one to four words: of 59 that were written down before search was asked any,
 * every other one. Those that missed their page were looked at. A line is as in `more-questions.ts`.
 */
const lines = `
STOP keyword reply | /docs/messaging/opt-outs
mms file types | /docs/messaging/media
unicode characters in sms | /docs/messaging/encoding-and-segments
reply to incoming sms | /docs/messaging/receive-and-reply
conference hold music | /docs/voice/conferences /docs/voice/hml /docs/voice/api/update-participant
say verb voices | /docs/voice/hml /docs/voice/voice-library
encrypt recordings | /docs/voice/recordings
interrupt the bot while it talks | /docs/voice/conversationrelay
hang up a call | /docs/voice/api/update-call /docs/voice/hml
port in number | /docs/phone-numbers/porting
emergency calling address | /docs/phone-numbers/buy-and-configure
sms pumping | /docs/verify/fraud-guard
sim swap check | /docs/lookup/packages /docs/lookup/quickstart
rotate api keys | /docs/iam/api-keys
20003 | /docs/api/errors/20003
too many requests | /docs/api/errors/20429 /docs/usage/rate-limits
Idempotency-Key | /docs/usage/idempotency-and-retries
magic test numbers | /docs/usage/testing
webhook localhost tunnel | /docs/usage/webhooks /docs/halyard-cli/commands
environment variables in functions | /docs/serverless/functions-assets
split widget conditions | /docs/studio/widgets
skills based routing | /docs/flex/routing
kinesis event stream | /docs/events
sip trunk firewall ports | /docs/sip-trunking
install python library | /docs/libraries/python /docs/libraries
cli profiles login | /docs/halyard-cli
screen sharing | /docs/video /docs/video/rooms-and-participants /docs/video/quickstart
anonymous id merge | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
batch events | /docs/{platform}/connections/spec
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function shortQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
