import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { useTexts } from '../../elements/texts/texts.ts'
import { keptHtml } from '../kept-html.tsx'
import { Sidebar } from '../sidebar/Sidebar.tsx'
import { productLinks, secondaryLinks } from '../site-links.ts'
import { AccountLinks, LinkRow } from '../top-bar/TopBar.tsx'
import { id } from './mark.ts'

/**
 * The column beside the page. On small screens it is a popover, which also holds what the top bar has no room for;
 * the browser opens and closes it by itself, so that it works without scripts.
 */
export function Drawer({ view }: { view: PageView }): ReactElement {
  const { config, brand, route, product, sidebar } = view
  const say = useTexts()
  const html = keptHtml(view, `drawer head ${view.lang}`, say, () => <DrawerHead view={view} />)
  return (
    <div className="drawer" id={id} popover="" data-empty={sidebar === null ? '' : undefined}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages */}
      <div className="drawer-head" dangerouslySetInnerHTML={{ __html: html }} />
      {sidebar !== null && (
        <Sidebar
          sidebar={sidebar}
          route={route}
          product={product}
          config={config}
          lang={view.lang}
          menuHref={view.menuHref}
          kept={view.cache}
        />
      )}
      <LinkRow label={say('Products')} className="drawer-links" links={productLinks(config, brand)} view={view} />
      <LinkRow
        label={say('Libraries and help')}
        className="drawer-links"
        links={secondaryLinks(config, brand)}
        view={view}
      />
    </div>
  )
}

/** The same on all pages. */
function DrawerHead({ view }: { view: PageView }): ReactElement {
  const say = useTexts()
  return (
    <>
      <AccountLinks view={view} />
      <button className="icon-button" type="button" popoverTarget={id} aria-label={say('Close the docs sidebar')} />
    </>
  )
}
