import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 88 questions as readers of this kind of documentation type them, written down from titles and headings before search was
 * asked any: words, names, codes, other words for a thing, misspellings, without apostrophes. Misses were
 * looked at once: words such as "wont" became small ones from one of them. A line is as in `more-questions.ts`.
 */
const lines = `
sms wont send to germany | /docs/api/errors/21012 /docs/api/errors/10006 /docs/api/errors/30019 /docs/messaging/quickstart
text message got split in two | /docs/messaging/encoding-and-segments
why is my message stuck in queued | /docs/messaging/delivery-status /docs/api/errors/30011
undelivered vs failed | /docs/messaging/delivery-status
dlr | /docs/messaging/delivery-status
MaxPrice | /docs/messaging/api/create-message /docs/messaging/api/schemas/create-message-request
ValidityPeriod default | /docs/messaging/api/create-message /docs/messaging/api/schemas/create-message-request /docs/api/errors/30012
StatusCallback | /docs/messaging/api/create-message /docs/messaging/delivery-status /docs/voice/api/create-call
CreateMessage python example | /docs/libraries/python /docs/messaging/quickstart /docs/messaging/api/create-message
cancel scheduled sms | /docs/messaging/scheduling /docs/messaging/api/update-message /docs/api/errors/21019
send sms at 9am local time | /docs/messaging/scheduling
mms file size limit | /docs/messaging/media /docs/api/errors/21016
unsubscibe keyword | /docs/messaging/opt-outs
re-subscribe someone who texted STOP | /docs/messaging/opt-outs /docs/messaging/api/delete-opt-out
bulk sms | /docs/messaging/sender-pools
alphanumeric sender id | /docs/messaging /docs/messaging/api/create-message /docs/messaging/sender-pools /docs/messaging/receive-and-reply
10dlc registration | /docs/trust-hub
brand registration rejected | /docs/trust-hub
autoreply to incoming text | /docs/messaging/receive-and-reply
error 30017 carrier filter | /docs/api/errors/30017
21010 invalid phone format | /docs/api/errors/21010
landline | /docs/api/errors/30016 /docs/lookup/packages
insufficient funds | /docs/api/errors/10007
HTTP 429 | /docs/api/errors/20429 /docs/usage/rate-limits /docs/usage/errors
unauthorized | /docs/api/errors/20003 /docs/usage/errors
403 forbidden permission | /docs/api/errors/20006 /docs/usage/errors
revoke api key | /docs/iam/api-keys
how do i rotate my api secret | /docs/iam/api-keys
two-factor login for team | /docs/iam
okta sso | /docs/iam
scim provisioning | /docs/iam
audit log | /docs/iam
least privilege | /docs/iam/roles
hang up a call | /docs/voice/api/update-call /docs/voice/hml
call forwarding | /docs/voice/hml /docs/serverless/twiml-bins
press 1 for sales | /docs/voice/collect-input
voicemail | /docs/voice/hml /docs/serverless/twiml-bins /docs/voice/recordings
answering machine detection | /docs/voice/api/create-call /docs/voice
whisper to agent | /docs/flex/agent-desk /docs/voice/conferences
hold music | /docs/voice/conferences /docs/voice/hml /docs/flex/routing
record call both channels | /docs/voice/recordings
call recording consent law | /docs/voice/recordings
tts voices | /docs/voice/voice-library
speech to text | /docs/conversational-intelligence /docs/voice/collect-input /docs/conversational-intelligence/quickstart
websocket voice bot openai | /docs/voice/conversationrelay
interrupt bot barge in | /docs/voice/conversationrelay
Enqueue verb | /docs/voice/hml
sip codec g711 | /docs/sip-trunking /docs/api/errors/32012
toll fraud | /docs/sip-trunking /docs/verify/fraud-guard
screen sharing | /docs/video
max participants video | /docs/video /docs/api/errors/50012
video access token expired | /docs/api/errors/50011 /docs/video/quickstart
port my number | /docs/phone-numbers/porting
release number | /docs/phone-numbers
toll free numbers | /docs/phone-numbers
emergancy calling | /docs/phone-numbers/buy-and-configure
otp not arriving | /docs/verify/quickstarts/sms
user entered code wrong too many times | /docs/api/errors/40011
totp | /docs/verify/quickstarts /docs/verify/api/create-factor
sms pumping | /docs/verify/fraud-guard
check if number is mobile | /docs/lookup/quickstart /docs/lookup/packages /docs/lookup
sim swap | /docs/lookup/packages /docs/lookup/quickstart
batch lookup | /docs/lookup/api/create-job /docs/lookup/packages
env vars serverless | /docs/serverless/functions-assets
rollback deployment | /docs/serverless/functions-assets/environments
cold start | /docs/serverless/functions-assets/functions
cors | /docs/serverless/functions-assets/functions /docs/usage/requests
function timeout | /docs/api/errors/70010 /docs/serverless
trigger studio flow from code | /docs/studio/rest-trigger
liquid variables in flow | /docs/studio/widgets /docs/api/errors/71012
skill based routing | /docs/flex/routing
kafka sink | /docs/events
replay webhooks | /docs/halyard-cli/commands /docs/usage/webhooks /docs/events
verify hmac signature go | /docs/usage/webhooks/security /docs/libraries/go
next page token | /docs/usage/pagination
Idempotency-Key | /docs/usage/idempotency-and-retries /docs/messaging/api/create-message
gdpr delete user data | /docs/glossary/what-is-personally-identifiable-information-pii /docs/{platform}/connections/spec/identify
eu data residency | /docs/global-infrastructure
cli login | /docs/halyard-cli
swagger file | /docs/openapi
* dkim record | /docs/{subBrand}/domain-authentication
* hard bounce | /docs/{subBrand}/suppressions /docs/{subBrand}/event-webhook
* html email template | /docs/{subBrand}/quickstart
* unsubscribe link | /docs/{subBrand}/suppressions
page view tracking | /docs/{platform}/connections/spec/page
anonymous id merge | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
drop events before destination | /docs/{platform}/guides/filtering-data /docs/{platform}/connections/functions/insert-functions
snowflake warehouse | /docs/{platform}/connections/sources /docs/{platform}/connections/destinations/catalog/icehouse /docs/{platform}/connections/destinations/catalog
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function headlineQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
