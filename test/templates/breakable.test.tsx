import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToString } from 'react-dom/server'
import { breakable } from '../../templates/elements/breakable.tsx'

const parts = (text: string) => renderToString(breakable(text)).split('<wbr/>')

test('a long word may be broken where its own words end, and only there', () => {
  assert.deepEqual(parts('AuthCallsSIPDomainList2Mapping'), [
    '<span>Auth',
    'Calls',
    'SIP',
    'Domain',
    'List2',
    'Mapping</span>',
  ])
  assert.deepEqual(parts('api.v2026.call_recording_one'), ['<span>api.', 'v2026.', 'call_', 'recording_', 'one</span>'])
  assert.deepEqual(parts('/Calls/{CallId}/Recordings'), ['<span>/Calls/', '{Call', 'Id}/', 'Recordings</span>'])
  assert.deepEqual(parts('Überführungs/ÄußersterName'), ['<span>Überführungs/', 'Äußerster', 'Name</span>'])
})

test('words of usual length and long ones without words in them stay as they are', () => {
  assert.deepEqual(parts('Use JavaScript on an iPhone'), ['Use JavaScript on an iPhone'])
  assert.deepEqual(parts('Nachrichtenverwaltungen'), ['Nachrichtenverwaltungen'])
  assert.deepEqual(parts('iPhone of AbstractFactoryFactories'), [
    '<span>iPhone of Abstract',
    'Factory',
    'Factories</span>',
  ])
})
