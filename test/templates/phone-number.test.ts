import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCountries, type MetadataJson } from 'libphonenumber-js/core'
import min from 'libphonenumber-js/min/metadata'
import mobile from 'libphonenumber-js/mobile/metadata'
import { sayWith } from '../../client/say.ts'
import { checkNumber } from '../../templates/blocks/phone-number-field/check-number.ts'
import { countries } from '../../templates/blocks/phone-number-field/countries.ts'

const names: Readonly<Record<string, string>> = { US: 'Usland', GB: 'Gebland', DE: 'Deland', SG: 'Sgland' }

function check(text: string, country = 'US', mobileOnly = false) {
  const metadata: MetadataJson = mobileOnly ? mobile : min
  const checked = checkNumber(text, {
    country,
    mobileOnly,
    metadata,
    nameOf: (code) => names[code] ?? code,
    say: sayWith,
  })
  if (checked.state === 'empty') return ''
  return checked.state === 'wrong' ? checked.message : [checked.e164, checked.note].filter((part) => part).join(' ')
}

test('the list of countries is the library’s own', () => {
  assert.deepEqual([...countries].sort(), [...getCountries(min)].sort())
})

test('national and international forms of one number', () => {
  for (const text of [
    '4155552671',
    '(415) 555-2671',
    '415.555.2671',
    ' 415 555 2671 ',
    '1 415 555 2671',
    '+1 (415) 555-2671',
    '+1-415-555-2671',
    'tel: 415 555 2671',
    '４１５ ５５５ ２６７１',
    '٤١٥٥٥٥٢٦٧١',
  ])
    assert.equal(check(text), '+14155552671', text)
})

test('other countries, with the prefix for calls inside of them', () => {
  assert.equal(check('020 7946 0958', 'GB'), '+442079460958')
  assert.equal(check('+44 20 7946 0958', 'GB'), '+442079460958')
  assert.equal(check('0151 23456789', 'DE'), '+4915123456789')
  assert.equal(check('6123 4567', 'SG'), '+6561234567')
})

test('nothing, and nothing but other characters', () => {
  assert.equal(check('  '), '')
  assert.equal(check('call me'), 'There are no digits in this. Type a phone number.')
  assert.equal(check('+'), 'There are no digits in this. Type a phone number.')
})

test('a number that is too short or too long for its country is told with the right length', () => {
  assert.equal(check('1'), 'Too short for Usland: numbers there have 10 digits after +1, this one has 1.')
  assert.equal(check('415 555'), 'Too short for Usland: numbers there have 10 digits after +1, this one has 6.')
  assert.equal(check('4155552671 99'), 'Too long for Usland: numbers there have 10 digits after +1, this one has 12.')
  assert.equal(check('4'.repeat(40)), 'Too long for Usland: numbers there have 10 digits after +1, this one has 40.')
  assert.equal(
    check('2079 4609', 'GB'),
    'Not the right length for Gebland: numbers there have 7, 9 or 10 digits after +44, this one has 8.',
  )
  assert.match(
    check('123', 'DE'),
    /^Too short for Deland: numbers there have 4 to 15 digits after \+49, this one has 3\.$/,
  )
})

test('numbers of other countries', () => {
  assert.equal(check('+44 20 7946 0958'), 'This number belongs to Gebland. Type one of Usland.')
  assert.equal(check('+999 1234567'), 'No country has a calling code that begins like this.')
  assert.equal(check('+800 1234 5678'), 'This number belongs to calling code +800. Type one of Usland.')
  assert.equal(check('001 415 555 2671', 'DE'), 'This number belongs to Usland. Type one of Deland.')
})

test('a length that is right is enough, but a beginning that nobody has is said', () => {
  assert.equal(check('555 010 0123'), '+15550100123 Its length is right, but no number of Usland begins like this.')
})

test('mobile numbers alone', () => {
  assert.equal(check('07400 123456', 'GB', true), '+447400123456')
  assert.equal(check('020 7946 0958', 'GB', true), 'No mobile number of Gebland begins like this.')
  assert.equal(check('030 1234567', 'DE', true), 'No mobile number of Deland begins like this.')
  assert.equal(check('0151 23456789', 'DE', true), '+4915123456789')
  assert.equal(check('(415) 555-2671', 'US', true), '+14155552671')
  assert.equal(check('74', 'GB', true).slice(0, 21), 'Too short for Gebland')
})
