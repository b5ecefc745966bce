import { deepEqual, equal } from 'node:assert/strict'
import { test } from 'node:test'
import type { ErrorEntry } from '../../compiler/data/errors.ts'
import { partsOf } from '../../templates/blocks/error-record/parts.ts'

const nothing: ErrorEntry = {
  code: 7,
  message: 'Busy',
  secondary_message: null,
  log_level: 'ERROR',
  log_type: null,
  docs: null,
  causes: null,
  solutions: null,
  description: null,
  product: null,
  date_created: null,
  last_updated: null,
}
const described = 'It is.\n\n## Possible causes\n\n- A call\n\n## Possible solutions\n\n- Wait'

test('a text of a part that two fields have differently is shown twice, one that they share once', () => {
  const cases: readonly (readonly [Partial<ErrorEntry>, ReturnType<typeof partsOf>])[] = [
    [{ description: described }, { description: 'It is.', causes: '- A call', solutions: '- Wait', docs: null }],
    [
      { description: described, causes: '- Another call', solutions: '- Wait\n- Or not' },
      { description: 'It is.', causes: '- Another call', solutions: '- Wait\n- Or not', docs: '- A call' },
    ],
    [
      { description: described, causes: '- A call', docs: '# Causes\n\n- A third\n\n# Solutions\n\n- Wait' },
      { description: 'It is.', causes: '- A call', solutions: '- Wait', docs: '- A third' },
    ],
  ]
  for (const [record, parts] of cases) deepEqual(partsOf({ ...nothing, ...record }), parts)
})

test('an address alone is where to read on, and describes nothing', () => {
  for (const [docs, link] of [
    ['/docs/calls_2#busy', '[/docs/calls_2#busy](/docs/calls_2#busy)'],
    [' https://acme.example/busy?a=_b_ ', '<https://acme.example/busy?a=_b_>'],
  ])
    deepEqual(partsOf({ ...nothing, docs: docs ?? '', causes: '- A call' }), {
      description: null,
      causes: '- A call',
      solutions: null,
      docs: link,
    })
  equal(partsOf({ ...nothing, docs: 'See /docs' }).description, 'See /docs')
})

test('a heading is none in a fence, which ends as Markdown says; inline code that begins a line is no fence', () => {
  const code = '```\n# Causes\n```sh\n# Causes\n```'
  deepEqual(partsOf({ ...nothing, docs: `${code}\n\n# Causes\n\n- A call` }), {
    description: code,
    causes: '- A call',
    solutions: null,
    docs: null,
  })
  equal(partsOf({ ...nothing, docs: '```busy``` is it.\n\n# Causes\n\n- A call' }).causes, '- A call')
})
