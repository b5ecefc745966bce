import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { PhoneNumberFieldModel } from './contract.ts'

export function PhoneNumberField({ model }: TemplateProps<PhoneNumberFieldModel>): ReactElement {
  const { id, country, mobileOnly } = model
  const result = `${id}-result`
  return (
    <div className="phone">
      <div className="phone-field needs-script">
        <label className="phone-label" htmlFor={id}>
          {mobileOnly ? 'Mobile number' : 'Phone number'} <span className="phone-country">({country})</span>
        </label>
        <input className="phone-input" id={id} type="tel" autoComplete="tel" aria-describedby={result} />
        <output className="phone-result" id={result} htmlFor={id} />
      </div>
      <p className="phone-unscripted">Here a phone number can be checked, which needs JavaScript.</p>
    </div>
  )
}
