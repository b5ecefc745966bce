import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { SearchField } from '../elements/SearchField.tsx'
import { addressOf, brandHome, productLinks } from './site-links.ts'

/** The body of `404.html`. `client/not-found.ts` puts the pages whose address is nearest first. */
export function NotFound(view: PageView): ReactElement {
  const home = brandHome(view.config, view.brand)
  const products = productLinks(view.config, 'brand').filter(({ href }) => href !== home.path)
  return (
    <div className="not-found flow">
      <p>There is no page at this address. It may have moved, or the link that led here is wrong.</p>
      {view.isSearched && <SearchField placeholder={view.config.search.placeholder ?? 'Search'} />}
      <div
        data-nearest={addressOf('/llms.txt', view.config)}
        data-docs={addressOf(view.config.docsRoot, view.config)}
        hidden
      >
        <h2>Pages with a similar address</h2>
        <ul />
      </div>
      <h2>Where to go from here</h2>
      <ul>
        <li>
          <a href={home.path}>All documentation</a>
        </li>
        {products.map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
