import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as model from '../../client/widgets/feedback/state.ts'
import type { FeedbackType } from '../../client/wire/feedback.ts'
import { fc } from '../properties.ts'

type Step = model.Step
type Move = 'next' | 'previous' | 'reset' | 'open' | 'close'

const moves: Readonly<Record<Move, (state: model.FeedbackState) => model.FeedbackState>> = {
  next: model.next,
  previous: model.previous,
  reset: model.reset,
  open: model.open,
  close: model.close,
}

/** Where `next` and `previous` lead from each step, for each type: the whole table. */
const table: Readonly<Record<string, Readonly<Record<Step, readonly [next: Step, previous: Step]>>>> = {
  none: {
    feedbackType: ['whyAreYouHere', 'feedbackType'],
    whyAreYouHere: ['relatedTo', 'feedbackType'],
    relatedTo: ['comment', 'whyAreYouHere'],
    comment: ['comment', 'relatedTo'],
  },
  documentation: {
    feedbackType: ['whyAreYouHere', 'feedbackType'],
    whyAreYouHere: ['relatedTo', 'feedbackType'],
    relatedTo: ['comment', 'whyAreYouHere'],
    comment: ['comment', 'relatedTo'],
  },
  product: {
    feedbackType: ['comment', 'feedbackType'],
    // Not reached by moving: a type that changes on the way.
    whyAreYouHere: ['comment', 'feedbackType'],
    relatedTo: ['comment', 'feedbackType'],
    comment: ['comment', 'feedbackType'],
  },
  codeSample: {
    feedbackType: ['comment', 'feedbackType'],
    whyAreYouHere: ['comment', 'feedbackType'],
    relatedTo: ['comment', 'feedbackType'],
    comment: ['comment', 'feedbackType'],
  },
}

function stateAt(step: Step, type: FeedbackType | null, isModalOpen: boolean): model.FeedbackState {
  return { ...model.setValue(model.initialState, 'feedbackType', type), step, isModalOpen }
}

test('the wizard starts closed, at the first step, with nothing said and nothing sent', () => {
  assert.deepEqual(model.initialState, {
    step: 'feedbackType',
    isModalOpen: false,
    stepData: {
      sentiment: { value: null, sent: 'idle' },
      feedbackType: { value: null, sent: 'idle' },
      whyAreYouHere: { value: [], sent: 'idle' },
      relatedTo: { value: [], sent: 'idle' },
      comment: { value: '', sent: 'idle' },
      slug: { value: null, sent: 'idle' },
      language: { value: null, sent: 'idle' },
      groupType: { value: null, sent: 'idle' },
    },
  })
})

for (const [name, rows] of Object.entries(table)) {
  test(`every move from every step, open and closed, type ${name}`, () => {
    const type = name === 'none' ? null : (name as FeedbackType)
    for (const step of model.allSteps) {
      const [next, previous] = rows[step]
      for (const isModalOpen of [false, true]) {
        const state = stateAt(step, type, isModalOpen)
        const expected: Readonly<Record<Move, model.FeedbackState>> = {
          next: { ...state, step: next },
          previous: { ...state, step: previous },
          reset: { ...model.initialState, isModalOpen },
          open: { ...state, isModalOpen: true },
          close: { ...state, isModalOpen: false },
        }
        for (const move of Object.keys(moves) as Move[])
          assert.deepEqual(moves[move](state), expected[move], `${move} from ${step}`)
      }
    }
  })
}

