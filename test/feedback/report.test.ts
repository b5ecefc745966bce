import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toCsv } from '../../bin/services/feedback/csv.ts'
import { submissionsHead, toCountsCsv, toSubmissionCsv, toText } from '../../bin/services/feedback/report.ts'
import type { StoredSubmission } from '../../bin/services/feedback/submission.ts'
import { summarise } from '../../bin/services/feedback/summary.ts'
import { stored } from './requests.ts'

async function* from(submissions: readonly StoredSubmission[]) {
  yield* submissions
}

/** One reader who goes through the whole dialog, one who only clicks, one who reports code twice. */
const submissions = [
  stored(1),
  stored(2, { sentiment: 'positive', feedbackType: 'documentation' }),
  stored(3, { sentiment: null, whyAreYouHere: ['Reference'] }),
  stored(4, { sentiment: null, relatedTo: ['Accuracy', 'Other'] }),
  stored(5, {
    feedbackType: 'documentation',
    whyAreYouHere: ['Reference', 'Updates'],
    relatedTo: ['Accuracy', 'Other'],
    comment: 'Clear.',
  }),
  stored(6, { sessionId: 'session-2', sentiment: 'negative', section: '#cost', path: '/docs/sms', product: 'sms' }),
  ...[7, 8].map((id) =>
    stored(id, {
      sessionId: 'session-3',
      sentiment: 'negative',
      feedbackType: 'codeSample',
      whyAreYouHere: ['Code Samples'],
      relatedTo: ['Accuracy'],
      comment: id === 7 ? 'Does not compile' : '',
      slug: 'make-a-call',
      language: 'Go',
      groupType: 'dynamic',
    }),
  ),
]

test('the steps of one dialog count once, with the newest answers; a comment ends a conversation', async () => {
  const summary = await summarise(from(submissions))
  assert.deepEqual(summary, {
    submissions: 8,
    talks: 4,
    first: '2026-05-01T10:00:00.000Z',
    last: '2026-05-08T10:00:00.000Z',
    sentiments: [
      { name: 'negative', positive: 0, negative: 3, total: 3 },
      { name: 'positive', positive: 1, negative: 0, total: 1 },
    ],
    types: [
      { name: 'codeSample', positive: 0, negative: 2, total: 2 },
      { name: 'documentation', positive: 1, negative: 0, total: 1 },
    ],
    pages: [
      { name: '/docs/voice/calls', positive: 1, negative: 2, total: 3 },
      { name: '/docs/sms', positive: 0, negative: 1, total: 1 },
    ],
    sections: [{ name: '/docs/sms#cost', positive: 0, negative: 1, total: 1 }],
    products: [
      { name: 'voice', positive: 1, negative: 2, total: 3 },
      { name: 'sms', positive: 0, negative: 1, total: 1 },
    ],
    purposes: [
      { name: 'Code Samples', positive: 0, negative: 2, total: 2 },
      { name: 'Reference', positive: 1, negative: 0, total: 1 },
      { name: 'Updates', positive: 1, negative: 0, total: 1 },
    ],
    topics: [
      { name: 'Accuracy', positive: 1, negative: 2, total: 3 },
      { name: 'Other', positive: 1, negative: 0, total: 1 },
    ],
    codeReports: [
      {
        slug: 'make-a-call',
        language: 'Go',
        groupType: 'dynamic',
        reports: 2,
        paths: ['/docs/voice/calls'],
        comments: ['Does not compile'],
        last: '2026-05-08T10:00:00.000Z',
      },
    ],
  })
})

test('a reader who changes the thumb is counted by the last one', async () => {
  const { sentiments } = await summarise(from([stored(1), stored(2, { sentiment: 'negative' })]))
  assert.deepEqual(sentiments, [{ name: 'negative', positive: 0, negative: 1, total: 1 }])
})

test('code without a group is told apart by its page', async () => {
  const report = { feedbackType: 'codeSample', language: 'Go', comment: '' } as const
  const { codeReports } = await summarise(
    from([stored(1, report), stored(2, { ...report, path: '/docs/sms' }), stored(3, report)]),
  )
  assert.deepEqual(
    codeReports.map(({ paths, reports }) => [paths, reports]),
    [
      [['/docs/voice/calls'], 2],
      [['/docs/sms'], 1],
    ],
  )
})

