import { createElement, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import type { MenuItem, RenderCache, Sidebar as SidebarView } from '../../../compiler/model/theme.ts'
import { breakable } from '../../elements/breakable.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { MethodBadge } from '../../elements/reference/MethodBadge.tsx'
import { type Say, spoken, useTexts } from '../../elements/texts/texts.ts'
import { listWindow, maxListed } from './list-window.ts'
import { entriesIn, folderOf, leadOf, leadsTo, listedPaths, listNumbers, pathsIn } from './listed-paths.ts'
import { FolderName } from './MenuIcon.tsx'
import { MoreLink } from './MoreLink.tsx'
import { mark } from './mark.ts'
import { cutMenu, fillMenu, type Menu, nowhere, type Place } from './menu-pieces.ts'
import { ForeignIcon, OwnIcon } from './product-icon.tsx'

interface SidebarProps {
  readonly sidebar: SidebarView
  readonly route: string
  readonly product: string | null
  readonly config: SiteConfig
  readonly lang?: string
  /** Where all of a long menu lies. */
  readonly menuHref?: string | null | undefined
  readonly kept?: RenderCache | undefined
}

/** A sidebar with more entries shows of the folders that do not lead to the page only their names. */
const maxEntries = 200

/**
 * The menu of one product's pages. Folders are native disclosures, open on the way to the current page; in a long menu
 * those off the way are links to their first page, so that a page does not grow with the site, until
 * `whole-menu.client.ts` puts the folders in their place.
 */
export function Sidebar({
  sidebar,
  route,
  product,
  config,
  lang = 'en',
  menuHref,
  kept = (_of, _name, make) => make(),
}: SidebarProps): ReactElement {
  const say = useTexts()
  const menu = kept([config, sidebar], `menu ${lang}`, () => menuOf({ sidebar, config }, say))
  const listed = kept([sidebar], 'menu paths', () => listedPaths(sidebar))
  const html = fillMenu(menu, { route, at: folderOf(route, listed), product })
  const isShared = menuHref !== undefined && menuHref !== null
  return (
    <nav
      className="sidebar"
      aria-label={say('Docs')}
      data-menu={isShared ? menuHref : undefined}
      data-product={isShared && product !== null ? product : undefined}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

type MenuOf = Pick<SidebarProps, 'sidebar' | 'config'>

/**
 * @returns the entries of a long menu as no page shows them, each list with its number and each icon with its product; null
 *   for a menu that is not long
 */
export function wholeMenu({ sidebar: { items }, config }: MenuOf, say: Say): string | null {
  if (entriesIn(items) <= maxEntries) return null
  const of = { items, config, cut: null, numbers: listNumbers(items) }
  return fillMenu(
    drawing(say)((place) => <Items {...of} place={place} />),
    nowhere,
  )
}

const drawing = (say: Say) => (draw: (place: Place) => ReactElement) =>
  cutMenu((place) => renderToString(spoken(say, draw(place))))

function menuOf({ sidebar, config }: MenuOf, say: Say): Menu {
  const { title, path, items } = sidebar
  const isLong = entriesIn(items) > maxEntries
  const cut = drawing(say)
  const numbers = isLong ? listNumbers(items) : undefined
  return cut((place) => (
    <>
      <p className="sidebar-title">
        <OwnIcon config={config} place={place} />
        {path === undefined ? (
          breakable(title)
        ) : (
          <a href={path} data-hole={place(({ route }) => (path === route ? current : ''))}>
            {breakable(title)}
          </a>
        )}
      </p>
      <Items items={items} place={place} cut={isLong ? cut : null} numbers={numbers} config={config} />
    </>
  ))
}

const current = ' aria-current="page"'

type Cut = (draw: (place: Place) => ReactElement) => Menu

interface ItemsProps extends Pick<SidebarProps, 'config'> {
  readonly items: readonly MenuItem[]
  readonly place: Place
  /** Makes a menu of what is in a folder of a long sidebar; null where the sidebar is not long. */
  readonly cut: Cut | null
  readonly numbers?: ReadonlyMap<MenuItem, number> | undefined
  /** The number of the list that they are; none for that of the menu itself. */
  readonly list?: number | undefined
}

function Items({ items, list, ...rest }: ItemsProps): ReactElement {
  const { cut, place } = rest
  if (cut !== null && items.length > maxListed) {
    const drawn = items.map((item) => cut((inside) => <Item item={item} {...rest} place={inside} />))
    const places = firstPlaces(items)
    const [before, after] = [moreLink(cut, list), moreLink(cut, list)]
    const shown = place((page) => {
      const { start, end } = listWindow(places.get(page.at) ?? -1, items.length)
      const own = drawn.slice(start, end).map((menu) => fillMenu(menu, page))
      return [before(items[start - 1], start), ...own, after(items[end], items.length - end)].join('')
    })
    return <ul>{createElement('menu-hole', { 'data-hole': shown })}</ul>
  }
  return (
    <ul>
      {items.map((item) => (
        <Item key={`${item.type} ${item.path ?? ''} ${item.name}`} item={item} {...rest} />
      ))}
    </ul>
  )
}

/** @returns draws what leads to entries that a list leaves out: pages that follow one another often have the same */
function moreLink(cut: Cut, list: number | undefined): (entry: MenuItem | undefined, n: number) => string {
  let last: { readonly entry: MenuItem; readonly html: string } | null = null
  return (entry, n) => {
    if (entry === undefined) return ''
    if (last?.entry !== entry) {
      const link = cut(() => <MoreLink href={pathsIn(entry)[0]} list={list} n={n} />)
      last = { entry, html: fillMenu(link, nowhere) }
    }
    return last.html
  }
}

function Item({ item, ...rest }: Omit<ItemsProps, 'items'> & { item: MenuItem }): ReactElement {
  const { name, path, children = [] } = item
  if (item.type === 'separator') {
    const list = rest.numbers?.get(item)
    return (
      <li className="sidebar-separator" data-folder={rest.cut === null ? list : undefined}>
        <span>{name}</span>
        {children.length > 0 && <Items items={children} {...rest} list={list} />}
      </li>
    )
  }
  if (item.type === 'folder') {
    const { cut } = rest
    return cut === null ? <Folder item={item} {...rest} /> : <LongFolder item={item} {...rest} cut={cut} />
  }
  if (item.type === 'link')
    return (
      <li>
        <a href={path} {...outside(item)}>
          {breakable(name)}
          {item.isExternal && <ExternalMark />}
        </a>
      </li>
    )
  const { product: of } = item
  return (
    <li>
      <a href={path} data-hole={rest.place(({ route }) => (path === route ? current : ''))}>
        {of !== undefined && <ForeignIcon of={of} {...rest} />}
        {item.badge !== undefined && <MethodBadge method={item.badge} />}
        {breakable(item.badge === undefined ? name : ` ${name}`)}
      </a>
    </li>
  )
}

/** Only what leads to the page is on it with what is inside. */
function LongFolder({
  item,
  cut,
  place,
  ...rest
}: Omit<ItemsProps, 'items' | 'cut'> & { item: MenuItem; cut: Cut }): ReactElement {
  const isAt = leadsTo(item)
  const lead = leadOf(item)
  const open = cut((inside) => <Folder item={item} cut={cut} place={inside} {...rest} />)
  const closed = cut(() => (
    <li>
      <a className="folder-link" href={lead?.path} {...outside(lead)} data-folder={rest.numbers?.get(item)}>
        <FolderName item={item} />
        {lead?.isExternal && <ExternalMark />}
      </a>
    </li>
  ))
  return createElement('menu-hole', {
    'data-hole': place((page) => fillMenu(isAt(page.at) ? open : closed, page)),
  })
}

function Folder({ item, ...rest }: Omit<ItemsProps, 'items'> & { item: MenuItem }): ReactElement {
  const { path, children = [] } = item
  const say = useTexts()
  const isAt = leadsTo(item)
  const inside = { ...rest, list: rest.numbers?.get(item) }
  return (
    <li>
      <details
        className="folder"
        data-folder={rest.cut === null ? rest.numbers?.get(item) : undefined}
        data-hole={rest.place(({ at }) => (isAt(at) ? ' open=""' : ''))}
      >
        <summary>
          <FolderName item={item} />
        </summary>
        {path !== undefined && children.every((child) => child.path !== path) ? (
          <Items items={[{ type: 'file', name: say('Overview'), path }, ...children]} {...inside} />
        ) : (
          <Items items={children} {...inside} />
        )}
      </details>
    </li>
  )
}

/** @returns what sets a link apart from pages: the address's query is not carried into it */
const outside = (to: MenuItem | undefined) =>
  to?.type === 'link' ? { rel: to.isExternal ? 'external' : undefined, [mark]: '' } : {}

/** @returns for each path the place of the first item that leads to it */
function firstPlaces(items: readonly MenuItem[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const [at, item] of items.entries())
    for (const path of pathsIn(item)) if (!places.has(path)) places.set(path, at)
  return places
}
