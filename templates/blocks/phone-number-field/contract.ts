import { z } from 'zod'

export const phoneNumberFieldContract = z.object({
  country: z
    .string()
    .default('US')
    .describe('Two-letter code of the country whose numbers are typed without a calling code; default: `US`'),
  mobileOnly: z.boolean().default(false).describe('Whether only numbers of mobile phones are right'),
})

export type PhoneNumberFieldProps = z.output<typeof phoneNumberFieldContract>

export interface PhoneNumberFieldModel extends PhoneNumberFieldProps {
  /** The field's id. */
  readonly id: string
}
