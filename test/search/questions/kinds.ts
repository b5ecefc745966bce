import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions of the kinds that documentation is asked: how to do something, codes, messages, operations, parameters, products,
 * misspelt words, words of everyday. They were written down from titles alone before search was asked any of them. All were
 * looked at afterwards: four about the sub-brand had been asked from the other pages, whose search does not hold its own, and
 * are asked from there now. A line is as in `more-questions.ts`.
 */
const lines = `
how do I send a text message from the command line | /docs/halyard-cli /docs/messaging/quickstart /docs/halyard-cli/commands
how do I find out if my text was delivered | /docs/messaging/delivery-status /docs/messaging/api/fetch-message
30017 | /docs/api/errors/30017
error 21018 what to do | /docs/api/errors/21018
"Queue of the sender is full" | /docs/api/errors/30011
Error: Resource not found (20404) | /docs/api/errors/20404
HalyardError: 20003 Authentication failed | /docs/api/errors/20003
createVerification | /docs/verify/api/create-verification
FetchRecording | /docs/voice/api/fetch-recording
listOptOuts | /docs/messaging/opt-outs
UpdateParticipant | /docs/voice/api/update-participant
StatusCallback | /docs/messaging/delivery-status /docs/usage/webhooks /docs/messaging/api/create-message /docs/voice/api/create-call
PageToken | /docs/usage/pagination
MediaUrl | /docs/messaging/media /docs/messaging/api/create-message
SendAt | /docs/messaging/scheduling /docs/messaging/api/create-message
Idempotency-Key header | /docs/usage/idempotency-and-retries
halyard cli install | /docs/halyard-cli
studio | /docs/studio
flex | /docs/flex
tributary | /docs/{platform}
* pennant | /docs/{subBrand}
fraud gaurd | /docs/verify/fraud-guard
webhok signiture | /docs/usage/webhooks/security
opt-otus | /docs/messaging/opt-outs
authentification | /docs/usage/requests
recieve messages | /docs/messaging/receive-and-reply
* unsubscribe list mail | /docs/{subBrand}/suppressions /docs/{subBrand}/api/list-suppressions
dial in conference moderator | /docs/voice/conferences
kick someone out of conference call | /docs/voice/api/delete-participant /docs/voice/conferences
hang up a running call | /docs/voice/api/update-call
2fa for employees login | /docs/iam
2fa sms code | /docs/verify/quickstarts/sms /docs/verify
api keys | /docs/iam/api-keys
roles and permissions | /docs/iam/roles
rotating secrets | /docs/iam/api-keys /docs/usage/security
test credentials | /docs/usage/testing
magic numbers for testing | /docs/usage/testing
where is my data stored eu | /docs/global-infrastructure
upgrade from old api | /docs/usage/migrate-from-2023
port a number from another carrier | /docs/phone-numbers/porting
get a toll free number | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
landline or mobile check | /docs/lookup /docs/lookup/packages /docs/lookup/quickstart
emoji cost more segments | /docs/messaging/encoding-and-segments
gsm 7 | /docs/messaging/encoding-and-segments
delete call recording | /docs/voice/api/delete-recording /docs/voice/recordings
download recording mp3 | /docs/voice/api/fetch-recording-sound /docs/voice/recordings
transcribe calls | /docs/conversational-intelligence /docs/conversational-intelligence/quickstart
voice ai agent websocket | /docs/voice/conversationrelay
<Gather> digits | /docs/voice/collect-input
environment variables serverless | /docs/serverless/functions-assets/environments
deploy functions | /docs/serverless/functions-assets/environments /docs/serverless/functions-assets /docs/serverless/functions-assets/functions /docs/halyard-cli
trigger flow by api | /docs/studio/rest-trigger
* dkim record | /docs/{subBrand}/domain-authentication
* bounce events webhook | /docs/{subBrand}/event-webhook
open api yaml download | /docs/openapi
kafka sink for events | /docs/events
identify call traits | /docs/{platform}/connections/spec/identify
block events before they reach a destination | /docs/{platform}/guides/filtering-data /docs/{platform}/connections/functions/insert-functions /docs/{platform}/api/public-api/create-filter
screen sharing in a video room | /docs/video/rooms-and-participants /docs/video
e164 format | /docs/glossary/what-is-e164
`

/** @param keys what `{platform}` and `{subBrand}` stand for */
export function kindsQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
