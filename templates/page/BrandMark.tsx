import type { ReactElement } from 'react'

/** The mark before the brand's name: a post that sends in two directions. The same drawing is the favicon. */
export function BrandMark(): ReactElement {
  return (
    <svg className="brand-mark" viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
      <rect className="brand-mark-ground" width="24" height="24" rx="6" />
      <path d="M12 10v8.5M8.8 13.2a4.5 4.5 0 0 1 0-6.4M15.2 13.2a4.5 4.5 0 0 0 0-6.4M12 10v.01" />
    </svg>
  )
}
