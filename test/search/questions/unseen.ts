import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 40 more questions, written down from the pages by reading alone, before search was asked any of them. A line is as in
 * `more-questions.ts`.
 */
const lines = `
how do I pause recording during a call | /docs/voice/api/update-current-recording /docs/voice/recordings /docs/flex/agent-desk
encrypt recordings with own key | /docs/voice/recordings
store recordings in s3 bucket | /docs/voice/recordings
startOnEnter | /docs/voice/conferences
mute a participant | /docs/voice/api/update-participant /docs/voice/conferences /docs/video/rooms-and-participants
maximum conference size | /docs/voice/conferences /docs/api/errors/13012
room is full | /docs/api/errors/50012
error 50011 | /docs/api/errors/50011
access token expired video | /docs/api/errors/50011 /docs/video/quickstart /docs/video
two browser tabs video call | /docs/video/quickstart
send somebody out of a room | /docs/video/rooms-and-participants
skills based routing | /docs/flex/routing
agent did not accept the offer | /docs/flex/routing /docs/flex/agent-desk
warm transfer | /docs/flex/agent-desk /docs/voice/conferences
export a flow to git | /docs/studio
split widget | /docs/studio/widgets
start many executions at once | /docs/studio/rest-trigger
function memory limit | /docs/api/errors/70011 /docs/serverless/functions-assets/functions
private assets | /docs/serverless/functions-assets
why do I get status 403 from a bin | /docs/serverless/twiml-bins
If-Match | /docs/usage/requests /docs/messaging/api/update-message
Sunset header | /docs/usage/requests /docs/usage/migrate-from-2023
Accept-Language | /docs/usage/requests
idempotency key reused with different body | /docs/api/errors/20009 /docs/usage/idempotency-and-retries
is it safe to retry a POST | /docs/usage/idempotency-and-retries /docs/usage/requests
which number always fails in tests | /docs/usage/testing
magic numbers for testing | /docs/usage/testing
upgrade from old api version | /docs/usage/migrate-from-2023
StatusCallback renamed | /docs/usage/migrate-from-2023
what does undelivered mean | /docs/messaging/delivery-status
how long is one segment | /docs/messaging/encoding-and-segments
curly quotes | /docs/messaging/encoding-and-segments
vcard attachment | /docs/messaging/media
webhook duplicates | /docs/usage/webhooks
raw body signature mismatch | /docs/usage/webhooks/security
rotate api keys without downtime | /docs/iam/api-keys
audit log | /docs/iam
false positives fraud guard | /docs/verify/fraud-guard
verificaton atempts | /docs/verify /docs/api/errors/40011 /docs/api/errors/40012 /docs/verify/api/fetch-verification
csharp client | /docs/libraries/csharp
`

/** 15 more, written down when the rules were there, again before search was asked any. */
const lastLines = `
how do I count segments before sending | /docs/messaging/encoding-and-segments
quiet hours | /docs/messaging/scheduling /docs/messaging/api/create-message /docs/messaging/sender-pools /docs/messaging/api/create-sender-pool
cancel a scheduled message | /docs/messaging/scheduling /docs/messaging/api/update-message /docs/api/errors/21019
which events can I subscribe to | /docs/events/event-types /docs/events
coach an agent during a call | /docs/voice/conferences /docs/flex/agent-desk
21014 | /docs/api/errors/21014
waitUrl | /docs/voice/conferences /docs/voice/api/create-participant
allowlist a phone number in verify | /docs/verify/fraud-guard /docs/verify/api/create-safe-list-entry
totp | /docs/verify /docs/verify/quickstarts
regulatory documents for a number | /docs/trust-hub /docs/phone-numbers /docs/api/errors/60012
how to list all calls of yesterday | /docs/voice/api/list-calls /docs/usage/pagination
roll back a function deployment | /docs/serverless/functions-assets/environments
permision names | /docs/iam/roles
mock server openapi | /docs/openapi /docs/usage/testing
* remove address from bounce list | /docs/{subBrand}/suppressions /docs/{subBrand}/api/delete-suppression
`

/**
 * 22 more of the same kind, written down later still. Corrected since: for "is the line a landline" the page of Lookup
 * answers too, as it does for "landline or mobile" and "is this number a mobile".
 */
const laterLines = `
retry a failed webhook | /docs/usage/webhooks
how are webhooks signed | /docs/usage/webhooks/security
release a number | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
move my number to another provider | /docs/phone-numbers/porting
port a number | /docs/phone-numbers/porting
emoji in a message | /docs/messaging/encoding-and-segments
STOP keyword | /docs/messaging/opt-outs
send an image | /docs/messaging/media
delete a message | /docs/messaging/api/delete-message
RequestOptions timeout node | /docs/libraries/node
recordings storage cost | /docs/voice/recordings
pii | /docs/glossary/what-is-personally-identifiable-information-pii
E.164 | /docs/glossary/what-is-e164
list messages of a day | /docs/messaging/api/list-messages /docs/usage/pagination
who is calling name lookup | /docs/lookup /docs/lookup/packages /docs/lookup/quickstart
is the line a landline | /docs/lookup/packages /docs/lookup/quickstart /docs/lookup
openapi files download | /docs/openapi
20429 | /docs/api/errors/20429
verfy quickstart | /docs/verify/quickstarts /docs/verify/quickstarts/sms
speak text in a call | /docs/voice/hml /docs/voice/voice-library
join several callers | /docs/voice/conferences
record both sides of a call | /docs/voice/recordings
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function unseenQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}

/** @param keys as for `unseenQuestions` */
export function lastQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lastLines.trimEnd() + laterLines, keys)
}
