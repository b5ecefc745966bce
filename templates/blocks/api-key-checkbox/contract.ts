import { z } from 'zod'

export const apiKeyCheckboxContract = z.object({})

export type ApiKeyCheckboxProps = z.output<typeof apiKeyCheckboxContract>