test('names of strangers that are names of objects are only names', async () => {
  const { products } = await summarise(
    from([stored(1, { product: '__proto__' }), stored(2, { product: 'constructor', sessionId: 'b' })]),
  )
  assert.deepEqual(
    products.map(({ name }) => name),
    ['__proto__', 'constructor'],
  )
})

test('the report for people', async () => {
  assert.equal(toText(await summarise(from([]))), 'No feedback yet.\n')
  assert.equal(
    toText(await summarise(from(submissions))),
    `4 times feedback in 8 submissions, 2026-05-01 to 2026-05-08

Sentiment  Positive  Negative  Total
negative          0         3      3
positive          1         0      1

About          Positive  Negative  Total
codeSample            0         2      2
documentation         1         0      1

Product  Positive  Negative  Total
voice           1         2      3
sms             0         1      1

Page               Positive  Negative  Total
/docs/voice/calls         1         2      3
/docs/sms                 0         1      1

Section         Positive  Negative  Total
/docs/sms#cost         0         1      1

Visit purpose  Positive  Negative  Total
Code Samples          0         2      2
Reference             1         0      1
Updates               1         0      1

Feedback topic  Positive  Negative  Total
Accuracy               1         2      3
Other                  1         0      1

Code sample                 Reports        Last
make-a-call / Go / dynamic        2  2026-05-08
`,
  )
})

test('the report steers no terminal, and long lists end with how to see the rest', async () => {
  const many = Array.from({ length: 23 }, (_, at) =>
    stored(at + 1, { sessionId: `${at}`, path: `/docs/\u001b]0;evil\u0007${at}`, product: 'a' }),
  )
  const text = toText(await summarise(from(many)))
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  assert.doesNotMatch(text, /[\u0000-\u0009\u000b-\u001f\u007f]/)
  assert.match(text, /\n… and 3 more: --format csv shows all\n/)
})

test('CSV: quotes, line breaks, and nothing that a spreadsheet takes for a formula', () => {
  assert.equal(
    toCsv([
      ['a', 1, null],
      ['say "hi"', 'two\nlines', 'a,b'],
      ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =cmd|x', '＝1+1'],
      ['a=1', '/docs/x-y', -5],
    ]),
    [
      'a,1,',
      '"say ""hi""","two\nlines","a,b"',
      `"'=1+1","'+1",'-1,"'@SUM(A1)","'\t=1","'\r=1","'  =cmd|x","'＝1+1"`.replace(",'-1,", `,"'-1",`),
      '"a=1",/docs/x-y,-5',
      '',
    ].join('\r\n'),
  )
})

test('counts and submissions as CSV', async () => {
  assert.equal(
    toCountsCsv(await summarise(from(submissions.slice(5)))),
    [
      'group,name,positive,negative,total',
      'Sentiment,negative,0,3,3',
      'About,codeSample,0,2,2',
      'Product,voice,0,2,2',
      'Product,sms,0,1,1',
      'Page,/docs/voice/calls,0,2,2',
      'Page,/docs/sms,0,1,1',
      'Section,/docs/sms#cost,0,1,1',
      'Visit purpose,Code Samples,0,2,2',
      'Feedback topic,Accuracy,0,2,2',
      'Code sample,make-a-call / Go / dynamic,0,2,2',
      '',
    ].join('\r\n'),
  )
  assert.equal(
    submissionsHead,
    'id,receivedAt,sessionId,path,section,product,userId,anonymousId,sentiment,feedbackType,whyAreYouHere,relatedTo,comment,slug,language,groupType\r\n',
  )
  assert.equal(
    toSubmissionCsv(stored(4, { relatedTo: ['Accuracy', 'Other'], comment: '=HYPERLINK("x")' })),
    `4,2026-05-04T10:00:00.000Z,session-1,/docs/voice/calls,,voice,visitor-1,anonymous-1,positive,,,"Accuracy; Other","'=HYPERLINK(""x"")",,,\r\n`,
  )
})
