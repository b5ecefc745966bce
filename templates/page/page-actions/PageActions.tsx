import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { useTexts } from '../../elements/texts/texts.ts'
import { className } from './mark.ts'

/**
 * What a reader may do with the page's text. The list is the browser's own popover, so that it opens without scripts;
 * `templates/page/page-actions/page-actions.press.client.ts` makes a menu of it.
 */
export function PageActions({ view }: { view: PageView }): ReactElement | null {
  const { markdownHref, canonical, config } = view
  const say = useTexts()
  if (markdownHref === '') return null
  return (
    <div className={className}>
      <button className="needs-script" type="button" data-copy-page="">
        {say('Copy page as Markdown')}
      </button>
      <button
        className="more-button"
        type="button"
        popoverTarget="sp:page-actions"
        aria-haspopup="menu"
        aria-label={say('More page actions')}
      />
      <ul className="popover" id="sp:page-actions" popover="" aria-label={say('More page actions')}>
        <li>
          <a href={markdownHref} rel="alternate" type="text/markdown">
            {say('View as Markdown')}
          </a>
        </li>
        {config.assistants.map(({ label, url }) => (
          <li key={url}>
            <a href={url.replaceAll('{url}', () => encodeURIComponent(canonical))} rel="external nofollow">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
