import type { ReactElement } from 'react'

/** A checked box that nobody can change: a picture of the one in the product. */
export function ApiKeyCheckbox(): ReactElement {
  return (
    <label className="api-key-checkbox">
      <input className="check-box" type="checkbox" checked disabled readOnly />
      API Key
    </label>
  )
}
