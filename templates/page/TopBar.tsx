import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { Icon } from '../elements/Icon.tsx'
import { ExternalMark } from '../elements/Link.tsx'
import { BrandMark } from './BrandMark.tsx'
import { brandHome, currentState, type FrameLink, productLinks, secondaryLinks } from './site-links.ts'

/** The bar at the top of every page. On small screens its links move to the drawer beside the page. */
export function TopBar({ view }: { view: PageView }): ReactElement {
  const { config, brand, route } = view
  const home = brandHome(config, brand)
  return (
    <header className="top-bar" id="sp-top-bar">
      <button
        className="icon-button drawer-open"
        type="button"
        popoverTarget="sp-drawer"
        aria-label="Open the docs sidebar"
      >
        <Icon name="menu" />
      </button>
      <a className="brand" href={home.path}>
        <BrandMark />
        <span className="brand-name">{home.name}</span> <span className="brand-docs">Docs</span>
      </a>
      <LinkRow label="Products" className="top-products" links={productLinks(brand)} route={route} />
      <div className="top-tools">
        <SearchButton view={view} />
        <LinkRow
          label="Libraries and help"
          className="top-secondary"
          links={secondaryLinks(config, brand)}
          route={route}
        />
        <button
          className="icon-button needs-script"
          type="button"
          data-theme-switch=""
          aria-label="Switch to dark theme"
        >
          <Icon name="moon" />
          <Icon name="sun" />
        </button>
        <AccountLinks view={view} />
      </div>
    </header>
  )
}

/** Opens the search of the page, where it has one. */
function SearchButton({ view }: { view: PageView }): ReactElement | null {
  if (!view.isSearched) return null
  return (
    <button
      className="search-button needs-script"
      type="button"
      data-widget="search"
      data-module={view.asset('client/widgets/search/search.client.ts')}
      aria-label="Search"
    >
      <Icon name="search" size={16} />
      <span className="search-label">Search</span>
      <kbd>/</kbd>
    </button>
  )
}

/** Log in and Sign up. A click on the latter is counted, with what the address says about the campaign. */
export function AccountLinks({ view }: { view: PageView }): ReactElement {
  const { logIn, signUp } = view.config.links
  return (
    <div className="account-links">
      <a href={logIn} rel="external">
        Log in
      </a>
      <a className="button button-primary" href={signUp} rel="external" data-track="signup">
        Sign up
      </a>
    </div>
  )
}

interface LinkRowProps {
  readonly label: string
  readonly className: string
  readonly links: readonly FrameLink[]
  readonly route: string
}

/** A named group of links; nothing when there are none. */
export function LinkRow({ label, className, links, route }: LinkRowProps): ReactElement | null {
  if (links.length === 0) return null
  return (
    <nav className={className} aria-label={label}>
      <ul>
        {links.map((link) => (
          <li key={link.label}>
            <a
              href={link.href}
              rel={link.external ? 'external' : undefined}
              aria-current={currentState(link.href, route)}
            >
              {link.label}
              {link.external && <ExternalMark />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
