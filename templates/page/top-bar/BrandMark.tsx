import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { addressOf } from '../site-links.ts'

/** The mark before the brand's name: the site's own, or a post that sends in two directions. */
export function BrandMark({ config, brand }: Pick<PageView, 'config' | 'brand'>): ReactElement {
  const { logo, logoDark } = config.brand
  if (brand === 'brand' && logo !== null)
    return (
      <>
        <img
          className="brand-logo"
          src={addressOf(logo, config)}
          alt=""
          data-theme-of={logoDark === logo ? undefined : 'light'}
        />
        {logoDark !== null && logoDark !== logo && (
          <img className="brand-logo" src={addressOf(logoDark, config)} alt="" data-theme-of="dark" />
        )}
      </>
    )
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect className="brand-mark-ground" width="24" height="24" rx="6" />
      <path d="M12 10v8.5M8.8 13.2a4.5 4.5 0 0 1 0-6.4M15.2 13.2a4.5 4.5 0 0 0 0-6.4M12 10v.01" />
    </svg>
  )
}
