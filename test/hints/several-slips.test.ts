import { deepStrictEqual, match } from 'node:assert'
import { test } from 'node:test'
import { compileFragment } from '../fragment.ts'
import { blamed } from './blamed.ts'

/** A slip in the writing of tags and braces, with what is blamed: its code and the characters. */
const slips: readonly (readonly [text: string, code: string, characters: string])[] = [
  ['A {b c} d', 'SP2004', '{'],
  ['Open { here', 'SP2004', '{'],
  ['Call <account_id> now.', 'SP2044', '<account_id>'],
  ['Less: 5 <6.', 'SP2001', '<6'],
  ['<Callout variant=info>\n\nText\n\n</Callout>', 'SP2042', 'info'],
  ['<Callout variant=“info”>\n\nText\n\n</Callout>', 'SP2040', '“'],
  ['<Callout variant="info>\n\nText\n\n</Callout>', 'SP2041', '"info'],
  ['<Callout variant="info", title="A">\n\nText\n\n</Callout>', 'SP2001', ','],
  ['<Callout variant: "info">\n\nText\n\n</Callout>', 'SP2001', ':'],
  ['<Callout variant={[1,}>\n\nText\n\n</Callout>', 'SP2004', '{'],
  ['<Callout variant={}>\n\nText\n\n</Callout>', 'SP2001', '{}'],
  ['<Callout variant="warning">\n\nText', 'SP2002', '<Callout variant="warning">'],
  ['Text <Callout variant="danger"> text', 'SP2002', '<Callout variant="danger">'],
  ['<Callout variant="info">\n\nText\n\n</Calout>', 'SP2043', '</Calout>'],
  ['<Calout variant="info">\n\nText\n\n</Callout>', 'SP3001', '<Calout variant="info">'],
  ['Text\n\n</Callout>', 'SP2003', '</Callout>'],
  ['<TabGroup>\n<Tab title="a">\n\nx\n\n<Tab title="b">\n\ny\n\n</Tab>\n</TabGroup>', 'SP2002', '<Tab title="a">'],
  ['<TabGroup>\n<Tab title=a>\n\nx\n\n</Tab>\n<Tab title="b">\n\ny\n\n</Tab>\n</TabGroup>', 'SP2042', 'a'],
  ['## A {#own id}', 'SP2007', '{#own id}'],
  ['import { A } from "a', 'SP2009', 'import { A } from "a'],
]

/** What only the checks behind the parser tell. */
const after = '<Callout varian="info">\n\nText\n\n</Callout>'

const codes = (text: string) =>
  blamed(text)
    .map(([code, characters]) => `${code} ${characters}`)
    .sort()

test('behind one slip of the syntax the page is read on: what else is wrong is told, and nothing that follows from it', () => {
  for (const [text, code, characters] of slips) {
    const expected = [`${code} ${characters}`, 'SP3002 varian'].sort()
    deepStrictEqual(codes(`${text}\n\nBetween.\n\n${after}`), expected, text)
    deepStrictEqual(codes(`${after}\n\nBetween.\n\n${text}`), expected, text)
  }
})

test('the preview shows what was left out as it is written', () => {
  const { html } = compileFragment('# A {b c}\n\nx {d e} and <your-id>, 5 <6.', 'content/pages/docs/fragment.mdx')
  match(html, /A \{b c\}/)
  match(html, /x \{d e\} and &lt;your-id&gt;, 5 &lt;6\./)
})

test('line ends of Windows change nothing of that', () => {
  const text = [
    'Open { here',
    '<Callout variant=info>\n\nText\n\n</Callout>',
    '{\n\n"a"\n\n} <Callout variant=x />',
  ].join('\n\n')
  const ofWindows = codes(text.replaceAll('\n', '\r\n'))
  deepStrictEqual(
    ofWindows.map((one) => one.replaceAll('\r', '')),
    codes(text),
  )
})

test('a closing tag that is one too many inside of a block is one mistake', () => {
  const text = '<Callout variant="info">\n\nText\n\n</Disclosure>\n\nMore\n\n</Callout>'
  deepStrictEqual(codes(`${text}\n\n${after}`), ['SP2043 </Disclosure>', 'SP3002 varian'])
})

test('a block that has lost its properties to a slip is not told that it has nothing to show', () => {
  deepStrictEqual(codes('<DestinationInfo status=PUBLIC_BETA />'), ['SP2042 PUBLIC_BETA'])
})

test('of two slips each is told', () => {
  // A closing tag that is one too many is that of an opening tag that has none.
  const isPair = (one: string, two: string) =>
    [one, two].some((text) => text.startsWith('Text\n\n</')) && [one, two].some((text) => /^(?:Text )?<Cal/.test(text))
  const missed: string[] = []
  for (const [one, ...first] of slips)
    for (const [two, ...second] of slips) {
      if (one === two || isPair(one, two)) continue
      const found = codes(`${one}\n\nBetween.\n\n${two}\n\nEnd.`)
      const expected = [first.join(' '), second.join(' ')].sort()
      if (found.join() !== expected.join()) missed.push(`${one} ⏎ ${two}: ${found.join(' | ')}`)
    }
  deepStrictEqual(missed, [])
})
