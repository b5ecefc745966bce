import type { ReactElement } from 'react'
import type { SiteConfig } from '../../compiler/data/site-config.ts'

/** The mark before the brand's name: the site's own, or a post that sends in two directions. */
export function BrandMark({ logo, logoDark }: Pick<SiteConfig['brand'], 'logo' | 'logoDark'>): ReactElement {
  if (logo !== null)
    return (
      <>
        <img className="brand-logo" src={logo} alt="" data-theme-of={logoDark === logo ? undefined : 'light'} />
        {logoDark !== null && logoDark !== logo && (
          <img className="brand-logo" src={logoDark} alt="" data-theme-of="dark" />
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
