import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions as developers type them, most in two to four words. They were written down from titles, descriptions and headings
 * before search was asked any of them; half of them, drawn by lot, were never looked at. A line is as in `more-questions.ts`.
 */
const lines = `
send sms node | /docs/messaging/quickstart /docs/libraries/node
webhook signature validation | /docs/usage/webhooks/security
reset api key | /docs/iam/api-keys
list messages by date | /docs/messaging/api/list-messages
transfer number from another carrier | /docs/phone-numbers/porting
otp login | /docs/verify/quickstarts/sms /docs/verify /docs/verify/quickstarts
message status values | /docs/messaging/delivery-status
mms file size limit | /docs/messaging/media /docs/api/errors/21016
get message by id | /docs/messaging/api/fetch-message
kick someone from conference | /docs/voice/api/delete-participant /docs/voice/conferences
download recording | /docs/voice/api/fetch-recording-sound /docs/voice/recordings
pause recording | /docs/voice/api/update-current-recording /docs/voice/recordings
llm voice bot | /docs/voice/conversationrelay
13015 | /docs/api/errors/13015
branded calling | /docs/trust-hub
video access token | /docs/video/quickstart /docs/api/errors/50010 /docs/api/errors/50011
record video room | /docs/video/rooms-and-participants
golang client | /docs/libraries/go
django webhook | /docs/libraries/python
upgrade node sdk from v3 | /docs/libraries/node
openapi spec download | /docs/openapi
halyard listen | /docs/halyard-cli/commands
ucs-2 characters | /docs/messaging/encoding-and-segments
add number to pool | /docs/messaging/api/add-sender /docs/messaging/sender-pools
retry without duplicates | /docs/usage/idempotency-and-retries
403 forbidden | /docs/api/errors/20006 /docs/usage/errors
404 | /docs/api/errors/20404 /docs/usage/errors
mobile or landline | /docs/lookup/packages /docs/lookup/quickstart /docs/lookup
carrier lookup | /docs/lookup /docs/lookup/packages /docs/lookup/quickstart
validate phone number | /docs/lookup/quickstart /docs/lookup /docs/lookup/packages /docs/glossary/what-is-e164 /docs/lookup/api/fetch-phone-number
delete personal data | /docs/glossary/what-is-personally-identifiable-information-pii /docs/{platform}/connections/spec/identify
deploy functions from git | /docs/serverless/functions-assets/environments
secrets in functions | /docs/serverless/functions-assets
trigger flow from api | /docs/studio/rest-trigger
webhook retry policy | /docs/usage/webhooks
* spf record | /docs/{subBrand}/domain-authentication
* unsubscribe groups | /docs/{subBrand}/suppressions /docs/{subBrand}/api/create-group
* open and click tracking | /docs/{subBrand}/event-webhook
* template variables | /docs/{subBrand}/quickstart /docs/{subBrand}/api/errors/80012 /docs/api/errors/80012 /docs/{subBrand}/api/send-mail
merge two user ids | /docs/{platform}/connections/spec/alias
verfication code | /docs/verify /docs/verify/quickstarts/sms /docs/verify/api/create-verification /docs/verify/api/create-check
how do I know my text was delivered | /docs/messaging/delivery-status
why was my sms blocked by the carrier | /docs/api/errors/30017 /docs/messaging/delivery-status
20005 | /docs/api/errors/20005
forward call to another number | /docs/voice/hml /docs/voice/quickstart /docs/voice/api/update-call
call status | /docs/voice/quickstart /docs/voice/api/fetch-call
browser video call | /docs/video/quickstart /docs/video
remove participant from video room | /docs/video/rooms-and-participants
php example | /docs/libraries/php
java dependency | /docs/libraries/java /docs/libraries
toll free number | /docs/phone-numbers /docs/phone-numbers/buy-and-configure
911 emergency address | /docs/phone-numbers/buy-and-configure
replay events | /docs/events
cold start | /docs/serverless/functions-assets/functions
static file hosting | /docs/serverless/functions-assets /docs/serverless
spanish voice | /docs/voice/voice-library
sms pumping | /docs/verify/fraud-guard
resend code | /docs/verify/quickstarts/sms /docs/api/errors/40012 /docs/verify/api/create-verification
filter messages by sender | /docs/messaging/api/list-messages
* import suppression list | /docs/{subBrand}/suppressions
`

/** @param keys what `{platform}` and `{subBrand}` stand for */
export function developerQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
