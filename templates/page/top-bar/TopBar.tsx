import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { sayLabel, useTexts } from '../../elements/texts/texts.ts'
import { id as drawerId } from '../drawer/mark.ts'
import { keptHtml } from '../kept-html.tsx'
import {
  addressOf,
  brandHome,
  currentState,
  type FrameLink,
  productLinks,
  secondaryLinks,
  toLink,
} from '../site-links.ts'
import { ThemeSwitch } from '../theme-switch/ThemeSwitch.tsx'
import { BrandMark } from './BrandMark.tsx'

/** The bar at the top of every page. On small screens its links move to the drawer beside the page. */
export function TopBar({ view }: { view: PageView }): ReactElement {
  const { config, brand, lang } = view
  const say = useTexts()
  // Looked up on each page, because the page names this file.
  const search = view.isSearched ? view.asset('client/widgets/search/search.client.ts') : null
  const states = [productLinks(config, brand), secondaryLinks(config, brand)].map((links) => statesOf(links, view))
  const name = JSON.stringify(['top bar', brand, lang, search, states])
  const html = keptHtml(view, name, say, () => <Tools view={view} search={search} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <header className="top-bar" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same on all pages of a brand that are in none of its links, or in the same one. */
function Tools({ view, search }: { readonly view: PageView; readonly search: string | null }): ReactElement {
  const { config, brand } = view
  const home = brandHome(config, brand)
  const hasOwnMark = brand === 'brand' && config.brand.logo !== null
  const say = useTexts()
  return (
    <>
      <button
        className="icon-button drawer-open"
        type="button"
        popoverTarget={drawerId}
        aria-label={say('Open the docs sidebar')}
      />
      <a className={hasOwnMark ? 'brand brand-own' : 'brand'} href={home.path}>
        {hasOwnMark && <BrandMark config={config} />}
        <span className="brand-name">{home.name}</span> <span className="brand-docs">{say('Docs')}</span>
      </a>
      <LinkRow label={say('Products')} className="top-products" links={productLinks(config, brand)} view={view} />
      <div className="top-tools">
        <SearchButton config={config} module={search} />
        <LinkRow
          label={say('Libraries and help')}
          className="top-secondary"
          links={secondaryLinks(config, brand)}
          view={view}
        />
        <ThemeSwitch />
        <AccountLinks view={view} />
      </div>
    </>
  )
}

/** Opens the search of the page, where it has one. */
function SearchButton({
  config,
  module,
}: {
  readonly config: PageView['config']
  readonly module: string | null
}): ReactElement | null {
  const say = useTexts()
  if (module === null) return null
  const { support } = config.links
  return (
    <button
      className="search-button needs-script"
      type="button"
      data-widget="search"
      data-module={module}
      data-support={support === undefined ? undefined : addressOf(support, config)}
      aria-label={say('Search')}
    >
      <span className="search-label">{say('Search')}</span>
      <kbd>/</kbd>
    </button>
  )
}

/** Log in, Sign up and the like. A click on the sign-up is counted, with what the address says about the campaign. */
export function AccountLinks({ view }: { view: PageView }): ReactElement | null {
  const { actions } = view.config.topBar
  const say = useTexts()
  if (actions.length === 0) return null
  return (
    <div className="account-links">
      <Spaced>
        {actions.map(({ label, href, style, isSignUp, isOwn }) => (
          <a
            key={label}
            className={style === 'primary' ? 'button button-primary' : undefined}
            href={addressOf(href, view.config)}
            rel={toLink(label, href, view.config).external ? 'external' : undefined}
            data-track={isSignUp ? 'signup' : undefined}
          >
            {isOwn ? sayLabel(say, label) : label}
          </a>
        ))}
      </Spaced>
    </div>
  )
}

interface LinkRowProps {
  readonly label: string
  readonly className: string
  readonly links: readonly FrameLink[]
  readonly view: PageView
}

/** A named group of links; nothing when there are none. */
export function LinkRow({ label, className, links, view }: LinkRowProps): ReactElement | null {
  const say = useTexts()
  if (links.length === 0) return null
  const states = statesOf(links, view)
  const name = JSON.stringify(['links', links, states, view.lang])
  const html = keptHtml(view, name, say, () => <LinkList links={links} states={states} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <nav className={className} aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
}

type State = ReturnType<typeof currentState>

/**
 * Of an area and one inside of it the inner one alone is current. A page outside of them all is in the one that its sidebar
 * belongs to; the home page is above every sidebar.
 */
function statesOf(links: readonly FrameLink[], { route, config, sidebar }: PageView): readonly State[] {
  const home = addressOf(config.docsRoot, config)
  const states = links.map(({ href }) => currentState(href, route, home))
  const lengths = links.map(({ href }, at) => (states[at] === undefined ? 0 : href.length))
  const nearest = lengths.reduce((longest, length) => Math.max(longest, length), 0)
  if (nearest > 0) return states.map((state, at) => (lengths[at] === nearest ? state : undefined))
  const own = [home, addressOf('/', config)].includes(sidebar?.path ?? home) ? null : sidebar?.path
  return links.map(({ href }) => (href === own ? 'true' : undefined))
}

interface LinkListProps {
  readonly links: readonly FrameLink[]
  readonly states: readonly State[]
}

function LinkList({ links, states }: LinkListProps): ReactElement {
  const say = useTexts()
  return (
    <ul>
      {links.map((link, at) => (
        <li key={link.label}>
          <a href={link.href} rel={link.external ? 'external' : undefined} aria-current={states[at]}>
            {link.isOwn ? sayLabel(say, link.label) : link.label}
            {link.external && <ExternalMark />}
          </a>
        </li>
      ))}
    </ul>
  )
}
