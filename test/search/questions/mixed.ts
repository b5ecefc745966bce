import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 80 questions as different readers type them: keywords, whole sentences, messages and JSON pasted from a log, codes,
 * requests, wrong spellings, names of products. Written down before search was asked any of them, and asked once. A line
 * is as in `more-questions.ts`.
 */
const lines = `
emoji segments cost | /docs/messaging/encoding-and-segments
opt-out keywords | /docs/messaging/opt-outs
porting checklist | /docs/phone-numbers/porting
GSM-7 vs UCS-2 | /docs/messaging/encoding-and-segments
branded calls rejected | /docs/trust-hub
function cold start | /docs/serverless/functions-assets/functions
cli exit codes | /docs/{brand}-cli
event sinks | /docs/events
mock server from openapi | /docs/openapi
supervisor listen to agent call | /docs/flex/agent-desk
sip codecs | /docs/sip-trunking
number types local mobile toll-free | /docs/phone-numbers
delivery statuses | /docs/messaging/delivery-status
role permission names | /docs/iam/roles
python asyncio client | /docs/libraries/python
upgrade node sdk from version 3 | /docs/libraries/node
webhook envelope | /docs/usage/webhooks
warehouse source | /docs/{platform}/connections/sources
markup bin variables | /docs/serverless/twiml-bins
retired voice replacement | /docs/voice/voice-library /docs/api/errors/12016
How do I stop my bill from exploding? | /docs/usage/security /docs/api/errors/10005
Can I take back a message that I scheduled by mistake? | /docs/messaging/scheduling /docs/messaging/api/update-message
How long does it take to move my numbers over to you? | /docs/phone-numbers/porting
Why do customers get two texts instead of one long one? | /docs/messaging/encoding-and-segments
What happens when my server does not answer a webhook? | /docs/usage/webhooks /docs/api/errors/11012
How can I test my app without paying for messages? | /docs/usage/testing
Which languages can calls be transcribed in? | /docs/conversational-intelligence
How do I make sure I don't handle an event twice? | /docs/usage/webhooks
Where can I see who changed a setting in our account? | /docs/iam
how do I let a caller talk to an AI assistant | /docs/voice/conversationrelay
In which country is my data kept? | /docs/global-infrastructure
Do I have to register before I text people in the US? | /docs/trust-hub /docs/api/errors/30019
how do I know if a number is mobile or landline before sending | /docs/lookup/packages /docs/lookup/quickstart /docs/lookup
how many messages failed last week | /docs/messaging/api/fetch-insights /docs/messaging/delivery-status
Which headers tell me how many requests I have left? | /docs/usage/rate-limits /docs/usage/requests
what do I do if my api key was leaked | /docs/usage/security
how do I go back to the version of my code that worked | /docs/serverless/functions-assets/environments
can I attach a pdf to a text message | /docs/messaging/media
someone texts my number, how do I answer automatically | /docs/messaging/receive-and-reply
a customer wants all of their data removed | /docs/glossary/what-is-personally-identifiable-information-pii /docs/{platform}/api/public-api/create-suppressions /docs/{platform}/connections/spec/identify
how do I add a third person to a phone call | /docs/voice/conferences /docs/voice/api/create-participant
when do you shut down the old API | /docs/usage/migrate-from-2023
Status 502 from https://shop.example.com/hooks/sms | /docs/api/errors/11013
Recipient has opted out of messages from this sender | /docs/api/errors/30014
{"code":20429,"message":"Too many requests"} | /docs/api/errors/20429
HalyardError: 20404 Resource not found | /docs/api/errors/20404
ECONNREFUSED webhook | /docs/api/errors/11010
webhook certificate has expired | /docs/api/errors/11011
code 70010 function timed out | /docs/api/errors/70010
50011 access token has ended | /docs/api/errors/50011
verification not found 40010 | /docs/api/errors/40010
conference full | /docs/api/errors/13012
port order was rejected | /docs/api/errors/60013
405 method not allowed | /docs/api/errors/20004
write key unknown | /docs/api/errors/90010
PageSize | /docs/usage/pagination /docs/messaging/api/list-messages /docs/voice/api/list-calls /docs/verify/api/list-blocked
POST /verify/v1/Services | /docs/verify/api/create-service
SenderPoolSettings | /docs/messaging/api/schemas/sender-pool-settings
update-current-recording | /docs/voice/api/update-current-recording
GET /lookup/v1/Jobs/{JobSid} | /docs/lookup/api/fetch-job
call.completed | /docs/events/event-types
verify.blocked | /docs/events/event-types
sim_swap | /docs/lookup/packages /docs/lookup/api/schemas/sim-swap
idempotancy key | /docs/usage/idempotency-and-retries
recieve sms webhook | /docs/messaging/receive-and-reply
authentification header | /docs/usage/requests
transcrption operators | /docs/conversational-intelligence/operators /docs/conversational-intelligence
webook signture | /docs/usage/webhooks/security
destinaton filters | /docs/{platform}/guides/filtering-data
sheduled sms | /docs/messaging/scheduling
Fraud Guard let a number through | /docs/verify/fraud-guard /docs/verify/api/create-safe-list-entry
Agent Desk no sound | /docs/flex/agent-desk
Engage journeys | /docs/{platform}/engage
Studio http request widget | /docs/studio/widgets
ConversationRelay messages my server gets | /docs/voice/conversationrelay
Actions mapping triggers | /docs/{platform}/connections/destinations/actions
* DMARC policy | /docs/{subBrand}/domain-authentication
* suppresion groups | /docs/{subBrand}/suppressions
* how do I send one mail to all my subscribers | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
* clicks by bots | /docs/{subBrand}/event-webhook
`

/** @param keys what `{subBrand}`, `{platform}` and `{brand}` stand for */
export function mixedQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
