import assert from 'node:assert/strict'
import { test } from 'node:test'
import { casingOf, recase, toCasing, wordsOf } from '../../compiler/formats/casing.ts'
import { fc } from '../properties.ts'

test('the casing of each language', () => {
  const expected = {
    'Node.js': 'camel',
    Python: 'snake',
    Ruby: 'snake',
    'C#': 'pascal',
    Go: 'pascal',
    Java: 'pascal',
    PHP: 'pascal',
  }
  for (const [language, casing] of Object.entries(expected)) assert.equal(casingOf(language), casing, language)
  for (const language of ['Acme CLI', 'acme-cli', 'acme_cli', 'CLI'])
    assert.equal(casingOf(language), 'kebab', language)
  for (const language of ['curl', 'Bash', 'json', 'Clicli', '']) assert.equal(casingOf(language), 'unchanged', language)
})

test('names in every casing', () => {
  const rows: readonly (readonly string[])[] = [
    // as specified, Node.js, Python, PHP, CLI
    ['MediaUrl', 'mediaUrl', 'media_url', 'MediaUrl', 'media-url'],
    ['media_url', 'mediaUrl', 'media_url', 'MediaUrl', 'media-url'],
    [
      'X-Acme-Webhook-Enabled',
      'xAcmeWebhookEnabled',
      'x_acme_webhook_enabled',
      'XAcmeWebhookEnabled',
      'x-acme-webhook-enabled',
    ],
    // acronyms
    ['CallSID', 'callSid', 'call_sid', 'CallSid', 'call-sid'],
    ['SMSUrl', 'smsUrl', 'sms_url', 'SmsUrl', 'sms-url'],
    ['callSIDs', 'callSids', 'call_sids', 'CallSids', 'call-sids'],
    ['URL', 'url', 'url', 'Url', 'url'],
    ['MAX_SIZE', 'maxSize', 'max_size', 'MaxSize', 'max-size'],
    // digits
    ['address1_line', 'address1Line', 'address1_line', 'Address1Line', 'address1-line'],
    ['Address2Line', 'address2Line', 'address2_line', 'Address2Line', 'address2-line'],
    ['sha256', 'sha256', 'sha256', 'Sha256', 'sha256'],
    ['K8sPod', 'k8sPod', 'k8s_pod', 'K8sPod', 'k8s-pod'],
    ['2faCode', '2faCode', '2fa_code', '2faCode', '2fa-code'],
    ['S3Bucket', 's3Bucket', 's3_bucket', 'S3Bucket', 's3-bucket'],
    // underscores at either end
    ['_links', '_links', '_links', '_Links', '_links'],
    ['__proto__', '__proto__', '__proto__', '__Proto__', '__proto__'],
    ['___', '___', '___', '___', '___'],
    // other characters
    ['Binding.PublicKey', 'binding.publicKey', 'binding.public_key', 'Binding.PublicKey', 'binding.public-key'],
    [
      'filter[DateCreated]',
      'filter[dateCreated]',
      'filter[date_created]',
      'Filter[DateCreated]',
      'filter[date-created]',
    ],
    ['StartTime>', 'startTime>', 'start_time>', 'StartTime>', 'start-time>'],
    ['$top', '$top', '$top', '$Top', '$top'],
    ['Größe', 'größe', 'größe', 'Größe', 'größe'],
    ['', '', '', '', ''],
  ]
  for (const [name = '', ...expected] of rows) {
    assert.deepEqual(
      ['Node.js', 'Python', 'PHP', 'Acme CLI'].map((language) => recase(name, language)),
      expected,
      name,
    )
    assert.equal(recase(name, 'curl'), name)
  }
})

const casings = ['camel', 'snake', 'pascal', 'kebab'] as const
const word = fc.stringMatching(/^[a-z]{2,6}[0-9]{0,2}$/)
const names = fc
  .array(word, { minLength: 1, maxLength: 4 })
  .chain((words) =>
    fc.constantFrom(
      words.join('_'),
      words.join('-'),
      toCasing(words.join('_'), 'camel'),
      toCasing(words.join('_'), 'pascal'),
    ),
  )

test('twice is once, and from any casing to any other and back', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(...casings), fc.constantFrom(...casings), (name, casing, other) => {
      const once = toCasing(name, casing)
      assert.equal(toCasing(once, casing), once)
      assert.equal(toCasing(toCasing(name, other), casing), once)
    }),
  )
})

test('no letter or digit is lost, whatever the name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (name) => {
      const plain = (text: string) => text.replace(/[_\- ]/g, '').toLowerCase()
      // Letters without a single lower-case form are beyond this property.
      fc.pre(
        name.toLowerCase().toUpperCase().toLowerCase() === name.toLowerCase() &&
          name.length === name.toLowerCase().length,
      )
      for (const casing of casings) assert.equal(plain(toCasing(name, casing)), plain(name))
    }),
  )
})

test('words are found in time that grows with the length', () => {
  assert.equal(wordsOf('aB'.repeat(50_000)).length, 50_001)
  assert.equal(wordsOf('A'.repeat(100_000)).length, 1)
  assert.equal(wordsOf('_'.repeat(100_000)).length, 0)
})
