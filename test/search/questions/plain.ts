import { type AskedQuestion, questionsIn } from './more.ts'

/**
 * 60 questions in everyday words, which seldom are those of the pages: who may do what, what is to be got rid of, what did not
 * arrive. They were written down from titles, descriptions and headings before search was asked any of them; only the first,
 * third, fifth and so on were looked at. A line is as in `more-questions.ts`.
 */
const lines = `
who can see our invoices | /docs/iam/roles /docs/iam
get rid of a phone number we no longer need | /docs/phone-numbers
how much does one text with an emoji cost | /docs/messaging/encoding-and-segments
why do I get 20006 | /docs/api/errors/20006 /docs/usage/errors
* stop receiving marketing mail | /docs/{subBrand}/suppressions
what does undelivered mean | /docs/messaging/delivery-status
list of all error codes | /docs/api/errors
limit of people in one phone call | /docs/voice/conferences /docs/api/errors/13012
too many codes requested by one user | /docs/api/errors/40012 /docs/verify/fraud-guard
my server was offline when a text came in | /docs/messaging/receive-and-reply /docs/usage/webhooks
how long do you keep recordings | /docs/voice/recordings
difference between cloud mode and device mode | /docs/{platform}/connections/destinations
send from a company name instead of a number | /docs/messaging/sender-pools /docs/trust-hub /docs/messaging
proof that a request really comes from you | /docs/usage/webhooks/security
slow down when we are throttled | /docs/usage/rate-limits
get the next 50 results | /docs/usage/pagination
not send the same text twice after a timeout | /docs/usage/idempotency-and-retries
which ports must be open for sip | /docs/sip-trunking /docs/global-infrastructure
listen to an agent's call as supervisor | /docs/flex/agent-desk /docs/voice/conferences
our secret ended up on github | /docs/iam/api-keys /docs/usage/security
let new employees in automatically from our identity provider | /docs/iam
turn a national number into the international format | /docs/glossary/what-is-e164 /docs/lookup/quickstart /docs/lookup
how many letters fit in a text | /docs/messaging/encoding-and-segments
why are our texts blocked in the united states | /docs/messaging/delivery-status /docs/api/errors/30017 /docs/trust-hub /docs/api/errors/30019
call people back when nobody is free | /docs/flex/routing
pick a voice for french | /docs/voice/voice-library
caller interrupts the bot | /docs/voice/conversationrelay
summaries of phone calls | /docs/conversational-intelligence /docs/conversational-intelligence/operators /docs/conversational-intelligence/quickstart
remove everything about a person | /docs/glossary/what-is-personally-identifiable-information-pii /docs/{platform}/connections/spec/identify
* too many people mark our mail as spam | /docs/{subBrand}/suppressions /docs/{subBrand}/event-webhook /docs/{subBrand}
* prove that the domain is ours | /docs/{subBrand}/domain-authentication
* did the customer open the mail | /docs/{subBrand}/event-webhook
* mail merge with first names | /docs/{subBrand}/quickstart /docs/{subBrand}/api/send-mail
* write to all subscribers on monday morning | /docs/{subBrand}/ui/sending-email/how-to-send-email-with-marketing-campaigns
send only purchases to the ad network | /docs/{platform}/guides/filtering-data /docs/{platform}/connections/destinations/actions
the same customer exists under two ids | /docs/{platform}/connections/spec/alias
which employees belong to a company | /docs/{platform}/connections/spec/group
no events show up | /docs/{platform}/connections/sources /docs/{platform}/connections
change a property before a tool receives it | /docs/{platform}/connections/functions/insert-functions /docs/{platform}/connections/destinations/actions
reach people who left their cart | /docs/{platform}/engage
where do I put passwords for my function | /docs/serverless/functions-assets
go back to yesterday's release | /docs/serverless/functions-assets/environments
fixed answer to a call without programming | /docs/serverless/twiml-bins
drag and drop a call flow | /docs/studio
begin a survey from our backend | /docs/studio/rest-trigger
forward all events to a queue | /docs/events
who deleted this key | /docs/iam
try it without paying | /docs/usage/testing
find numbers in a certain city | /docs/phone-numbers/buy-and-configure
switch carriers and keep our number | /docs/phone-numbers/porting
end a call that is going on | /docs/voice/api/update-call
remove a picture from a message | /docs/messaging/api/delete-media /docs/messaging/media
what may my key do command line | /docs/halyard-cli/commands
allow a number that was blocked by mistake | /docs/verify/api/create-safe-list-entry /docs/verify/fraud-guard
which sdk versions are still maintained | /docs/libraries
fake server for our tests | /docs/openapi /docs/usage/testing
browser does not get into the room | /docs/video/quickstart /docs/api/errors/50015
how many people fit into a video meeting | /docs/video /docs/api/errors/50012
report a security hole | /docs/usage/security
our name on the screen of the phone that rings | /docs/trust-hub
`

/** @param keys what `{platform}` and `{subBrand}` stand for */
export function plainQuestions(keys: Readonly<Record<string, string>>): readonly AskedQuestion[] {
  return questionsIn(lines, keys)
}
