import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 168 questions as developers type them, mostly in one to four words: names, headers, codes, statuses, messages, acronyms.
 * They were written down from the pages before search was asked any; every other one, from the second on, was never
 * looked at. A line is as in `more-questions.ts`.
 */
const lines = `
cron | /docs/serverless /docs/messaging/scheduling
heap out of memory | /docs/api/errors/70011 /docs/serverless
getting 401 | /docs/api/errors/20003 /docs/usage/errors /docs/iam/api-keys
invalid signature webhook express | /docs/usage/webhooks/security /docs/libraries/node
raw body django | /docs/usage/webhooks/security /docs/libraries/python
laravel webhook | /docs/libraries/php /docs/usage/webhooks/security
spring boot signature | /docs/libraries/java /docs/usage/webhooks/security
requestId | /docs/libraries /docs/usage/errors /docs/usage/requests /docs/serverless/functions-assets/functions /docs/libraries/node
X-Request-Id | /docs/usage/requests /docs/usage/errors
HALYARD_LOG | /docs/libraries
HALYARD_REGION | /docs/libraries /docs/global-infrastructure /docs/usage/requests
RateLimit-Remaining | /docs/usage/rate-limits /docs/usage/requests
ETag | /docs/usage/requests
If-Match 412 | /docs/usage/requests
Accept-Language | /docs/usage/requests
Halyard-Attempt | /docs/usage/webhooks
whk_ | /docs/usage/webhooks/security
webhook ips | /docs/global-infrastructure /docs/usage/webhooks /docs/usage/webhooks/security
ip whitelist | /docs/global-infrastructure /docs/usage/webhooks/security
ssl cert expired webhook | /docs/api/errors/11011 /docs/usage/webhooks
localhost webhook | /docs/usage/webhooks /docs/halyard-cli/commands /docs/messaging/receive-and-reply
ngrok | /docs/halyard-cli/commands /docs/messaging/receive-and-reply /docs/usage/webhooks
webhook timeout | /docs/usage/webhooks /docs/api/errors/11012
webhook order | /docs/usage/webhooks
replay attack | /docs/usage/webhooks/security
mtls | /docs/usage/webhooks/security
exponential backoff | /docs/usage/idempotency-and-retries /docs/usage/rate-limits
duplicate charge | /docs/usage/idempotency-and-retries
20009 | /docs/api/errors/20009
502 | /docs/usage/errors
cursor pagination | /docs/usage/pagination
total count | /docs/usage/pagination
sort order | /docs/usage/pagination
filter messages by date | /docs/usage/pagination /docs/messaging/api/list-messages
CreatedBefore | /docs/messaging/api/list-messages
list sms | /docs/messaging/api/list-messages
delete sms | /docs/messaging/api/delete-message
unsend | /docs/messaging/scheduling /docs/messaging/api/update-message /docs/api/errors/21019
bulk sms | /docs/messaging/sender-pools
sms length | /docs/messaging/encoding-and-segments
unicode characters | /docs/messaging/encoding-and-segments
umlauts | /docs/messaging/encoding-and-segments
url shortener | /docs/messaging/encoding-and-segments
click tracking sms | /docs/messaging/encoding-and-segments /docs/events/event-types
TemplateVariables | /docs/messaging/api/create-message /docs/messaging/quickstart
MaxPrice | /docs/messaging/api/create-message
AreaCodeMatch | /docs/messaging/api/create-sender-pool /docs/messaging/sender-pools /docs/messaging/api/update-sender-pool
sticky sender | /docs/messaging/sender-pools
alpha sender | /docs/messaging/sender-pools
short codes | /docs/phone-numbers /docs/messaging/sender-pools
throughput tps | /docs/messaging/sender-pools /docs/usage/rate-limits
undelivered sms | /docs/messaging/delivery-status
delivery receipt | /docs/messaging/delivery-status
spam filter | /docs/messaging/delivery-status /docs/api/errors/30017
blocked by carrier | /docs/api/errors/30017 /docs/messaging/delivery-status
landline error | /docs/api/errors/30016
STOP keyword | /docs/messaging/opt-outs
gdpr consent | /docs/messaging/opt-outs /docs/glossary/what-is-personally-identifiable-information-pii
tcpa | /docs/messaging/opt-outs
send image | /docs/messaging/media
mms file size limit | /docs/messaging/media /docs/api/errors/21016
vcard | /docs/messaging/media
auto reply | /docs/messaging/receive-and-reply /docs/serverless/twiml-bins
forward sms to email | /docs/messaging/receive-and-reply
quiet hours | /docs/messaging/scheduling
recurring sms | /docs/messaging/scheduling
SendAt timezone | /docs/messaging/scheduling
voicemail detection | /docs/voice/quickstart /docs/voice/api/create-call
AnsweringMachine | /docs/voice/api/create-call /docs/voice/quickstart
robocall | /docs/voice/quickstart
call forwarding | /docs/voice/hml /docs/serverless/twiml-bins
call queue hold music | /docs/voice/hml /docs/voice/conferences
press 1 menu | /docs/voice/collect-input
dtmf tones | /docs/voice/hml /docs/voice/collect-input
tts | /docs/voice/hml /docs/voice/voice-library
text to speech voices | /docs/voice/voice-library
<Enqueue> | /docs/voice/hml
callerId | /docs/voice/hml /docs/api/errors/13011
dual channel | /docs/voice/recordings
record call consent | /docs/voice/recordings
mp3 download recording | /docs/voice/recordings /docs/voice/api/fetch-recording-sound
pause recording pci | /docs/voice/recordings /docs/voice/api/update-current-recording
EarlyMedia | /docs/voice/api/create-participant
CallReason | /docs/voice/api/create-call /docs/trust-hub
conference max participants | /docs/voice/conferences /docs/api/errors/13012
whisper to agent | /docs/voice/conferences /docs/flex/agent-desk
echo on call | /docs/voice/conferences
one way audio | /docs/sip-trunking
sip ports | /docs/sip-trunking
488 not acceptable | /docs/api/errors/32012 /docs/sip-trunking
srtp | /docs/sip-trunking
t38 fax | /docs/sip-trunking
barge in | /docs/voice/conversationrelay /docs/voice/conferences
openai voice | /docs/voice/conversationrelay
websocket closed | /docs/voice/conversationrelay /docs/api/errors/13015
latency voice bot | /docs/voice/conversationrelay
CodeLength | /docs/verify/api/create-service
google authenticator | /docs/verify/api/create-factor /docs/verify/quickstarts /docs/verify
totp qr code | /docs/verify/api/create-factor /docs/verify/quickstarts
resend otp | /docs/verify /docs/api/errors/40012 /docs/verify/quickstarts/sms
otp expired | /docs/verify /docs/verify/quickstarts/sms /docs/api/errors/40010
40011 | /docs/api/errors/40011
too many attempts | /docs/api/errors/40011 /docs/api/errors/40012 /docs/verify
toll fraud | /docs/verify/fraud-guard /docs/sip-trunking
safelist | /docs/verify/fraud-guard /docs/verify/api/create-safe-list-entry
whatsapp otp | /docs/verify
reverse phone lookup | /docs/lookup/packages
cnam | /docs/lookup/packages
voip detection | /docs/lookup/packages /docs/lookup/quickstart
LastVerifiedAt | /docs/lookup/packages /docs/lookup/api/fetch-phone-number
csv upload numbers | /docs/lookup/packages /docs/lookup/api/create-job
phone regex | /docs/glossary/what-is-e164
screen share | /docs/video
PermissionDenied | /docs/video/quickstart
kick participant video | /docs/video/rooms-and-participants
background blur | /docs/video/rooms-and-participants
EmptyTimeout | /docs/video/rooms-and-participants
50011 | /docs/api/errors/50011
turn off camera firewall udp | /docs/video /docs/video/quickstart /docs/api/errors/50015
wrap up time | /docs/flex/agent-desk /docs/flex
skills based routing | /docs/flex/routing
business hours | /docs/flex/routing
agent occupancy | /docs/flex/routing
{{flow.data.name}} | /docs/studio/rest-trigger /docs/studio/widgets
http request widget | /docs/studio/widgets
20409 | /docs/api/errors/20409
rollback deploy | /docs/serverless/functions-assets/environments
env vars | /docs/serverless/functions-assets
npm packages | /docs/serverless/functions-assets/functions
Cannot find module | /docs/serverless/functions-assets /docs/api/errors/70014
cors error | /docs/serverless/functions-assets/functions /docs/usage/requests
typescript | /docs/libraries/node /docs/serverless
async python client | /docs/libraries/python
maven | /docs/libraries/java
postman collection | /docs/openapi
swagger | /docs/openapi
x-halyard | /docs/openapi
subaccounts | /docs/iam
saml | /docs/iam
okta scim | /docs/iam
audit log export | /docs/iam
rotate keys | /docs/iam/api-keys /docs/usage/webhooks/security
lost api secret | /docs/iam/api-keys
read only role | /docs/iam/roles
leaked key github | /docs/usage/security
soc2 | /docs/usage/security
invoice | /docs/usage
LOA | /docs/phone-numbers/porting
port rejected | /docs/api/errors/60013 /docs/phone-numbers/porting
911 | /docs/phone-numbers/buy-and-configure
10dlc rejected | /docs/trust-hub
spam likely | /docs/trust-hub
* dkim cname | /docs/{subBrand}/domain-authentication
* hard bounce | /docs/{subBrand}/event-webhook /docs/{subBrand}/suppressions
* list-unsubscribe header | /docs/{subBrand}/suppressions
* bcc | /docs/{subBrand}/quickstart
* email attachment | /docs/{subBrand}/quickstart /docs/{subBrand}/api/send-mail
* open rate | /docs/{subBrand}/event-webhook
* 80012 | /docs/api/errors/80012 /docs/{subBrand}/quickstart
write key | /docs/{platform}/connections/sources /docs/{platform}
anonymous_id | /docs/{platform}/connections/spec /docs/{platform}/connections/spec/identify
utm parameters | /docs/{platform}/connections/spec/page
merge users | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
DropEvent | /docs/{platform}/connections/functions/insert-functions
device mode | /docs/{platform}/connections/destinations
reverse etl | /docs/{platform}/connections/sources
abandoned cart | /docs/{platform}/engage
tracking plan violation | /docs/api/errors/90012 /docs/{platform}/guides/filtering-data
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function terseQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
