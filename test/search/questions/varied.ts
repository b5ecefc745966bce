import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions of several kinds, written down from titles and headings alone before search was asked any: first
 * misspelt words (also among their first letters), then headings half remembered, two words, and what is to be done. A
 * line is as in `more-questions.ts`. Put right since: one asked for a page that is protected, and so in no search.
 */
const lines = `
verfication by text | /docs/verify/quickstarts/sms /docs/verify
wbhook signature | /docs/usage/webhooks/security
pginaton | /docs/usage/pagination
idemptency key | /docs/usage/idempotency-and-retries
sernder pool | /docs/messaging/sender-pools
conferrence call | /docs/voice/conferences
glosary | /docs/glossary
recoridngs | /docs/voice/recordings
rtae limit headers | /docs/usage/rate-limits
schedulle messages | /docs/messaging/scheduling
numbr porting | /docs/phone-numbers/porting
segmants and encoding | /docs/messaging/encoding-and-segments
tranck call | /docs/{platform}/connections/spec/track
marketplcae | /docs/marketplace
lokup packages | /docs/lookup/packages
insrt function | /docs/{platform}/connections/functions/insert-functions
serverles environments | /docs/serverless/functions-assets/environments
opt-uots | /docs/messaging/opt-outs
roles that are too wide | /docs/iam/roles
rotate keys without gap | /docs/iam/api-keys
names of permissions | /docs/iam/roles
two kinds of webhooks | /docs/usage/webhooks
numbers with a known fate | /docs/usage/testing
what one STOP covers | /docs/messaging/opt-outs
how the pool chooses a sender | /docs/messaging/sender-pools
why carriers filter | /docs/messaging/delivery-status
rules of countries | /docs/phone-numbers
on the day of the port | /docs/phone-numbers/porting
release what you tested | /docs/serverless/functions-assets/environments
make it feel like a talk | /docs/voice/conversationrelay
which rule wins | /docs/{platform}/guides/filtering-data
names in the integrations object | /docs/{platform}/connections/destinations /docs/{platform}/guides/filtering-data
pages without loading | /docs/{platform}/connections/spec/page
reserved traits | /docs/{platform}/connections/spec/identify /docs/{platform}/connections/spec/group
how a profile comes together | /docs/{platform}/connections/spec/identify
if a voice goes away | /docs/voice/voice-library
write your own operator | /docs/conversational-intelligence/operators
asyncio client | /docs/libraries/python
php webhooks | /docs/libraries/php
java errors | /docs/libraries/java
ruby lists | /docs/libraries/ruby
card numbers by phone | /docs/voice/collect-input
branded calls | /docs/trust-hub
emergency calls | /docs/phone-numbers/buy-and-configure
quiet hours | /docs/messaging/scheduling
video token | /docs/video/quickstart /docs/video
sip codecs | /docs/sip-trunking
cold start | /docs/serverless/functions-assets/functions
call control markup | /docs/voice/hml
stop people from sending fake codes | /docs/verify/fraud-guard
store call audio in our own bucket | /docs/voice/recordings
start a flow from my program | /docs/studio/rest-trigger
what does a company call look like | /docs/{platform}/connections/spec/group
upgrade the node library | /docs/libraries/node
move to the new api version | /docs/usage/migrate-from-2023
run the webhook on my own machine | /docs/usage/webhooks /docs/{brand}-cli/commands
somebody replied while our server was down | /docs/messaging/receive-and-reply
format a number people typed in | /docs/glossary/what-is-e164 /docs/lookup/quickstart
pick a speaker for my bot | /docs/voice/voice-library
tell apart mobile and landline | /docs/lookup/packages /docs/lookup/quickstart
`

/** @param keys what `{platform}` and `{brand}` stand for */
export function variedQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
