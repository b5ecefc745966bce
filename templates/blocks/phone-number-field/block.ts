import { unknownCountry } from '../../../compiler/diagnostics/codes/layout-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { filled } from '../../elements/texts/texts.ts'
import { type PhoneNumberFieldModel, type PhoneNumberFieldProps, phoneNumberFieldContract } from './contract.ts'
import { countries, nearestCountry } from './countries.ts'
import { PhoneNumberField } from './PhoneNumberField.tsx'

const onThePage = {
  any: 'On the page, a field checks a phone number ({country}) and shows its E.164 form.',
  mobile: 'On the page, a field checks a mobile number ({country}) and shows its E.164 form.',
}

export const phoneNumberFieldBlock = defineBlock<PhoneNumberFieldProps, PhoneNumberFieldModel>({
  name: 'PhoneNumberField',
  summary: 'A field that checks a phone number: it shows the E.164 form, or says what is wrong.',
  contract: phoneNumberFieldContract,
  children: 'nothing',
  model: ({ props, id, nearest }) => {
    const model = { ...props, id: id('phone-number') }
    if (countries.has(props.country)) return { model }
    return {
      model,
      findings: [
        {
          ...unknownCountry.finding({ country: props.country, nearest: nearestCountry(props.country, nearest) }),
          path: ['country'],
        },
      ],
    }
  },
  Template: PhoneNumberField,
  markdown: ({ model: { country, mobileOnly }, say }) =>
    `_${filled(say(mobileOnly ? onThePage.mobile : onThePage.any), { country: markdownText(country) })}_`,
  styles: 'blocks/phone-number-field/phone-number-field.css',
  island: {
    entry: 'blocks/phone-number-field/island.client.ts',
    hydrate: 'interaction',
    props: ({ country, mobileOnly }) => ({ country, mobileOnly }),
  },
})
