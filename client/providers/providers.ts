import { algolia } from './algolia/algolia.ts'

/** Every hosted search, a line each: what its folder tells the builder and the command. */
export const hostedProviders = [algolia] as const
