import type { ReactElement } from 'react'

export function ApiKeyCheckbox(): ReactElement {
  return (
    <label className="api-key-checkbox">
      <input className="check-box" type="checkbox" checked disabled readOnly />
      API Key
    </label>
  )
}
