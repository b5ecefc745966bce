import type { ReactElement } from 'react'
import type { PageLink } from '../../compiler/model/theme.ts'

/** The way from the docs home to the page. The last item is the page itself. */
export function Breadcrumbs({ items, route }: { items: readonly PageLink[]; route: string }): ReactElement | null {
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      <ol>
        {items.map(({ title, path }) => (
          <li key={path}>
            <a href={path} aria-current={path === route ? 'page' : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
