import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions as readers type them (tasks, symptoms, texts of errors, names, codes, slips), written down from the pages
 * and kept before search was asked any of them. A line is as in `more-questions.ts`. Corrected since: for "npm install" the page
 * of the command line answers too, which begins with how npm installs it.
 */
const lines = `
message stuck in queued | /docs/messaging/delivery-status /docs/api/errors/30011 /docs/messaging/sender-pools
customer did not get the text | /docs/messaging/delivery-status /docs/messaging/quickstart
my webhook is not being called | /docs/usage/webhooks /docs/api/errors/11010
one way audio | /docs/sip-trunking
The 'To' number is not in E.164 form | /docs/api/errors/21010 /docs/messaging/quickstart
there is no verb 'Say'; did you mean 'Speak'? | /docs/api/errors/12011 /docs/voice/hml /docs/serverless/twiml-bins
We are sorry, an application error has occurred | /docs/voice/hml
signature check fails in express | /docs/usage/webhooks/security
401 unauthorized | /docs/usage/requests /docs/api/errors/20003 /docs/usage/errors
412 precondition failed | /docs/usage/requests /docs/messaging/api/update-message
500 internal server error | /docs/api/errors/20500 /docs/usage/errors
permission denied for api key | /docs/api/errors/20006 /docs/iam/roles /docs/iam/api-keys /docs/usage/errors
PageSize | /docs/usage/pagination /docs/messaging/api/list-messages /docs/voice/api/list-calls /docs/verify/api/list-blocked
GroupBy | /docs/messaging/api/fetch-insights
SimSwapHours | /docs/lookup/api/fetch-phone-number
RateLimit-Reset | /docs/usage/rate-limits
Halyard-Request-Id | /docs/usage/requests /docs/usage/errors
Halyard-Attempt | /docs/usage/webhooks
anonymous_id | /docs/{platform}/connections/spec /docs/{platform}/connections/spec/identify /docs/{platform}/connections/spec/page
endOnExit | /docs/voice/conferences
FetchRecordingSound | /docs/voice/api/fetch-recording-sound
ListBlocked | /docs/verify/api/list-blocked
CancelVerification | /docs/verify/api/cancel-verification
90012 | /docs/api/errors/90012
what does error 40013 mean | /docs/api/errors/40013
resend verification code | /docs/verify /docs/verify/quickstarts/sms /docs/verify/api/create-verification
verification code expired | /docs/verify /docs/api/errors/40010 /docs/verify/quickstarts/sms
limit wrong code attempts | /docs/verify /docs/api/errors/40011 /docs/verify/quickstarts/sms
backup codes | /docs/verify/quickstarts
qr code authenticator | /docs/verify/quickstarts
forward incoming text to another phone | /docs/voice/hml /docs/messaging/receive-and-reply
auto reply | /docs/messaging/receive-and-reply /docs/serverless/twiml-bins
DTMF | /docs/voice/collect-input /docs/voice/hml
IVR | /docs/voice/collect-input /docs/glossary
hold music | /docs/voice/conferences /docs/voice/hml
stop recording while customer reads card number | /docs/voice/recordings /docs/flex/agent-desk /docs/voice/api/update-current-recording
hang up the call | /docs/voice/hml /docs/voice/api/update-call
barge in | /docs/voice/conversationrelay /docs/voice/hml /docs/voice/conferences
custom domain for my functions | /docs/serverless/functions-assets/environments
merge two users | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
get back a number I released by mistake | /docs/phone-numbers
vanity number | /docs/phone-numbers/buy-and-configure
check if phone number is valid | /docs/lookup /docs/lookup/quickstart /docs/lookup/packages
alphanumeric sender id | /docs/messaging/sender-pools /docs/phone-numbers /docs/messaging/opt-outs /docs/messaging
exponential backoff | /docs/usage/rate-limits /docs/usage/idempotency-and-retries /docs/usage/errors
subaccounts | /docs/iam
data residency | /docs/global-infrastructure
sandbox | /docs/usage/testing
test webhooks on localhost | /docs/usage/webhooks /docs/{brand}-cli/commands
speech to text | /docs/conversational-intelligence /docs/voice/conversationrelay /docs/voice/collect-input /docs/conversational-intelligence/quickstart
npm install | /docs/libraries/node /docs/libraries /docs/{brand}-cli
shedule mesage | /docs/messaging/scheduling
sigle sign on | /docs/iam
tranfser call to colleague | /docs/voice/conferences /docs/flex/agent-desk
cost of a text message per country | https://halyard.example/prices
* mail goes to spam | /docs/{subBrand} /docs/{subBrand}/domain-authentication
* add dns records | /docs/{subBrand}/domain-authentication
* List-Unsubscribe | /docs/{subBrand}/suppressions
* A/B test subject line | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* 550 no such user | /docs/{subBrand}/event-webhook /docs/{subBrand}/suppressions
`

