import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { ScriptTexts } from '../../elements/texts/ScriptTexts.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { phoneKeys } from '../../elements/texts/widgets/keys.ts'
import type { PhoneNumberFieldModel } from './contract.ts'

/** A field whose number the island checks; without scripts a sentence stands in its place. */
export function PhoneNumberField({ model }: TemplateProps<PhoneNumberFieldModel>): ReactElement {
  const say = useTexts()
  const { id, country, mobileOnly } = model
  const result = `${id}-result`
  return (
    <div className="phone">
      <div className="phone-field needs-script">
        <label className="phone-label" htmlFor={id}>
          {say(mobileOnly ? 'Mobile number' : 'Phone number')} <span className="phone-country">({country})</span>
        </label>
        <input className="phone-input" id={id} type="tel" autoComplete="tel" aria-describedby={result} />
        <output className="phone-result" id={result} htmlFor={id} />
      </div>
      <ScriptTexts keys={phoneKeys} />
      <p className="phone-unscripted">{say('Here a phone number can be checked, which needs JavaScript.')}</p>
    </div>
  )
}
