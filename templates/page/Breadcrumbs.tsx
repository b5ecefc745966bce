import type { ReactElement } from 'react'
import type { PageLink } from '../../compiler/model/public-block.ts'
import { useTexts } from '../elements/texts/texts.ts'

/** The way from the docs home to the page. The last item is the page itself. */
export function Breadcrumbs({ items, route }: { items: readonly PageLink[]; route: string }): ReactElement | null {
  const say = useTexts()
  if (items.length === 0) return null
  return (
    <nav className="breadcrumbs" aria-label={say('Breadcrumb')}>
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
