import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import type { IllustrationProps } from './Illustration.tsx'

/** @returns what a drawn terminal says on this site; its command begins with the brand's key */
export function cliOf({ brand }: SiteConfig): IllustrationProps['cli'] {
  return { name: brand.cliName, command: brand.key }
}
