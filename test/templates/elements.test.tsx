import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parseFragment } from 'parse5'
import { renderToString } from 'react-dom/server'
import { readProps } from '../../client/props.ts'
import { Badge } from '../../templates/elements/badge/Badge.tsx'
import { ButtonLink } from '../../templates/elements/button/ButtonLink.tsx'
import { DataText } from '../../templates/elements/DataText.tsx'
import { dataHtml } from '../../templates/elements/data-html.ts'
import { Disclosure } from '../../templates/elements/disclosure/Disclosure.tsx'
import { iconNames } from '../../templates/elements/icons/Icon.tsx'
import { ExternalMark } from '../../templates/elements/link/Link.tsx'
import { PopoverNote } from '../../templates/elements/popover/PopoverNote.tsx'
import { TabPanels } from '../../templates/elements/tabs/TabPanels.tsx'
import { theme } from '../../templates/theme.ts'
import { fc } from '../properties.ts'

const { Heading, Section, Link, IslandRoot, Table, Image } = theme.elements

test('the link stands beside a heading, so that its name stays its text, and the thumbs end its section', () => {
  const html = renderToString(
    <Section id="set-up-section-indexable">
      <Heading depth={2} id="set-up">
        Set up
      </Heading>
      <p>Text.</p>
    </Section>,
  )
  assert.match(html, /<h2 id="set-up">Set up<\/h2>/)
  assert.match(html, /<a [^>]*href="#set-up"/)
  const thumbs = [...html.matchAll(/<button[^>]*>/g)].map((match) => match[0])
  assert.equal(thumbs.length, 2)
  assert.match(thumbs[0] ?? '', /aria-label="Positive feedback"/)
  assert.match(thumbs[1] ?? '', /aria-label="Negative feedback"/)
  assert.match(html, /<p>Text\.<\/p><span [^>]*role="group"[^>]*>(?:(?!<\/span>).)*<\/span><\/section>$/)
})

test('a heading takes no feedback, its section does, and the title of a page has no link to itself', () => {
  assert.doesNotMatch(
    renderToString(
      <Heading depth={3} id="a">
        A
      </Heading>,
    ),
    /<button/,
  )
  assert.equal(
    renderToString(
      <Heading depth={1} id="a">
        A
      </Heading>,
    ),
    '<h1 id="a">A</h1>',
  )
})

test('an external link shows so and says so; one inside the site does neither', () => {
  const html = renderToString(
    <Link href="https://a.example" external>
      A
    </Link>,
  )
  assert.match(html, /^<a href="https:\/\/a\.example" rel="external">A<span class="external"><span> /)
  assert.match(html, /\(external link\)/)
  assert.equal(
    renderToString(
      <Link href="/docs" external={false}>
        Docs
      </Link>,
    ),
    '<a href="/docs">Docs</a>',
  )
})

test('a button link knows by its address whether it leaves the site', () => {
  assert.match(
    renderToString(
      <ButtonLink href="https://a.example" kind="primary">
        A
      </ButtonLink>,
    ),
    /rel="external"/,
  )
  for (const href of ['/docs', '#start'])
    assert.doesNotMatch(
      renderToString(
        <ButtonLink href={href} kind="primary">
          A
        </ButtonLink>,
      ),
      /external/,
    )
})

test('a table scrolls in a part that the keyboard reaches and that has a name', () => {
  assert.match(
    renderToString(
      <Table>
        <tbody />
      </Table>,
    ),
    /<div [^>]*role="group" aria-label="Table"[^>]*tabindex="0"/i,
  )
})

test('a table in a text of data scrolls as one of a page does', () => {
  const table = '<table><tbody><tr><td>&#x3C;table></td></tr></tbody></table>'
  const html = renderToString(<DataText html={`<p>a</p>${table}`} />)
  assert.match(
    html,
    /<p>a<\/p><div class="table-scroll" role="group" aria-label="Table" tabindex="0"><table>.*<\/table><\/div>/,
  )
  assert.equal(html.match(/table-scroll/g)?.length, 1)
})

