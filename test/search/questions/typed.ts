import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 30 questions as readers type them: tasks, misspellings, names, what is pasted. Of 60 that were written down before search
 * was asked any, every other one; those that missed their page were looked at. A line is as in `more-questions.ts`.
 */
const lines = `
why does one emoji make my sms cost twice | /docs/messaging/encoding-and-segments
heic image mms | /docs/messaging/media
signature header check flask | /docs/usage/webhooks/security /docs/libraries/python
same webhook twice | /docs/usage/webhooks /docs/usage/idempotency-and-retries
avoid double charge when connection drops | /docs/usage/idempotency-and-retries
next page token | /docs/usage/pagination
curl -u key:secret | /docs/usage/requests
magic numbers sandbox | /docs/usage/testing
go live checklist | /docs/usage/security
read only access for accountant | /docs/iam/roles
data residency eu | /docs/global-infrastructure
whats e.164 | /docs/glossary/what-is-e164
sim swap | /docs/lookup/quickstart /docs/lookup/packages /docs/lookup
press 1 for sales | /docs/voice/collect-input
warm transfer | /docs/voice/conferences /docs/flex/agent-desk
mute participant api | /docs/voice/api/update-participant /docs/voice/conferences /docs/video/rooms-and-participants
chatgpt over the phone | /docs/voice/conversationrelay
record calls to my s3 bucket | /docs/voice/recordings
hang up a running call | /docs/voice/api/update-call
sentiment of caller | /docs/conversational-intelligence/operators /docs/conversational-intelligence
buy toll free number in canada | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
sms pumping | /docs/verify/fraud-guard
CreateVerification | /docs/verify/api/create-verification
* remove address from bounce list | /docs/{subBrand}/suppressions /docs/{subBrand}/api/delete-suppression
* POST /send | /docs/{subBrand}/api/send-mail
analytics.track properties | /docs/{platform}/connections/spec/track
drop events before they reach a destination | /docs/{platform}/guides/filtering-data /docs/{platform}/connections/functions/insert-functions
function timeout 10 seconds | /docs/api/errors/70010 /docs/serverless/functions-assets/functions
trigger studio flow from api | /docs/studio/rest-trigger
caller id shows spam likely | /docs/trust-hub
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function typedQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
