import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { Heading } from '../../../compiler/model/public-block.ts'
import { breakable } from '../../elements/breakable.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { id as listId } from './mark.ts'

/**
 * 'On this page'. A column on wide screens; on others a button that opens the same list as a popover. Headings of
 * level 2 and 3 are listed, and `templates/page/contents/contents.boot.client.ts` marks the current one.
 */
export function Contents({ headings }: { headings: readonly Heading[] }): ReactElement {
  const say = useTexts()
  return (
    <nav className="contents" aria-label={say('On this page')}>
      <button className="contents-button" type="button" popoverTarget={listId}>
        {say('On this page')}
      </button>
      <div className="contents-list" id={listId} popover="">
        <p>{say('On this page')}</p>
        {headings.length > atOnce ? <LongList headings={headings} /> : <ul>{headings.map(entry)}</ul>}
      </div>
    </nav>
  )
}

/** Entries that React makes at once: of each it holds on to some seven hundred bytes until all of a document is made. */
const atOnce = 256

function LongList({ headings }: { headings: readonly Heading[] }): ReactElement {
  const html: string[] = []
  for (let at = 0; at < headings.length; at += atOnce) {
    const some = renderToString(headings.slice(at, at + atOnce).map(entry))
    // It was joined from thousands of pieces, which it holds until something looks into it.
    some.charCodeAt(0)
    html.push(some)
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it
  return <ul dangerouslySetInnerHTML={{ __html: html.join('') }} />
}

function entry({ id, depth, value }: Heading): ReactElement {
  return (
    <li key={id} data-depth={depth === 2 ? undefined : depth}>
      <a href={`#${id}`}>{breakable(value)}</a>
    </li>
  )
}

/** @returns the headings that the list shows; a single one is no list */
export function listedHeadings(headings: readonly Heading[]): readonly Heading[] {
  const listed = headings.filter(({ depth, value }) => (depth === 2 || depth === 3) && value !== '')
  return listed.length > 1 ? listed : []
}