test('a link in a text of data that leaves the site shows so, as one of a page does; one that holds only an image does not', () => {
  const link = (inside: string, of = ' rel="external"') =>
    `<a href="https://a.example" title="a > b"${of}>${inside}</a>`
  const mark = renderToString(<ExternalMark />)
  const shown = (html: string) => renderToString(<DataText html={`<p>${html}</p>`} inline />)
  assert.equal(shown(link('<b>A</b>')), `<span>${link(`<b>A</b>${mark}`)}</span>`)
  for (const same of [link('<img src="/a.svg" alt="A">'), link('A', ''), '<code>&#x3C;a rel="external">A</code>'])
    assert.equal(shown(same), `<span>${same}</span>`)
})

test('around texts of data, too, a text of the frame says what a site makes of it', () => {
  const say = Object.assign(() => '"<$&>"', { lang: 'en' })
  assert.match(dataHtml('<table></table>', say), / aria-label="&quot;&lt;\$&amp;&gt;&quot;" tabindex="0"><table>/)
  assert.match(dataHtml('<a href="/" rel="external">A</a>', say), /<span> "&lt;\$&amp;&gt;"<\/span>/)
})

test('an image keeps its place by its size', () => {
  const html = renderToString(<Image src="/a.png" alt="A" width={4} height={3} inline={false} />)
  assert.match(html, /width="4" height="3" loading="lazy"/)
})

test('a disclosure is the browser’s own', () => {
  const html = renderToString(
    <Disclosure title="More" open>
      Text
    </Disclosure>,
  )
  assert.match(html, /^<details class="disclosure" open="">/)
  assert.match(
    renderToString(<Disclosure title="More">Text</Disclosure>),
    /<details class="disclosure"><summary[^>]*>More</,
  )
})

test('a note belongs to its button without scripts', () => {
  const html = renderToString(
    <PopoverNote id="note" label="About it">
      Text
    </PopoverNote>,
  )
  assert.match(html, /<button[^>]*popoverTarget="note" aria-label="About it"/i)
  assert.match(html, /<span class="popover" id="note" popover="" role="note">Text/)
})

test('a badge has the colour of its kind', () => {
  assert.equal(renderToString(<Badge kind="beta">Beta</Badge>), '<span class="badge badge-beta">Beta</span>')
  assert.equal(renderToString(<Badge>post</Badge>), '<span class="badge">post</span>')
})

test('tabs are stacked, titled panels without scripts', () => {
  const tabs = [
    { title: 'Node.js', content: <p>One</p> },
    { title: 'Go', content: <p>Two</p> },
  ]
  const html = renderToString(<TabPanels id="t" tabs={tabs} />)
  assert.deepEqual(
    [...html.matchAll(/role="group" id="([^"]+)" aria-label="([^"]+)"/g)].map((match) => match.slice(1)),
    [
      ['t-panel-1', 'Node.js'],
      ['t-panel-2', 'Go'],
    ],
  )
  assert.doesNotMatch(html, /hidden/)
})

test('an icon is one path within its grid', () => {
  assert.ok(iconNames.length > 60)
  assert.ok(iconNames.includes('external'))
})

/** What the browser's own parser makes of the attribute. */
function fromHtml(html: string): HTMLElement {
  const [node] = parseFragment(html).childNodes
  const attributes = node !== undefined && 'attrs' in node ? node.attrs : []
  const dataset = Object.fromEntries(attributes.map(({ name, value }) => [name.replace(/^data-/, ''), value]))
  return { dataset } as unknown as HTMLElement
}

test('props cross to the browser as they are, whatever they hold', () => {
  const hard = ['</script>', '"\'&amp;<!--', '\u2028\u2029', '\0', '\ud83d', '{{x}}', '<div data-island="x">']
  const json = fc.jsonValue({ noUnicodeString: false } as never)
  fc.assert(
    fc.property(fc.oneof(json, fc.constantFrom(...hard.filter((text) => text !== '\0'))), (value) => {
      const data = JSON.stringify(value)
      const html = renderToString(
        <IslandRoot src="/_assets/x.js" hydrate="visible" data={data}>
          <p>Text</p>
        </IslandRoot>,
      )
      assert.deepEqual(readProps(fromHtml(html)), JSON.parse(data))
    }),
    { numRuns: 300 },
  )
  assert.equal(readProps(fromHtml('<div data-island="x"></div>')), null)
})
