/** What a reader types, and the page that answers it. */
export interface Question {
  readonly query: string
  /** The route that should come first. `{subBrand}` and `{platform}` stand for the site's own keys. */
  readonly route: string
  /** Asked from the pages of the sub-brand, whose search has another tag. */
  readonly subBrand?: true
}

/**
 * Questions to the example site, written from what its pages are about and not from what search finds. Other ones will
 * be asked too: when one of these fails, mend search, not the question.
 */
export const questions: readonly Question[] = [
  // One word.
  { query: 'webhooks', route: '/docs/usage/webhooks' },
  { query: 'pagination', route: '/docs/usage/pagination' },
  { query: 'porting', route: '/docs/phone-numbers/porting' },
  { query: 'conference', route: '/docs/voice/conferences' },
  { query: 'recording', route: '/docs/voice/recordings' },
  { query: 'glossary', route: '/docs/glossary' },
  { query: 'roles', route: '/docs/iam/roles' },
  { query: 'idempotency', route: '/docs/usage/idempotency-and-retries' },
  { query: 'messaging', route: '/docs/messaging' },
  { query: 'voice', route: '/docs/voice' },
  { query: 'studio', route: '/docs/studio' },
  { query: 'PII', route: '/docs/glossary/what-is-personally-identifiable-information-pii' },
  { query: 'e164', route: '/docs/glossary/what-is-e164' },
  // Two or three words.
  { query: 'rate limit', route: '/docs/usage/rate-limits' },
  { query: 'sender pool', route: '/docs/messaging/sender-pools' },
  { query: 'schedule message', route: '/docs/messaging/scheduling' },
  { query: 'webhook signature', route: '/docs/usage/webhooks/security' },
  { query: 'api key', route: '/docs/iam/api-keys' },
  { query: 'message delivery status', route: '/docs/messaging/delivery-status' },
  { query: 'test credentials', route: '/docs/usage/testing' },
  { query: 'collect digits', route: '/docs/voice/collect-input' },
  { query: 'node sdk', route: '/docs/libraries/node' },
  { query: 'video room', route: '/docs/video/rooms-and-participants' },
  { query: 'buy number', route: '/docs/phone-numbers/buy-and-configure' },
  { query: 'voice quickstart', route: '/docs/voice/quickstart' },
  { query: 'filter events', route: '/docs/{platform}/guides/filtering-data' },
  { query: 'domain authentication', route: '/docs/{subBrand}/domain-authentication', subBrand: true },
  { query: 'bounced addresses', route: '/docs/{subBrand}/suppressions', subBrand: true },
  // Titles.
  { query: 'Receive and reply to messages', route: '/docs/messaging/receive-and-reply' },
  { query: 'Encoding and segments', route: '/docs/messaging/encoding-and-segments' },
  { query: 'environments and releases', route: '/docs/serverless/functions-assets/environments' },
  { query: 'Start a flow over REST', route: '/docs/studio/rest-trigger' },
  { query: 'Send a message', route: '/docs/messaging/api/create-message' },
  { query: 'Destination catalogue', route: '/docs/{platform}/connections/destinations/catalog' },
  { query: 'Test without cost', route: '/docs/usage/testing' },
  { query: 'Find out whether somebody opted out', route: '/docs/messaging/api/fetch-opt-out' },
  // Names in the API.
  { query: 'SenderPoolSid', route: '/docs/messaging/api/create-message' },
  { query: 'SmartEncoding', route: '/docs/messaging/api/create-message' },
  { query: 'QuietHours', route: '/docs/messaging/api/create-message' },
  { query: 'CreateMessageRequest', route: '/docs/messaging/api/schemas/create-message-request' },
  { query: 'maxRetries', route: '/docs/libraries/node' },
  { query: 'RateLimit-Remaining', route: '/docs/usage/rate-limits' },
  // Error codes.
  { query: '20003', route: '/docs/api/errors/20003' },
  { query: 'error 30014', route: '/docs/api/errors/30014' },
  { query: '11012 webhook', route: '/docs/api/errors/11012' },
  { query: 'too many requests', route: '/docs/api/errors/20429' },
  // Other words for a thing, as the pages have them too.
  { query: 'unsubscribe STOP', route: '/docs/messaging/opt-outs' },
  { query: 'count characters emoji', route: '/docs/messaging/encoding-and-segments' },
  { query: 'HMAC SHA-256', route: '/docs/usage/webhooks/security' },
  { query: 'border controller PBX', route: '/docs/sip-trunking' },
  { query: 'contact centre', route: '/docs/flex' },
  { query: 'one-time code', route: '/docs/verify' },
  // Sentences.
  { query: 'how do I verify a webhook signature', route: '/docs/usage/webhooks/security' },
  { query: 'what happens when somebody replies STOP?', route: '/docs/messaging/opt-outs' },
  { query: 'how many requests can I send per second', route: '/docs/usage/rate-limits' },
  { query: 'can I bring my own phone number from another provider', route: '/docs/phone-numbers/porting' },
  { query: 'where is my data stored', route: '/docs/global-infrastructure' },
  // A letter wrong, doubled, left out or swapped.
  { query: 'paginaton', route: '/docs/usage/pagination' },
  { query: 'webhok signature', route: '/docs/usage/webhooks/security' },
  { query: 'idempotancy', route: '/docs/usage/idempotency-and-retries' },
  { query: 'recieve message', route: '/docs/messaging/receive-and-reply' },
]
