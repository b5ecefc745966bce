import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 75 questions in few words, written down from the pages' titles and descriptions before search was asked any of them. Of
 * those that missed their page, only the first, third, fifth and so on were looked at. A line is as in `more-questions.ts`.
 */
const lines = `
message stuck in queued | /docs/messaging/delivery-status /docs/api/errors/30011
why is an sms with emoji split in three parts | /docs/messaging/encoding-and-segments
stop texting somebody who asked | /docs/messaging/opt-outs
send a picture by text | /docs/messaging/media /docs/messaging/quickstart
delay a text until tomorrow morning | /docs/messaging/scheduling
one number for all customers or many | /docs/messaging/sender-pools
reply automatically to incoming sms | /docs/messaging/receive-and-reply
how many requests per second | /docs/usage/rate-limits
429 | /docs/usage/rate-limits /docs/api/errors/20429
retry a POST safely | /docs/usage/idempotency-and-retries
walk through all results | /docs/usage/pagination
next page token expired | /docs/api/errors/20010 /docs/usage/pagination
leaked secret key what now | /docs/iam/api-keys
let a colleague see invoices only | /docs/iam/roles
keep data in europe | /docs/global-infrastructure
ip addresses for our firewall | /docs/global-infrastructure
check x-halyard-signature | /docs/usage/webhooks/security
webhook timeout | /docs/api/errors/11012 /docs/usage/webhooks
develop webhooks on localhost | /docs/usage/webhooks /docs/usage/testing /docs/halyard-cli/commands /docs/halyard-cli
fake phone numbers for tests | /docs/usage/testing
go live checklist | /docs/usage/security
old api names | /docs/usage/migrate-from-2023
swagger file download | /docs/openapi
generate a client from the spec | /docs/openapi
command line tool install | /docs/halyard-cli
error objects in python | /docs/libraries/python /docs/usage/errors
typescript types | /docs/libraries/node
set a timeout in the go client | /docs/libraries/go
phone menu press 1 for sales | /docs/voice/collect-input
speech recognition in a call | /docs/voice/collect-input
play a sentence in spanish | /docs/voice/voice-library /docs/voice/hml
Speak verb | /docs/voice/hml
transfer a caller to a colleague | /docs/voice/conferences
wait music | /docs/voice/conferences /docs/voice/hml
ask for permission before recording | /docs/voice/recordings
connect an llm to a phone call | /docs/voice/conversationrelay
hang up a running call | /docs/voice/api/update-call
mute someone in a conference | /docs/voice/api/update-participant
how many calls did we make last week | /docs/voice/api/list-calls
sip codec | /docs/api/errors/32012 /docs/sip-trunking
connect our pbx | /docs/sip-trunking
screen sharing | /docs/video /docs/video/rooms-and-participants /docs/video/quickstart
kick a participant out of a video room | /docs/video/rooms-and-participants
token for the browser | /docs/video/quickstart
is this number a mobile or landline | /docs/lookup /docs/lookup/packages /docs/lookup/quickstart
detect a swapped sim | /docs/lookup/packages /docs/lookup/quickstart
look up thousands of numbers | /docs/lookup/api/create-job
caller name price | /docs/lookup/packages
otp over sms | /docs/verify/quickstarts/sms /docs/verify
totp app enrollment | /docs/verify/api/create-factor
sms pumping | /docs/verify/fraud-guard
number wrongly blocked by fraud guard | /docs/verify/api/create-safe-list-entry /docs/verify/fraud-guard
transfer my number to you | /docs/phone-numbers/porting
local number in paris | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
give a number back | /docs/phone-numbers /docs/phone-numbers/buy-and-configure
10dlc brand registration | /docs/trust-hub
show company name when calling | /docs/trust-hub
drag and drop conversation builder | /docs/studio
start studio flow from my backend | /docs/studio/rest-trigger
split based on | /docs/studio/widgets
host a function | /docs/serverless /docs/serverless/functions-assets /docs/serverless/functions-assets/functions
secrets for functions | /docs/serverless/functions-assets
roll back a release | /docs/serverless/functions-assets/environments
function timeout | /docs/api/errors/70010 /docs/serverless/functions-assets/functions
static xml answer without code | /docs/serverless/twiml-bins
agents skills queue | /docs/flex/routing
take a break as an agent | /docs/flex/agent-desk
summarise a conversation | /docs/conversational-intelligence/operators /docs/conversational-intelligence
store transcripts | /docs/conversational-intelligence /docs/conversational-intelligence/quickstart
stream all events to kafka | /docs/events
merge anonymous visitor with user | /docs/{platform}/connections/spec/identify /docs/{platform}/connections/spec/alias
gdpr delete a person | /docs/{platform}/api/public-api/create-suppressions
change an event before it reaches a destination | /docs/{platform}/connections/functions/insert-functions
order completed event | /docs/{platform}/connections/spec/track
audience of people who abandoned a basket | /docs/{platform}/engage
`

/** @param keys what `{platform}` stands for */
export function fewWordsQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
