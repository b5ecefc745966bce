import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import { productIcon } from '../../elements/icons/product-icons.ts'
import { MenuIcon } from './MenuIcon.tsx'
import type { Place } from './menu-pieces.ts'

interface ProductIconProps {
  readonly config: SiteConfig
  readonly place: Place
}

/** The icon of the page's product, before the title of its sidebar. */
export function OwnIcon({ config, place }: ProductIconProps): ReactElement {
  const drawn = new Map<string, string>()
  return createElement('menu-hole', {
    'data-hole': place(({ product }) => {
      if (product === undefined || product === null) return ''
      const html = drawn.get(product) ?? renderToString(<MenuIcon name={productIcon(product, config)} size={20} />)
      drawn.set(product, html)
      return html
    }),
  })
}

/**
 * The icon of an entry's product, where it is another than the page's (spec 3, "Sidebar menu item"). In what pages of all
 * products share it says whose it is.
 */
export function ForeignIcon({ of, config, place }: ProductIconProps & { readonly of: string }): ReactElement {
  const icon = <MenuIcon name={productIcon(of, config)} />
  const drawn = renderToString(icon)
  const shared = renderToString(<span data-of={of}>{icon}</span>)
  const shown = place(({ product }) => (product === undefined ? shared : product === of ? '' : drawn))
  return createElement('menu-hole', { 'data-hole': shown })
}
