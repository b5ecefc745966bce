import type { SiteConfig } from '../../compiler/data/site-config.ts'
import type { IconName } from '../elements/Icon.tsx'

const icons: ReadonlyMap<string, IconName> = new Map([
  ['api', 'braces'],
  ['authy', 'shield'],
  ['chat', 'bubble'],
  ['content', 'notes'],
  ['conversational-intelligence', 'spark'],
  ['conversations', 'bubbles'],
  ['engage', 'megaphone'],
  ['events', 'events'],
  ['flex', 'contact'],
  ['frontline', 'users'],
  ['global-infrastructure', 'globe'],
  ['glossary', 'book'],
  ['iam', 'key'],
  ['interconnect', 'connections'],
  ['iot', 'mobile'],
  ['libraries', 'library'],
  ['lookup', 'lookup'],
  ['marketing-campaigns', 'email'],
  ['marketplace', 'market'],
  ['messaging', 'bubble'],
  ['mobile-identity', 'mobile'],
  ['notify', 'notification'],
  ['openapi', 'braces'],
  ['phone-numbers', 'number'],
  ['rcs', 'bubble'],
  ['salesforce', 'connections'],
  ['serverless', 'function'],
  ['sip-trunking', 'trunk'],
  ['studio', 'flow'],
  ['sync', 'data'],
  ['taskrouter', 'flow'],
  ['trust-hub', 'shield'],
  ['unified-profiles', 'profiles'],
  ['usage', 'usage'],
  ['verify', 'shield-check'],
  ['video', 'video'],
  ['voice', 'handset'],
  ['whatsapp', 'bubbles'],
])

/** @returns the icon of a product area; areas named by the site have theirs, unknown ones a plain page */
export function productIcon(product: string, config: SiteConfig): IconName {
  if (product === config.subBrand.key) return 'email'
  if (product === config.platformSection.key) return 'data'
  if (product === `${config.brand.key}-cli`) return 'terminal'
  return icons.get(product) ?? 'document'
}
