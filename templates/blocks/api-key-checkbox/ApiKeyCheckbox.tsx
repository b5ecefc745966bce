import type { ReactElement } from 'react'
import { useTexts } from '../../elements/texts/texts.ts'

/** A checked box that nobody can change: a picture of the one in the product. */
export function ApiKeyCheckbox(): ReactElement {
  return (
    <label className="api-key-checkbox">
      <input className="check-box" type="checkbox" checked disabled readOnly />
      {useTexts()('API Key')}
    </label>
  )
}
