import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { plainText, summaryOf } from '../../templates/elements/plain-text.ts'

test('a summary is cut between words, and never through a sign that takes two units', () => {
  equal(summaryOf('Too short to be cut.'), 'Too short to be cut.')
  equal(summaryOf('A word. '.repeat(30)), `${'A word. '.repeat(19)}A…`)
  equal(summaryOf(`${'あ'.repeat(79)}📞${'あ'.repeat(100)}`), `${'あ'.repeat(79)}…`)
  equal(summaryOf(`${'あ'.repeat(78)}📞${'あ'.repeat(100)}`), `${'あ'.repeat(78)}📞…`)
})

test('what marks a text up is left out of a line', () => {
  equal(
    plainText('`To` is **not** a <b>number</b>,\nsee [the list](/docs/list) &amp; more'),
    'To is not a number, see the list & more',
  )
})

test('words that HTML puts on lines of their own stay apart in a line', () => {
  equal(plainText('A<br>b<br/>c'), 'A b c')
  equal(
    plainText('a<pre>b</pre><table><tbody><tr><td>c</td></tr></tbody></table><blockquote>d</blockquote><hr>e'),
    'a b c d e',
  )
  equal(plainText('<kbd>a</kbd><sup>2</sup> <img src="x.png"><Dial> `<pre>`'), 'a2 <Dial> <pre>')
  equal(plainText('<p>A.</p><p>B</p><ul><li>c</li><li>d</li></ul>'), 'A. B c d')
})
