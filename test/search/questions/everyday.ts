import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 156 questions of all kinds, written down from titles, descriptions and headings before search was asked any: keywords,
 * whole questions, messages and codes of errors, names of operations and parameters, abbreviations, wrong spellings, other
 * words than the pages have. A line is as in `more-questions.ts`. Of those that missed their page, only the first, third,
 * fifth and so on were looked at.
 */
const lines = `
invite a teammate | /docs/iam
separate test account from production account | /docs/iam
who deleted this number | /docs/iam /docs/events/event-types
audit trail | /docs/iam
offboard an employee automatically | /docs/iam
login with our identity provider | /docs/iam
least privilege key | /docs/iam/api-keys /docs/iam/roles
api key rotation | /docs/iam/api-keys
my key stopped working | /docs/iam/api-keys /docs/api/errors/20003
where do I store the secret | /docs/iam/api-keys /docs/usage/requests /docs/usage/security
custom role json | /docs/iam/roles
basic auth header | /docs/usage/requests
what is an account SID | /docs/usage/requests /docs/usage /docs/glossary
boolean parameter format | /docs/usage/requests
base URL of the API | /docs/usage/requests
list iteration next_page | /docs/usage/pagination
total count of messages in a list | /docs/usage/pagination /docs/messaging/api/fetch-insights
burst requests per second | /docs/usage/rate-limits
raise my limit | /docs/usage/rate-limits
RateLimit-Remaining | /docs/usage/rate-limits
Idempotency-Key | /docs/usage/idempotency-and-retries
exponential backoff with jitter | /docs/usage/idempotency-and-retries /docs/usage/rate-limits /docs/usage/errors
connection timeout after posting, was it sent? | /docs/usage/idempotency-and-retries
fake phone numbers for tests | /docs/usage/testing
load test | /docs/usage/testing
simulate an incoming call | /docs/usage/testing /docs/{brand}-cli/commands
deduplicate events | /docs/usage/webhooks /docs/events
webhook retry schedule | /docs/usage/webhooks
local tunnel for callbacks | /docs/usage/webhooks /docs/{brand}-cli/commands
HMAC validation | /docs/usage/webhooks/security
replay attack | /docs/usage/webhooks/security
signing key rotation | /docs/usage/webhooks/security
vulnerability disclosure | /docs/usage/security
api key commited to git | /docs/usage/security /docs/iam/api-keys
renamed parameters old API | /docs/usage/migrate-from-2023
20003 | /docs/api/errors/20003
401 unauthorised | /docs/api/errors/20003 /docs/usage/errors /docs/iam/api-keys /docs/usage/requests
error 11012 | /docs/api/errors/11012
webhook returns 500 | /docs/api/errors/11013
self signed certificate webhook | /docs/api/errors/11011
account suspended | /docs/api/errors/10001
insufficient funds | /docs/api/errors/10007
spending cap exceeded | /docs/api/errors/10005
geo permissions disabled country | /docs/api/errors/10006
invalid xml | /docs/api/errors/12010 /docs/voice/hml
SSML text exceeds length | /docs/api/errors/12015
from number not owned | /docs/api/errors/21011
message body empty | /docs/api/errors/21013
landline cannot get sms | /docs/api/errors/30016
phone switched off undelivered | /docs/api/errors/30013 /docs/messaging/delivery-status
carrier spam block | /docs/api/errors/30017 /docs/messaging/delivery-status
unknown delivery failure | /docs/api/errors/30018
no codec in common | /docs/api/errors/32012
max verification attempts reached | /docs/api/errors/40011 /docs/api/errors/40012 /docs/verify
jwt expired | /docs/api/errors/50011
black screen video ICE failed | /docs/api/errors/50015
port rejected by losing carrier | /docs/api/errors/60013
lambda timeout | /docs/api/errors/70010
out of memory | /docs/api/errors/70011
template variable missing | /docs/api/errors/80012
duplicate entry state conflict 409 | /docs/api/errors/20409
event too big | /docs/api/errors/90011 /docs/{platform}
unregistered sender blocked | /docs/api/errors/30019 /docs/trust-hub
CreateVerification | /docs/verify/api/create-verification
FetchCall | /docs/voice/api/fetch-call
ListMessages | /docs/messaging/api/list-messages
UpdateParticipant | /docs/voice/api/update-participant
hang up a running call | /docs/voice/api/update-call /docs/voice/hml
mute someone in a conference | /docs/voice/api/update-participant /docs/voice/conferences
kick participant | /docs/voice/api/delete-participant /docs/video/rooms-and-participants
pause recording while customer gives credit card | /docs/voice/api/update-current-recording /docs/voice/collect-input /docs/flex/agent-desk /docs/voice/recordings
download recording file | /docs/voice/api/fetch-recording-sound /docs/voice/recordings
redact message text after sending | /docs/messaging/api/update-message
cancel scheduled message | /docs/messaging/scheduling /docs/messaging/api/update-message
bulk number lookup | /docs/lookup/api/create-job /docs/lookup/packages
whitelist a number verify | /docs/verify/api/create-safe-list-entry /docs/verify/fraud-guard
TOTP | /docs/verify/quickstarts /docs/verify/api/create-factor /docs/verify
authenticator app enrolment | /docs/verify/api/create-factor /docs/verify/quickstarts
resubscribe an email address | /docs/{subBrand}/suppressions /docs/{subBrand}/api/delete-suppression
StatusCallback | /docs/messaging/delivery-status /docs/messaging/api/create-message /docs/voice/api/create-call
ValidityPeriod | /docs/messaging/api/create-message /docs/messaging/sender-pools /docs/messaging/api/create-sender-pool /docs/messaging/api/update-sender-pool /docs/api/errors/30012
MediaUrl | /docs/messaging/media /docs/messaging/api/create-message
SendAt | /docs/messaging/scheduling /docs/messaging/api/create-message
MaxParticipants | /docs/video/rooms-and-participants /docs/voice/conferences
unicode sms length | /docs/messaging/encoding-and-segments
160 characters | /docs/messaging/encoding-and-segments
smart quotes replaced | /docs/messaging/encoding-and-segments
sticky sender | /docs/messaging/sender-pools
distribute traffic over several numbers | /docs/messaging/sender-pools
alphanumeric sender id | /docs/messaging/sender-pools /docs/messaging /docs/glossary
image attachment size limit | /docs/messaging/media /docs/api/errors/21016
auto reply to inbound text | /docs/messaging/receive-and-reply
don't send at night | /docs/messaging/scheduling
delivered vs sent status | /docs/messaging/delivery-status
customer texted STOP | /docs/messaging/opt-outs
nodejs send text message | /docs/messaging/quickstart /docs/libraries/node
phone menu press 1 | /docs/voice/collect-input
speech recognition in a call | /docs/voice/collect-input /docs/voice/conversationrelay /docs/conversational-intelligence
voice bot with GPT | /docs/voice/conversationrelay
barge in interruption | /docs/voice/conversationrelay
warm transfer | /docs/voice/conferences /docs/flex/agent-desk
supervisor listen in on call | /docs/voice/conferences /docs/flex/agent-desk
call recording consent | /docs/voice/recordings
encrypt recordings with own key | /docs/voice/recordings
S3 bucket recordings | /docs/voice/recordings
<Gather> digits verb | /docs/voice/hml /docs/voice/collect-input
hold music | /docs/voice/hml /docs/voice/conferences
male german voice | /docs/voice/voice-library
outbound call with curl | /docs/voice/quickstart /docs/voice/api/create-call
connect asterisk pbx | /docs/sip-trunking
ports and IP ranges to open | /docs/global-infrastructure /docs/sip-trunking
data residency in Europe | /docs/global-infrastructure
region outage failover | /docs/global-infrastructure
keep my number when switching provider | /docs/phone-numbers/porting
letter of authorisation | /docs/phone-numbers/porting
emergency address 911 | /docs/phone-numbers/buy-and-configure
buy a toll free number | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
release a number | /docs/phone-numbers
caller name on screen | /docs/trust-hub /docs/lookup/packages
business verification KYC | /docs/trust-hub
sim swap detection | /docs/lookup/packages /docs/lookup/quickstart /docs/lookup/api/schemas/sim-swap
number reassigned to somebody else | /docs/lookup/packages
sms pumping | /docs/verify/fraud-guard
resend code button | /docs/verify/quickstarts/sms
verify without code in the background | /docs/verify/silent-checks
e164 | /docs/glossary/what-is-e164
PII retention | /docs/glossary/what-is-personally-identifiable-information-pii
summarize call transcripts | /docs/conversational-intelligence /docs/conversational-intelligence/operators
sentiment of a conversation | /docs/conversational-intelligence/operators
stream events to a queue | /docs/events
re-send events of yesterday | /docs/events
message.status payload | /docs/events/event-types /docs/messaging/delivery-status
skills based routing | /docs/flex/routing
overflow when no agent is free | /docs/flex/routing
headset does not work | /docs/flex/agent-desk
keyboard shortcuts for agents | /docs/flex/agent-desk
npm dependency in a function | /docs/serverless/functions-assets/functions
environment variables serverless | /docs/serverless/functions-assets /docs/serverless/functions-assets/environments
roll back a bad release | /docs/serverless/functions-assets/environments
deploy functions from GitHub actions | /docs/serverless/functions-assets/environments
split based on if else in a flow | /docs/studio/widgets
trigger flow by HTTP | /docs/studio/rest-trigger
javascript snippet write key | /docs/{platform} /docs/{platform}/connections/sources
cloud mode vs device mode | /docs/{platform}/connections/destinations
drop events before they reach a destination | /docs/{platform}/connections/functions/insert-functions /docs/{platform}/guides/filtering-data
merge anonymous visitor with user | /docs/{platform}/connections/spec/alias /docs/{platform}/connections/spec/identify
b2b accounts company traits | /docs/{platform}/connections/spec/group
single page app route changes | /docs/{platform}/connections/spec/page
A/B holdout control group | /docs/{platform}/engage
create source via API | /docs/{platform}/api/public-api/create-source /docs/{platform}/api/public-api
* SPF and DKIM setup | /docs/{subBrand}/domain-authentication
* unsubscribe link one click | /docs/{subBrand}/suppressions
* newsletter schedule send | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* bounced addresses list | /docs/{subBrand}/suppressions /docs/{subBrand}/api/list-suppressions
* handlebars dynamic template | /docs/{subBrand}/quickstart
* open and click tracking webhook | /docs/{subBrand}/event-webhook
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function everydayQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
