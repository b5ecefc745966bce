import { z } from 'zod'

export const protectedContentContract = z.object({})

export type ProtectedContentProps = z.output<typeof protectedContentContract>
