import type { SiteConfig } from '../data/site-config.ts'

const areas = [
  'alpha',
  'api',
  'authy',
  'chat',
  'content',
  'conversations',
  'engage',
  'events',
  'flex',
  'frontline',
  'global-infrastructure',
  'glossary',
  'iam',
  'interconnect',
  'iot',
  'labs',
  'libraries',
  'lookup',
  'marketplace',
  'messaging',
  'mobile-identity',
  'marketing-campaigns',
  'notify',
  'openapi',
  'phone-numbers',
  'proxy',
  'rcs',
  'salesforce',
  'serverless',
  'sip-trunking',
  'studio',
  'stun-turn',
  'sync',
  'taskrouter',
  'trust-hub',
  'unified-profiles',
  'usage',
  'verify',
  'video',
  'voice',
  'conversational-intelligence',
  'whatsapp',
] as const

/** The product areas of a site (spec 3): the common ones and those that carry its own names. */
export function productAreas(config: SiteConfig): ReadonlySet<string> {
  return new Set([...areas, config.subBrand.key, config.platformSection.key, `${config.brand.key}-cli`])
}

/** @returns the product area of a route: the first segment after `/docs/` when it is one */
export function productOf(route: string, all: ReadonlySet<string>): string | null {
  const segment = /^\/docs\/([^/]+)/.exec(route)?.[1] ?? ''
  return all.has(segment) ? segment : null
}
