import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { SiteConfig } from '../../../compiler/data/site-config.ts'
import type { Kept, MenuItem, Sidebar as SidebarView } from '../../../compiler/model/theme.ts'
import { Icon, type IconName, iconNames } from '../../elements/icons/Icon.tsx'
import { productIcon } from '../../elements/icons/product-icons.ts'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { type Say, spoken, useTexts } from '../../elements/texts/texts.ts'

interface SidebarProps {
  readonly sidebar: SidebarView
  readonly route: string
  readonly product: string | null
  readonly config: SiteConfig
  readonly lang?: string
  readonly kept?: Kept | undefined
}

/** The menu of one product's pages. Folders are native disclosures, open on the way to the current page. */
export function Sidebar({
  sidebar,
  route,
  product,
  config,
  lang = 'en',
  kept = (_of, _name, make) => make(),
}: SidebarProps): ReactElement {
  const say = useTexts()
  const { pieces, places } = kept([config, sidebar], `menu ${product} ${lang}`, () =>
    menuOf({ sidebar, product, config }, say),
  )
  const html = pieces.map((piece, at) => piece + (places[at]?.(route) ?? '')).join('')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <nav className="sidebar" aria-label={say('Docs')} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A menu with holes where one page's differs from another's. */
interface Menu {
  readonly pieces: readonly string[]
  /** What stands behind each piece on the page of a route. */
  readonly places: readonly ((route: string) => string)[]
}

/** Stands for a hole. No author can write such an attribute: their text is escaped. */
const hole = / data-hole="(\d+)"/

function menuOf({ sidebar, product, config }: Omit<SidebarProps, 'route' | 'lang' | 'kept'>, say: Say): Menu {
  const { title, path, items } = sidebar
  const found: ((route: string) => string)[] = []
  const place: Place = (text, isAt) => String(found.push((route) => (isAt(route) ? text : '')) - 1)
  const html = renderToString(
    spoken(
      say,
      <>
        <p className="sidebar-title">
          {product !== null && <Icon name={productIcon(product, config)} size={20} />}
          {path === undefined ? (
            title
          ) : (
            <a href={path} data-hole={place(current, (route) => path === route)}>
              {title}
            </a>
          )}
        </p>
        <Items items={items} place={place} product={product} config={config} />
      </>,
    ),
  )
  const cut = html.split(hole)
  return {
    pieces: cut.filter((_, at) => at % 2 === 0),
    places: cut.flatMap((index, at) => (at % 2 === 1 ? [found[Number(index)] as (route: string) => string] : [])),
  }
}

const current = ' aria-current="page"'

/** Notes what an element says only on some pages. @returns the number of its place */
type Place = (text: string, isAt: (route: string) => boolean) => string

interface ItemsProps extends Pick<SidebarProps, 'product' | 'config'> {
  readonly items: readonly MenuItem[]
  readonly place: Place
}

function Items({ items, ...rest }: ItemsProps): ReactElement {
  return (
    <ul>
      {items.map((item) => (
        <Item key={`${item.type} ${item.path ?? ''} ${item.name}`} item={item} {...rest} />
      ))}
    </ul>
  )
}

function Item({ item, ...rest }: Omit<ItemsProps, 'items'> & { item: MenuItem }): ReactElement {
  const { name, path, children = [] } = item
  if (item.type === 'separator')
    return (
      <li className="sidebar-separator">
        <span>{name}</span>
        {children.length > 0 && <Items items={children} {...rest} />}
      </li>
    )
  if (item.type === 'folder') return <Folder item={item} {...rest} />
  if (item.type === 'link')
    return (
      <li>
        <a href={path} rel={item.isExternal ? 'external' : undefined}>
          {name}
          {item.isExternal && <ExternalMark />}
        </a>
      </li>
    )
  const foreign = item.product !== undefined && item.product !== rest.product ? item.product : null
  return (
    <li>
      <a href={path} data-file="" data-hole={rest.place(current, (route) => path === route)}>
        {foreign !== null && <Icon name={productIcon(foreign, rest.config)} size={16} />}
        {name}
      </a>
    </li>
  )
}

function Folder({ item, ...rest }: Omit<ItemsProps, 'items'> & { item: MenuItem }): ReactElement {
  const { name, path, folderIcon, children = [] } = item
  const say = useTexts()
  return (
    <li>
      <details className="folder" data-hole={rest.place(' open=""', leadsTo(item))}>
        <summary>
          {folderIcon !== undefined && <Icon name={folderIconName(folderIcon)} size={16} />}
          {name}
        </summary>
        {path !== undefined && children.every((child) => child.path !== path) ? (
          <Items items={[{ type: 'file', name: say('Overview'), path }, ...children]} {...rest} />
        ) : (
          <Items items={children} {...rest} />
        )}
      </details>
    </li>
  )
}

/** Tells whether an item or any of its descendants is the page of a route. */
function leadsTo(item: MenuItem): (route: string) => boolean {
  const paths = new Set(pathsIn(item))
  return (route) => paths.has(route)
}

function pathsIn({ path, children = [] }: MenuItem): readonly string[] {
  return [...(path === undefined ? [] : [path]), ...children.flatMap(pathsIn)]
}

function folderIconName(name: string): IconName {
  return iconNames.find((known) => known === name.toLowerCase()) ?? 'document'
}
