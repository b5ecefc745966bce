import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions of what documentation is asked for in two to four words: keywords, names, codes, headers, messages and misspelt
 * words. They were written down from titles and headings before search was asked any of them; only half of them, drawn by lot,
 * was looked at. Two of that half named a page that does not answer, and were mended. So was one that named another error than the
 * one whose message it is, and three about the sub-brand, which were asked from pages whose search does not hold it. A line is as in `more-questions.ts`.
 */
const lines = `
ListMessages PageSize | /docs/messaging/api/list-messages
update-participant | /docs/voice/api/update-participant
POST /verify/v1/services | /docs/verify/api/create-service
mute caller in conference | /docs/voice/api/update-participant /docs/voice/conferences
* send e-mail api | /docs/pennant/api/send-mail /docs/pennant/quickstart /docs/pennant/api
E164 | /docs/glossary/what-is-e164
what's pii | /docs/glossary/what-is-personally-identifiable-information-pii
idempotancy key | /docs/usage/idempotency-and-retries
webhok signature | /docs/usage/webhooks/security
c sharp sdk | /docs/libraries/csharp
nodejs library | /docs/libraries/node
.net client | /docs/libraries/csharp
opt outs | /docs/messaging/opt-outs
optout keywords | /docs/messaging/opt-outs
STOP keyword | /docs/messaging/opt-outs
20429 Too many requests | /docs/api/errors/20429 /docs/usage/rate-limits
429 retry | /docs/usage/rate-limits /docs/usage/idempotency-and-retries /docs/api/errors/20429
Error: Message was filtered by a carrier | /docs/api/errors/30017
"Room is full" | /docs/api/errors/50012
HTTP 401 Authentication failed | /docs/api/errors/20003
Authorization: Basic | /docs/usage/requests /docs/iam/api-keys
next_page_token | /docs/usage/pagination
PageToken invalid | /docs/api/errors/20010 /docs/usage/pagination
signing key rotate | /docs/usage/webhooks/security
160 characters limit | /docs/messaging/encoding-and-segments
sms segments cost emoji | /docs/messaging/encoding-and-segments
schedule sms tomorrow | /docs/messaging/scheduling
cancel a scheduled message | /docs/messaging/scheduling /docs/messaging/api/update-message
call forwarding | /docs/voice/hml /docs/voice
play hold music | /docs/voice/conferences
ivr press 1 | /docs/voice/collect-input
websocket ai agent | /docs/voice/conversationrelay
port a number | /docs/phone-numbers/porting
buy us local number | /docs/phone-numbers/buy-and-configure /docs/phone-numbers
short codes | /docs/phone-numbers
verify otp node.js | /docs/verify/quickstarts/sms /docs/verify /docs/verify/quickstarts
create verification check | /docs/verify/api/create-check
sms pumping protection | /docs/verify/fraud-guard
line type lookup | /docs/lookup/packages /docs/lookup /docs/lookup/quickstart
sim swap detection | /docs/lookup/packages
transcription language operators | /docs/conversational-intelligence/operators /docs/conversational-intelligence
* dkim | /docs/pennant/domain-authentication
* bounced addresses | /docs/pennant/suppressions
* open and click events | /docs/pennant/event-webhook
migrate 2023 api | /docs/usage/migrate-from-2023
test phone numbers | /docs/usage/testing
api keys in ci | /docs/iam/api-keys /docs/halyard-cli
read-only user | /docs/iam/roles
halyard cli install | /docs/halyard-cli
exit codes cli | /docs/halyard-cli /docs/halyard-cli/commands
EU region data residency | /docs/global-infrastructure
kafka event sink | /docs/events
identify call traits | /docs/{platform}/connections/spec/identify
track event properties | /docs/{platform}/connections/spec/track
drop events before destination | /docs/{platform}/guides/filtering-data /docs/{platform}/connections/functions/insert-functions
function timeout | /docs/api/errors/70010 /docs/serverless/functions-assets/functions
env variables functions | /docs/serverless/functions-assets/environments
start studio flow from api | /docs/studio/rest-trigger
split based on condition studio | /docs/studio/widgets
codec g711 sip | /docs/sip-trunking /docs/api/errors/32012
`

/** @param keys what `{platform}` and `{subBrand}` stand for */
export function keywordQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
