import type { ReactElement } from 'react'
import type { SiteConfig } from '../../compiler/data/site-config.ts'
import type { MenuItem, Sidebar as SidebarView } from '../../compiler/model/theme.ts'
import { Icon, type IconName, iconNames } from '../elements/Icon.tsx'
import { ExternalMark } from '../elements/Link.tsx'
import { productIcon } from './product-icons.ts'

interface SidebarProps {
  readonly sidebar: SidebarView
  readonly route: string
  readonly product: string | null
  readonly config: SiteConfig
}

/** The menu of one product's pages. Folders are native disclosures, open on the way to the current page. */
export function Sidebar({ sidebar, route, product, config }: SidebarProps): ReactElement {
  const { title, path, items } = sidebar
  return (
    <nav className="sidebar" aria-label="Docs">
      <p className="sidebar-title">
        {product !== null && <Icon name={productIcon(product, config)} size={20} />}
        {path === undefined ? (
          title
        ) : (
          <a href={path} aria-current={path === route ? 'page' : undefined}>
            {title}
          </a>
        )}
      </p>
      <Items items={items} route={route} product={product} config={config} />
    </nav>
  )
}

interface ItemsProps extends Omit<SidebarProps, 'sidebar'> {
  readonly items: readonly MenuItem[]
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
      <a href={path} data-file="" aria-current={path === rest.route ? 'page' : undefined}>
        {foreign !== null && <Icon name={productIcon(foreign, rest.config)} size={16} />}
        {name}
      </a>
    </li>
  )
}

function Folder({ item, ...rest }: Omit<ItemsProps, 'items'> & { item: MenuItem }): ReactElement {
  const { name, path, folderIcon, children = [] } = item
  return (
    <li>
      <details className="folder" open={leadsTo(item, rest.route) || undefined}>
        <summary>
          {folderIcon !== undefined && <Icon name={folderIconName(folderIcon)} size={16} />}
          {name}
        </summary>
        {path !== undefined && children.every((child) => child.path !== path) ? (
          <Items items={[{ type: 'file', name: 'Overview', path }, ...children]} {...rest} />
        ) : (
          <Items items={children} {...rest} />
        )}
      </details>
    </li>
  )
}

/** Whether an item or any of its descendants is the current page. */
function leadsTo(item: MenuItem, route: string): boolean {
  return item.path === route || (item.children ?? []).some((child) => leadsTo(child, route))
}

function folderIconName(name: string): IconName {
  return iconNames.find((known) => known === name.toLowerCase()) ?? 'document'
}
