import { defineBlock } from '../../../compiler/model/block.ts'
import { type PhoneNumberFieldModel, type PhoneNumberFieldProps, phoneNumberFieldContract } from './contract.ts'
import { countries, nearestCountry } from './countries.ts'
import { PhoneNumberField } from './PhoneNumberField.tsx'

export const phoneNumberFieldBlock = defineBlock<PhoneNumberFieldProps, PhoneNumberFieldModel>({
  name: 'PhoneNumberField',
  summary: 'A field that checks a phone number: it shows the E.164 form, or says what is wrong.',
  contract: phoneNumberFieldContract,
  children: { allow: 'nothing' },
  model: ({ props, id, nearest }) => {
    const model = { ...props, id: id('phone-number') }
    if (countries.has(props.country)) return { model }
    const near = nearestCountry(props.country, nearest)
    return {
      model,
      findings: [
        {
          code: 'SP3119',
          message: `Unexpected \`${props.country}\` for \`country\`, expected a country's code of two letters`,
          hint: near === null ? 'Write a code such as `US`, `GB` or `DE`.' : `Did you mean \`${near}\`?`,
          path: ['country'],
        },
      ],
    }
  },
  Template: PhoneNumberField,
  markdown: ({ model: { country, mobileOnly } }) =>
    `_On the page, a field checks a ${mobileOnly ? 'mobile' : 'phone'} number (${country}) and shows its E.164 form._`,
  styles: 'blocks/phone-number-field/phone-number-field.css',
  island: {
    entry: 'blocks/phone-number-field/island.client.ts',
    hydrate: 'interaction',
    props: ({ country, mobileOnly }) => ({ country, mobileOnly }),
  },
})
