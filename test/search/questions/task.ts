import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions about what people want to get done, written down from the pages by reading alone, before search was asked
 * any of them and before anything was changed for search. A line is as in `more-questions.ts`. Corrected since: the community's thread is called
 * "Warm up a new domain", which was not known from the pages.
 */
const lines = `
date format in requests | /docs/usage/requests /docs/usage /docs/usage/migrate-from-2023
what do the first two letters of an id mean | /docs/usage
set a spending limit | /docs/usage /docs/usage/security /docs/verify/fraud-guard /docs/sip-trunking
I committed my api key by accident | /docs/usage/security /docs/iam/api-keys
report a security vulnerability | /docs/usage/security
which errors should I retry | /docs/usage/errors /docs/usage/idempotency-and-retries
connection dropped, was my request processed | /docs/usage/idempotency-and-retries /docs/usage/errors
ask for a higher rate limit | /docs/usage/rate-limits
get all records, not only the first 50 | /docs/usage/pagination
webhook timeout seconds | /docs/usage/webhooks /docs/api/errors/11012
expired certificate on my webhook | /docs/api/errors/11011 /docs/usage/webhooks
events arrive out of order | /docs/usage/webhooks /docs/messaging/delivery-status /docs/events
amqp queue for events | /docs/events
replay events | /docs/events /docs/{brand}-cli/commands
servers in europe | /docs/global-infrastructure
restrict api key to ip addresses | /docs/iam/api-keys
custom role with conditions | /docs/iam/roles
how large may a picture be | /docs/messaging/media
why was my message filtered by the carrier | /docs/messaging/delivery-status /docs/api/errors/30017
do not send at night | /docs/messaging/scheduling
why did my sms cost double | /docs/messaging/encoding-and-segments
keep the same number for every conversation | /docs/messaging/sender-pools
change the text of the HELP reply | /docs/messaging/opt-outs
my server is down when a text comes in | /docs/messaging/receive-and-reply /docs/phone-numbers/buy-and-configure
supervisor listens in on a call | /docs/flex/agent-desk /docs/voice/conferences
microphone does not work | /docs/flex/agent-desk
important customers skip the queue | /docs/flex/routing
offer callers a callback | /docs/flex/routing
interrupt the assistant while it speaks | /docs/voice/conversationrelay
read a number digit by digit | /docs/voice/collect-input /docs/voice/hml
is it legal to record calls | /docs/voice/recordings
firewall ports for my pbx | /docs/sip-trunking
emergancy adress | /docs/phone-numbers/buy-and-configure
how long does porting take | /docs/phone-numbers/porting
show company name on outgoing calls | /docs/trust-hub
why was my business registration rejected | /docs/trust-hub
dial into a video room by phone | /docs/video /docs/voice/hml
record a video meeting as mp4 | /docs/video/rooms-and-participants
debug a function on my laptop | /docs/serverless/functions-assets/functions /docs/serverless /docs/{brand}-cli/commands
where do console.log lines go | /docs/serverless/functions-assets/functions
restore an older version of a flow | /docs/studio
pumping | /docs/verify/fraud-guard /docs/glossary
change the length of the code | /docs/verify /docs/verify/api/create-service
has the sim card been swapped | /docs/lookup/packages /docs/lookup/quickstart
look up a csv file of numbers | /docs/lookup/packages /docs/lookup/api/create-job
undo an alias | /docs/{platform}/connections/spec/alias
control group in a journey | /docs/{platform}/engage
event naming convention | /docs/{platform}/connections/spec
what does 30019 mean | /docs/api/errors/30019
cli exit code 3 | /docs/{brand}-cli
ListSenderPools | /docs/messaging/api/list-sender-pools
EmergencyAddressSid | /docs/phone-numbers/buy-and-configure
profanityFilter | /docs/voice/conversationrelay
redact card numbers in transcripts | /docs/conversational-intelligence
conversational inteligence langauges | /docs/conversational-intelligence
publish my own plugin | /docs/marketplace
* import contacts from csv | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* scanners click every link | /docs/{subBrand}/event-webhook
* warm up a new domain | https://community.halyard.example/t/warm-up-a-new-domain/1182 /docs/{subBrand} /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* variables in a mail template | /docs/{subBrand}/quickstart
`

/** 40 more, written down when the rules were there, and asked once. */
const lastLines = `
what happens to events while my sink is down | /docs/events
change it only if nobody else did | /docs/usage/requests /docs/messaging/api/update-message
host of the australian region | /docs/global-infrastructure
fallback when my app returns a wrong document | /docs/phone-numbers/buy-and-configure /docs/serverless/twiml-bins
sending speed of a short code | /docs/messaging/sender-pools
sticky sender | /docs/messaging/sender-pools
resubscribe after STOP | /docs/messaging/opt-outs
message expires before it is sent | /docs/api/errors/30012 /docs/messaging/sender-pools /docs/messaging/delivery-status
which file types can I send | /docs/messaging/media
cancel a message that waits | /docs/messaging/scheduling /docs/messaging/api/update-message
agent is set to away | /docs/flex/routing
keyboard shortcut to mute | /docs/flex/agent-desk
whisper to the agent | /docs/flex/agent-desk /docs/voice/conferences
put a variable of a flow into a text | /docs/studio/widgets
how many steps may a flow have | /docs/studio
call a function from a flow | /docs/studio/widgets /docs/serverless/functions-assets/functions
signed link to a private file | /docs/serverless/functions-assets
which build is in production | /docs/serverless/functions-assets/environments
people in one video room at most | /docs/video /docs/video/rooms-and-participants
remove somebody from a conference | /docs/voice/api/delete-participant /docs/voice/conferences
test the disaster address of a trunk | /docs/sip-trunking
g722 | /docs/sip-trunking
which fields hold sensitive data | /docs/glossary/what-is-personally-identifiable-information-pii
consent for identity_match | /docs/lookup/packages /docs/api/errors/41012
do toll-free numbers receive messages | /docs/phone-numbers
search a number that ends with 4711 | /docs/phone-numbers/buy-and-configure
port order rejected because of the name | /docs/phone-numbers/porting /docs/api/errors/60013
logo on the screen of the called phone | /docs/trust-hub
send only a sample of events | /docs/{platform}/guides/filtering-data
try an event again from an insert function | /docs/{platform}/connections/functions/insert-functions
copy settings from the classic version | /docs/{platform}/connections/destinations/actions
at most three messages a week to one person | /docs/{platform}/engage
leave a group | /docs/{platform}/connections/spec/group
trace one event | /docs/{platform}/connections
is it a problem that others see my write key | /docs/{platform}/connections/sources /docs/{platform}
evidence of a result | /docs/conversational-intelligence/operators
several accounts on the command line | /docs/{brand}-cli
20005 | /docs/api/errors/20005
* take an address off the complaints list | /docs/{subBrand}/suppressions
* why opens are not reliable | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns /docs/{subBrand}/event-webhook
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function taskQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}

/** @param keys as for `taskQuestions` */
export function lastTaskQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lastLines, keys)
}
