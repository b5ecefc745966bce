import { z } from 'zod'

/**
 * Where the site is published.
 *
 * @param hostNames the hosts that `for` may name: a later stage knows them
 */
export const hosting = (hostNames: readonly string[]) =>
  z
    .strictObject({
      format: z
        .enum(['directory', 'file'])
        .default('directory')
        .describe('directory writes route/index.html, file writes route.html'),
      for: z
        .array(z.enum(hostNames))
        .optional()
        .describe('The hosts whose files are written and whose layout is checked'),
    })
    .prefault({})
    .transform((hosting) => ({ ...hosting, for: hosting.for ?? null }))
    .describe('Where the site is published')
