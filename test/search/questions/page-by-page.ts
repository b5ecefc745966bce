import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 151 questions, page by page, in words that the page did not have: symptoms, other names, what is to be done. The first 76
 * were asked once, when the texts were written; the rest are every sixth of 451 from which the texts were made. A line is as in
 * `more-questions.ts`.
 */
const lines = `
text message delivery receipt | /docs/messaging/delivery-status
carrier rejected my sms | /docs/messaging/delivery-status /docs/api/errors/30017
shorten sms to one segment | /docs/messaging/encoding-and-segments
double sms because of quotes | /docs/messaging/encoding-and-segments
mms size limit | /docs/messaging/media /docs/api/errors/21016
user texted STOP by accident | /docs/messaging/opt-outs
parse incoming sms | /docs/messaging/receive-and-reply
sms at night forbidden | /docs/messaging/scheduling
which number sends the message | /docs/messaging/sender-pools
verify api key works | /docs/usage/requests
error json structure | /docs/usage/errors
exactly once sending | /docs/usage/idempotency-and-retries
loop over all messages | /docs/usage/pagination
retry-after | /docs/usage/rate-limits
account compromised | /docs/usage/security
test numbers | /docs/usage/testing
callback url requirements | /docs/usage/webhooks
express raw body | /docs/usage/webhooks/security /docs/libraries/node
detect voicemail | /docs/voice/quickstart /docs/conversational-intelligence/operators /docs/voice/api/create-call
collect digits from caller | /docs/voice/collect-input
moderated conference | /docs/voice/conferences
connect llm to phone | /docs/voice/conversationrelay
xml for calls | /docs/voice/hml
pause recording | /docs/voice/recordings /docs/voice/api/update-current-recording
pronounce names correctly | /docs/voice/voice-library
2fa for my website | /docs/verify /docs/verify/quickstarts/sms /docs/verify/quickstarts
otp input field html | /docs/verify/quickstarts/sms
sms fraud | /docs/verify/fraud-guard
line type lookup | /docs/lookup/quickstart /docs/lookup/packages
scim provisioning | /docs/iam
revoke key | /docs/iam/api-keys /docs/usage/security
permission names | /docs/iam/roles
register for 10dlc | /docs/trust-hub
search numbers by area code | /docs/phone-numbers/buy-and-configure
transfer number to new provider | /docs/phone-numbers/porting
one way audio | /docs/sip-trunking
video token expired | /docs/api/errors/50011 /docs/video/quickstart
breakout of large meetings | /docs/video/rooms-and-participants
agents headset problem | /docs/flex/agent-desk
queue priorities | /docs/flex/routing
export flow definition | /docs/studio
start flow via http | /docs/studio/rest-trigger
split widget | /docs/studio/widgets
fallback document without server | /docs/serverless/twiml-bins
roll back release | /docs/serverless/functions-assets/environments
import npm module in function | /docs/serverless/functions-assets/functions
secret environment variable | /docs/serverless/functions-assets
sentiment analysis | /docs/conversational-intelligence/operators
redact card numbers in transcripts | /docs/conversational-intelligence
* set up dkim and spf | /docs/{subBrand}/domain-authentication
* was email opened | /docs/{subBrand}/event-webhook
* mail merge variables | /docs/{subBrand}/quickstart
* blocked recipients | /docs/{subBrand}/suppressions
* plan a newsletter for friday | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
event order | /docs/usage/webhooks /docs/messaging/delivery-status /docs/events
cloud mode or device mode | /docs/{platform}/connections/destinations
test a mapping | /docs/{platform}/connections/destinations/actions
change events with javascript | /docs/{platform}/connections/functions/insert-functions
install tracking on website | /docs/{platform}/connections/sources /docs/{platform}
two accounts same person | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
traits of a company | /docs/{platform}/connections/spec/group
who is the visitor | /docs/{platform}/connections/spec/identify
route change tracking | /docs/{platform}/connections/spec/page
order value property | /docs/{platform}/connections/spec/track
exclude a destination in code | /docs/{platform}/guides/filtering-data
send events to data lake | /docs/events /docs/{platform}/connections/destinations/catalog/icehouse
move account to europe | /docs/global-infrastructure /docs/iam
meaning of segment | /docs/glossary /docs/messaging/encoding-and-segments
phone number country code | /docs/glossary/what-is-e164
forget a person | /docs/glossary/what-is-personally-identifiable-information-pii /docs/{platform}/connections/spec/identify
login from command line | /docs/{brand}-cli
resend an event from terminal | /docs/{brand}-cli/commands
sdk versions | /docs/libraries
java dependency | /docs/libraries/java /docs/libraries
install a plug-in for the agent desk | /docs/marketplace
yaml spec download | /docs/openapi
check if sms went through | /docs/messaging/delivery-status /docs/messaging/quickstart /docs/messaging/api/fetch-message
marked as spam by carrier | /docs/messaging/delivery-status /docs/api/errors/30017
how many parts will my text be split into | /docs/messaging/encoding-and-segments
someone replied stop how to resubscribe | /docs/messaging/opt-outs
send text from code | /docs/messaging/quickstart /docs/messaging
forward texts to my phone | /docs/voice/hml /docs/messaging/receive-and-reply
send faster than 1 per second | /docs/messaging/sender-pools
hide phone number in logs | /docs/events /docs/usage/security /docs/glossary/what-is-personally-identifiable-information-pii
form encoded or json | /docs/usage/requests /docs/usage /docs/usage/migrate-from-2023
api returns 500 | /docs/api/errors/20500 /docs/usage/errors
http client timeout setting | /docs/libraries/python /docs/libraries/php /docs/libraries/go /docs/usage/idempotency-and-retries /docs/libraries/node
breaking changes | /docs/usage/migrate-from-2023 /docs/events/event-types /docs/libraries/node
get all records | /docs/usage/pagination
concurrent connections | /docs/usage/rate-limits
sandbox | /docs/usage/testing
webhook keeps firing | /docs/usage/webhooks
hmac sha256 | /docs/usage/webhooks/security
answering machine detection | /docs/voice/quickstart
caller pin in logs | /docs/voice/collect-input
hold music | /docs/voice/conferences /docs/voice/hml
xml tags | /docs/voice/hml
application error has occurred | /docs/voice/hml
save recordings on our server | /docs/voice/recordings
wrong pronunciation | /docs/voice/voice-library
cheapest way to verify users | /docs/verify /docs/verify/quickstarts
magic link email login | /docs/verify/quickstarts
code never arrives | /docs/verify/quickstarts/sms /docs/verify/fraud-guard /docs/verify
is it a cell phone | /docs/lookup/quickstart /docs/lookup/packages /docs/lookup
clean up old contact list | /docs/lookup /docs/lookup/packages
who changed this setting | /docs/iam
limit what a key can do | /docs/iam/api-keys /docs/iam/roles
brand rejected | /docs/trust-hub
webhook url for phone number | /docs/phone-numbers/buy-and-configure /docs/messaging/receive-and-reply
short code vs toll free | /docs/phone-numbers
asterisk trunk | /docs/sip-trunking
webrtc | /docs/video /docs/video/quickstart
jwt for video | /docs/video/quickstart /docs/video
price per agent | /docs/flex
route by language | /docs/flex/routing
drag and drop editor | /docs/studio
if else in flow | /docs/studio/widgets
static response without code | /docs/serverless/twiml-bins
which version is live | /docs/serverless/functions-assets/environments
env vars | /docs/serverless/functions-assets
remove names from transcript | /docs/conversational-intelligence
speaker diarization | /docs/conversational-intelligence/quickstart /docs/conversational-intelligence
* track email opens | /docs/{subBrand}/event-webhook /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* transactional vs marketing | /docs/{subBrand}
* send to many recipients | /docs/{subBrand}/quickstart /docs/{subBrand}/api/send-mail
* newsletter | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* 80012 | /docs/{subBrand}/quickstart /docs/{subBrand}/api/errors/80012 /docs/api/errors/80012
event size limit | /docs/{platform} /docs/api/errors/90011
abandoned cart campaign | /docs/{platform}/engage
gdpr delete user | /docs/{platform}/connections/spec/identify /docs/{platform}/api/public-api/create-suppressions /docs/{platform}/api/public-api /docs/glossary/what-is-personally-identifiable-information-pii
map fields | /docs/{platform}/connections/destinations/actions
strip pii from events | /docs/{platform}/connections/functions/insert-functions /docs/{platform}/guides/filtering-data /docs/{platform}/connections/spec
python tracking library | /docs/{platform}/connections/sources /docs/{platform}/connections/spec/track
merge duplicate users | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
anonymous visitor becomes known | /docs/{platform}/connections/spec/identify
mobile screens | /docs/{platform}/connections/spec/page
stream events to kafka | /docs/events
schema version of event | /docs/events/event-types
disaster recovery | /docs/global-infrastructure
plus sign in url | /docs/glossary/what-is-e164
switch account in terminal | /docs/{brand}-cli
configure many numbers from yaml | /docs/{brand}-cli/commands /docs/phone-numbers/buy-and-configure
golang | /docs/libraries/go
proxy in node | /docs/libraries/node
log http requests sdk | /docs/libraries /docs/{brand}-cli/commands
mock server | /docs/openapi /docs/usage/testing
country not enabled | /docs/api/errors/10006
caller id not allowed | /docs/api/errors/13011
phone switched off | /docs/api/errors/30013
wrong code too many times | /docs/api/errors/40011
uncaught exception in function | /docs/api/errors/70012
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function pageByPageQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
