import { strictEqual } from 'node:assert/strict'
import { test } from 'node:test'
import { Component, createContext, createElement, type ReactNode, useContext, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { elementsToHtml } from '../../compiler/render/element-writer.ts'

const Depth = createContext('outside')

function Said({ children }: { children?: ReactNode }) {
  return (
    <>
      {useContext(Depth)}
      {children}
    </>
  )
}

const raw = { dangerouslySetInnerHTML: { __html: '<i>a</i>' } }
const link = (href: string) => <a href={href}>b</a>

/** Trees that the writer takes. */
const taken: Readonly<Record<string, ReactNode>> = {
  'neighbouring texts': ['a', 'b', <p key="p">{['c', 1, '', 'd', null, false, 'e']}f</p>, 'g', [], 'h'],
  'texts of components': [<Said key="1" />, <Said key="2">{'x'}</Said>, <br key="3" />, <Said key="4" />],
  'signs of HTML': <p title={`&<>"'`}>{`&<>"' &amp;`}</p>,
  'values of a context': (
    <Depth value="a">
      <Said>
        <Depth value="b">
          <Said />
        </Depth>
        <Said />
      </Said>
    </Depth>
  ),
  attributes: [
    createElement('div', { key: 1, className: '', id: 'b', tabIndex: 0, hidden: false, 'data-on': true }),
    createElement('p', { key: 2, 'data-off': false, 'aria-hidden': 'true', 'aria-busy': true, title: undefined }),
    createElement('label', { key: 3, htmlFor: 'b' }),
    <details key="4" open name="n" />,
    <button key="5" type="button" disabled popoverTarget="x" />,
    <svg key="6" viewBox="0 0 1 1" aria-hidden="true">
      <path d="M0 0" strokeWidth={2} />
    </svg>,
  ],
  addresses: ['https://a.example/?b=1&c', '/a', '#', './a', 'mailto:a@b.example'].map(link),
  'raw HTML': [createElement('p', { key: 1, ...raw }), 'b', <Said key="2" />],
  'a chosen option': (
    <select defaultValue="b" autoComplete="off">
      {['a', 'b', 'b c'].map((text) => (
        <option key={text}>{text}</option>
      ))}
    </select>
  ),
  'a list of which nothing is chosen': (
    <select>
      <option>a</option>
    </select>
  ),
  'an element of its own': createElement('sp-mark'),
}

/** Trees of which only React can tell. */
const left: Readonly<Record<string, ReactNode>> = {
  'another hook': createElement(() => <p id={useId()} />),
  'a class': createElement(
    class extends Component {
      override render() {
        return 'a'
      }
    },
  ),
  'an image, which asks for a file': <img src="a.png" alt="" />,
  'an empty address': link(''),
  'a title, which moves': <title>a</title>,
  'a script': link('javascript:alert(1)'),
  'an unknown attribute': createElement('p', { onClick: 'a' }),
  'a style': <p style={{ color: 'red' }} />,
  'code that begins with a line break': <pre>{'\na'}</pre>,
  'an unknown element': createElement('marquee'),
  'a list with a value': <select value="a" onChange={() => {}} />,
  'an option with a value': (
    <select defaultValue="a">
      <option value="a">b</option>
    </select>
  ),
}

for (const [name, node] of Object.entries(taken))
  test(`${name}: as React writes it`, () => {
    strictEqual(elementsToHtml(node), renderToString(node))
  })

for (const [name, node] of Object.entries(left))
  test(`${name}: left to React, which works as before`, () => {
    const alone = renderToString(node)
    strictEqual(elementsToHtml(node), null)
    strictEqual(renderToString(node), alone)
  })

test('a template that fails is left to React', () => {
  const Failing = () => {
    throw new Error('no model')
  }
  strictEqual(elementsToHtml(<Failing />), null)
})

test('what is rendered by React while a template is written has its own contexts', () => {
  const Inner = () => <p>{renderToString(<Said />)}</p>
  const node = (
    <Depth value="a">
      <Inner />
      <Said />
    </Depth>
  )
  strictEqual(elementsToHtml(node), renderToString(node))
})
