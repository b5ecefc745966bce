import type { ReactElement } from 'react'
import type { PageLink } from '../../../compiler/model/public-block.ts'
import type { PageView } from '../../../compiler/model/theme.ts'
import { breakable } from '../../elements/breakable.tsx'
import { FeedbackButtons } from '../../elements/feedback-buttons/FeedbackButtons.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { longDate } from '../../elements/long-date.ts'
import { useTexts } from '../../elements/texts/texts.ts'
import { keptHtml } from '../kept-html.tsx'

/** The question whether a page has helped: the end of its article. */
export function PageQuestion({ view }: { view: PageView }): ReactElement {
  const html = keptHtml(view, `page question ${view.lang}`, useTexts(), () => <Question />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <div className="page-question" dangerouslySetInnerHTML={{ __html: html }} />
}

function Question(): ReactElement {
  const say = useTexts()
  return (
    <>
      <span id="sp:page-question">{say('Was this page helpful?')}</span>
      <FeedbackButtons />
    </>
  )
}

/** What follows a page's article: its date and source, and the pages around it. */
export function PageEnd({ view }: { view: PageView }): ReactElement {
  const { lastUpdated, editUrl, previous, next } = view
  const say = useTexts()
  return (
    <div className="page-end">
      {(lastUpdated !== null || editUrl !== null) && (
        <div className="page-end-row">
          {lastUpdated !== null && (
            <p>
              {`${say('Last updated')} `}
              <time dateTime={lastUpdated}>{longDate(lastUpdated, view.lang)}</time>
            </p>
          )}
          {editUrl !== null && (
            <a className="edit-link" href={editUrl} rel="external">
              {say('Edit this page')}
              <ExternalMark />
            </a>
          )}
        </div>
      )}
      {(previous !== null || next !== null) && (
        <nav className="pager" aria-label={say('Pagination')}>
          {previous !== null && <PagerLink link={previous} rel="prev" label={say('Previous page')} />}{' '}
          {next !== null && <PagerLink link={next} rel="next" label={say('Next page')} />}
        </nav>
      )}
    </div>
  )
}

function PagerLink({ link, rel, label }: { link: PageLink; rel: 'prev' | 'next'; label: string }): ReactElement {
  return (
    <a href={link.path} rel={rel}>
      <span>{label}</span> <span>{breakable(link.title)}</span>
    </a>
  )
}
