import type { ReactElement } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { addressOf } from '../site-links.ts'

/** A site's own mark before the brand's name. Without one, the style draws a post that sends in two directions. */
export function BrandMark({ config }: Pick<PageView, 'config'>): ReactElement | null {
  const { logo, logoDark } = config.brand
  if (logo === null) return null
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
}
