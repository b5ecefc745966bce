import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 75 questions as most are typed: a word or four, a code, a header, a message that is pasted, a misspelt word. They were written
 * down from the pages' titles before search was asked any of them; of those that missed their page, only the first, third,
 * fifth and so on were looked at. A line is as in `more-questions.ts`.
 */
const lines = `
pricing sms emoji | /docs/messaging/encoding-and-segments
schedule | /docs/messaging/scheduling
resend failed message | /docs/messaging/delivery-status /docs/usage/idempotency-and-retries /docs/usage/errors
shedule sms | /docs/messaging/scheduling
cancel scheduled message | /docs/messaging/scheduling /docs/messaging/api/update-message
StatusCallback | /docs/messaging/delivery-status /docs/usage/webhooks
recieve sms webhook | /docs/messaging/receive-and-reply
opt out list | /docs/messaging/opt-outs
* unsubscribe link email | /docs/{subBrand}/suppressions
Error: 21010 | /docs/api/errors/21010
"Too many requests" 20429 | /docs/api/errors/20429
{"code": 20003, "message": "Authentication failed"} | /docs/api/errors/20003
ERR 40011 too many wrong codes | /docs/api/errors/40011
no common codec | /docs/api/errors/32012
write key is unknown | /docs/api/errors/90010
billing limit reached | /docs/api/errors/10005
insufficient balance | /docs/api/errors/10007
account suspended | /docs/api/errors/10001
page token | /docs/usage/pagination /docs/api/errors/20010
list messages | /docs/messaging/api/list-messages
delete recording | /docs/voice/api/delete-recording /docs/voice/recordings
POST /v1/Messages | /docs/messaging/api/create-message
createCall | /docs/voice/api/create-call
FetchPhoneNumber | /docs/lookup/api/fetch-phone-number
X-Halyard-Signature | /docs/usage/webhooks/security
Idempotency-Key | /docs/usage/idempotency-and-retries
Retry-After | /docs/usage/rate-limits
authentication | /docs/usage/requests /docs/iam
api keys | /docs/iam/api-keys
rotate keys | /docs/iam/api-keys
how do i log in with the cli | /docs/halyard-cli /docs/halyard-cli/commands
cli install | /docs/halyard-cli
cli --profile | /docs/halyard-cli/commands /docs/halyard-cli
pip install | /docs/libraries/python
node sdk retries | /docs/libraries/node
asyncio | /docs/libraries/python
php webhook | /docs/libraries/php
C# exceptions | /docs/libraries/csharp /docs/usage/errors
maven | /docs/libraries/java
sandbox | /docs/usage/testing
test credentials | /docs/usage/testing
test phone numbers | /docs/usage/testing
ip whitelist | /docs/global-infrastructure
data residency | /docs/global-infrastructure
disaster recovery | /docs/global-infrastructure
roles and permissions | /docs/iam/roles /docs/iam
sso | /docs/iam
webhooks retry | /docs/usage/webhooks
web hook signature | /docs/usage/webhooks/security
how do I verify a webhook came from you? | /docs/usage/webhooks/security
transcription | /docs/conversational-intelligence /docs/conversational-intelligence/quickstart
record calls | /docs/voice/recordings
conferance call | /docs/voice/conferences
hold music | /docs/voice/conferences /docs/voice/hml
voicemail detection | /docs/voice/quickstart /docs/voice/api/create-call /docs/voice
text to speech voices | /docs/voice/voice-library
gather digits | /docs/voice/collect-input
ivr | /docs/voice/collect-input /docs/studio
<Speak> loop | /docs/voice/hml
sip trunk setup | /docs/sip-trunking
port a number | /docs/phone-numbers/porting
buy number | /docs/phone-numbers/buy-and-configure
release a phone number | /docs/phone-numbers /docs/phone-numbers/buy-and-configure
SIM swap | /docs/lookup/packages /docs/lookup/quickstart
bulk lookup | /docs/lookup/api/create-job
2fa sms | /docs/verify/quickstarts/sms /docs/verify
verify without code | /docs/verify/silent-checks
* dkim | /docs/{subBrand}/domain-authentication
* bounces | /docs/{subBrand}/suppressions /docs/{subBrand}/event-webhook
* email templates | /docs/{subBrand}/quickstart /docs/{subBrand}/api/send-mail
* newsletter | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
environment variables functions | /docs/serverless/functions-assets /docs/serverless/functions-assets/functions
rollback deployment | /docs/serverless/functions-assets/environments
identify call | /docs/{platform}/connections/spec/identify
block events destination | /docs/{platform}/guides/filtering-data
`

/** @param keys what `{platform}` and `{subBrand}` stand for */
export function oneWordQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
