import { z } from 'zod'

export const apiKeyCheckboxContract = z.object({})
