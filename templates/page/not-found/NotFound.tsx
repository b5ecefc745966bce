import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import { sayLabel, useTexts } from '../../elements/texts/texts.ts'
import { addressOf, brandHome, productLinks } from '../site-links.ts'
import { mark } from './mark.ts'

/** The body of `404.html`. `templates/page/not-found/not-found.client.ts` puts the pages whose address is nearest first. */
export function NotFound(view: PageView): ReactElement {
  const say = useTexts()
  const home = brandHome(view.config, view.brand)
  const products = productLinks(view.config, 'brand').filter(({ href }) => href !== home.path)
  return (
    <div className="not-found flow">
      <p>{say('There is no page at this address. It may have moved, or the link that led here is wrong.')}</p>
      {view.isSearched && <SearchField placeholder={view.config.search.placeholder ?? say('Search')} />}
      <div
        {...{ [mark]: addressOf('/llms.txt', view.config) }}
        data-docs={addressOf(view.config.docsRoot, view.config)}
        hidden
      >
        <h2>{say('Pages with a similar address')}</h2>
        <ul />
      </div>
      <h2>{say('Where to go from here')}</h2>
      <ul>
        <li>
          <a href={home.path}>{say('All documentation')}</a>
        </li>
        {products.map(({ label, href, isOwn = false }) => (
          <li key={href}>
            <a href={href}>{isOwn ? sayLabel(say, label) : label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