test('to set or toggle a value makes its own send status idle, and leaves the others', () => {
  const all = model.valuesOf(
    model.setValue(model.setValue(model.initialState, 'sentiment', 'negative'), 'feedbackType', 'documentation'),
  )
  const sent = model.settle(
    model.markSent(
      model.setValue(model.setValue(model.initialState, 'sentiment', 'negative'), 'feedbackType', 'documentation'),
      all,
    ),
    all,
    'resolved',
  )
  assert.equal(sent.stepData.relatedTo.sent, 'resolved')
  const changed = model.toggleOption(model.setValue(sent, 'comment', 'Good'), 'relatedTo', 'Accuracy')
  assert.deepEqual(changed.stepData.comment, { value: 'Good', sent: 'idle' })
  assert.deepEqual(changed.stepData.relatedTo, { value: ['Accuracy'], sent: 'idle' })
  assert.deepEqual(changed.stepData.whyAreYouHere, { value: [], sent: 'resolved' })
  assert.deepEqual(changed.stepData.sentiment, { value: 'negative', sent: 'resolved' })
  const back = model.toggleOption(changed, 'relatedTo', 'Accuracy')
  assert.deepEqual(back.stepData.relatedTo, { value: [], sent: 'idle' })
})

test('every field goes from idle to pending, and from there to resolved or rejected', () => {
  const filled = model.setValue(
    model.setValue(
      model.setValue(
        model.setValue(model.setValue(model.initialState, 'sentiment', 'positive'), 'feedbackType', 'codeSample'),
        'slug',
        'send-a-message',
      ),
      'language',
      'Go',
    ),
    'groupType',
    'dynamic',
  )
  for (const name of Object.keys(filled.stepData) as model.FieldName[]) {
    const values = model.valuesOf(filled, [name])
    const pending = model.markSent(filled, values)
    for (const outcome of ['resolved', 'rejected'] as const) {
      const ended = model.settle(pending, values, outcome)
      for (const other of Object.keys(filled.stepData) as model.FieldName[]) {
        assert.equal(pending.stepData[other].sent, other === name ? 'pending' : 'idle')
        assert.equal(ended.stepData[other].sent, other === name ? outcome : 'idle')
      }
      assert.equal(model.hasStatus(ended, outcome), true)
      assert.equal(model.isDone(ended), name === 'comment' && outcome === 'resolved')
    }
  }
})

test('what is sent holds only what is known', () => {
  assert.deepEqual(model.valuesOf(model.initialState), { whyAreYouHere: [], relatedTo: [], comment: '' })
  assert.deepEqual(model.valuesOf(model.setValue(model.initialState, 'sentiment', 'positive'), ['sentiment', 'slug']), {
    sentiment: 'positive',
  })
})

test('an answer that comes late does not mark a newer value', () => {
  const first = model.setValue(model.initialState, 'sentiment', 'positive')
  const values = model.valuesOf(first, ['sentiment'])
  const changed = model.setValue(model.markSent(first, values), 'sentiment', 'negative')
  assert.equal(model.settle(changed, values, 'rejected').stepData.sentiment.sent, 'idle')
  const again = model.markSent(changed, model.valuesOf(changed, ['sentiment']))
  assert.equal(model.settle(again, values, 'rejected').stepData.sentiment.sent, 'pending')
})

test('no order of moves and choices leaves the steps of its type, or changes a state that was given', () => {
  const event = fc.oneof(
    fc.constantFrom(...(Object.keys(moves) as Move[])),
    fc.record({ choose: fc.constantFrom<FeedbackType>('documentation', 'product') }),
    fc.record({ toggle: fc.constantFrom('Accuracy', 'Other') }),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 30 }), (events) => {
      let state = model.initialState
      for (const one of events) {
        const before = JSON.stringify(state)
        const now: model.FeedbackState =
          typeof one === 'string'
            ? moves[one](state)
            : 'choose' in one
              ? // A type is chosen at the first step only.
                state.step === 'feedbackType'
                ? model.setValue(state, 'feedbackType', one.choose)
                : state
              : model.toggleOption(state, 'relatedTo', one.toggle)
        assert.equal(JSON.stringify(state), before)
        assert.ok(model.stepsOf(now.stepData.feedbackType.value).includes(now.step))
        assert.equal(new Set(now.stepData.relatedTo.value).size, now.stepData.relatedTo.value.length)
        state = now
      }
    }),
  )
})