/** 40 more, written down after the rules had been tried on the 60, and again before search was asked any. */
const nextLines = `
how to authenticate requests | /docs/usage/requests
where do I find my api secret | /docs/iam/api-keys /docs/usage/requests
api key stopped working | /docs/iam/api-keys /docs/api/errors/20003
invite a teammate | /docs/iam
read only access | /docs/iam/roles
who deleted my number | /docs/iam
messages arrive in the wrong order | /docs/messaging/delivery-status
undelivered message handset off | /docs/api/errors/30013 /docs/messaging/delivery-status
unsubscribed user still gets texts | /docs/messaging/opt-outs
maximum number of attachments | /docs/messaging/media
send pdf | /docs/messaging/media
special characters in sms | /docs/messaging/encoding-and-segments
webhook retry schedule | /docs/usage/webhooks
verify webhook without sdk | /docs/usage/webhooks/security
webhook ip ranges | /docs/global-infrastructure /docs/usage/webhooks/security
conference call recording | /docs/voice/recordings /docs/voice/conferences
download recording mp3 | /docs/voice/recordings /docs/voice/api/fetch-recording-sound
delete recordings automatically | /docs/voice/recordings
caller pressed wrong key | /docs/voice/collect-input
loop menu until input | /docs/voice/collect-input
stream tokens to caller | /docs/voice/conversationrelay
latency of voice bot | /docs/voice/conversationrelay
chain of sip failover | /docs/sip-trunking
488 not acceptable | /docs/sip-trunking /docs/api/errors/32012
lookup carrier of a number | /docs/lookup/packages /docs/lookup /docs/lookup/quickstart
number recently changed sim card | /docs/lookup/packages /docs/lookup/quickstart
function times out | /docs/api/errors/70010 /docs/serverless/functions-assets/functions
environment secrets for functions | /docs/serverless/functions-assets /docs/serverless/functions-assets/environments
publish from github actions | /docs/serverless/functions-assets/environments
go back to previous deployment | /docs/serverless/functions-assets/environments
track event properties | /docs/{platform}/connections/spec/track
user id versus anonymous id | /docs/{platform}/connections/spec/identify /docs/{platform}/connections/spec
event not arriving at destination | /docs/{platform}/connections /docs/{platform}/connections/destinations /docs/{platform}/guides/filtering-data
do not send event to one destination | /docs/{platform}/guides/filtering-data
stop sending to opted out profiles | /docs/{platform}/engage /docs/messaging/opt-outs
ValidityPeriod expired | /docs/api/errors/30012 /docs/messaging/delivery-status
CreateParticipant | /docs/voice/api/create-participant
fetchtranscript sentences | /docs/conversational-intelligence/quickstart
idempotncy kye | /docs/usage/idempotency-and-retries
* dmarc reject | /docs/{subBrand}/domain-authentication
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function readerQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}

/** @param keys as for `readerQuestions` */
export function nextReaderQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(nextLines, keys)
}
