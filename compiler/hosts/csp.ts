import { searchHosts } from '../data/site/search-service.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { sha256 } from '../formats/hash.ts'
import { speculationRules } from '../formats/speculation-rules.ts'
import { isWebAddress } from '../formats/web-address.ts'

/** What decides where a page may load from. */
export interface PolicyFacts {
  readonly config: Pick<SiteConfig, 'base' | 'docsRoot' | 'services'>
  /** Whether any page embeds a video. */
  readonly videos: boolean
  /** Whether any page shows a page of this site in a frame. */
  readonly frames: boolean
  /** Origins of voice previews on other hosts. */
  readonly mediaOrigins: readonly string[]
}

/** What a service adds to the policy. */
interface Sources {
  readonly script?: readonly string[]
  readonly style?: readonly string[]
  readonly connect?: readonly string[]
  readonly frame?: readonly string[]
  readonly media?: readonly string[]
}

/**
 * The content security policy of every page: nothing but what the site itself and its configured services need, and no
 * inline script or style; rules for what is fetched ahead are put in by a script, and are no code.
 *
 * Rules: W3C "Content Security Policy Level 3"; the origins are those that each provider documents.
 */
export function contentSecurityPolicy(facts: PolicyFacts): string {
  const { base, docsRoot, services } = facts.config
  const all = [
    { connect: [services.search, services.enablementSearch, services.voices].flatMap(searchHosts) },
    captchaSources(services.captcha.provider),
    services.analytics.provider === 'segment' ? segment : {},
    { connect: originOf(services.feedback.endpoint) },
    { frame: facts.videos ? ['https://www.youtube-nocookie.com'] : [] },
    { frame: facts.frames ? ["'self'"] : [] },
    // A hosted index gives the previews' addresses only when it is asked.
    { media: services.voices.provider === 'static' ? facts.mediaOrigins.flatMap(originOf) : ['https:'] },
  ]
  const list = (key: keyof Sources) => [...new Set(all.flatMap((sources: Sources) => sources[key] ?? []))].sort()
  const directives: readonly (readonly [string, readonly string[]])[] = [
    ['default-src', ["'none'"]],
    ['script-src', ["'self'", sourceOf(speculationRules(base + docsRoot)), ...list('script')]],
    ['style-src', ["'self'", ...list('style')]],
    ['img-src', ["'self'", 'data:', 'https:']],
    ['media-src', ["'self'", ...list('media')]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", ...list('connect')]],
    ['worker-src', ["'self'"]],
    ['manifest-src', ["'self'"]],
    ['frame-src', list('frame').length === 0 ? ["'none'"] : list('frame')],
    ['object-src', ["'none'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ]
  return directives.map(([name, sources]) => [name, ...sources].join(' ')).join('; ')
}

/** @returns what allows an inline text by its hash */
function sourceOf(text: string): string {
  return `'sha256-${Buffer.from(sha256(text), 'hex').toString('base64')}'`
}

/** Events are posted to the service's interface; no script of it runs in the page. */
const segment: Sources = { connect: ['https://api.segment.io'] }

function captchaSources(provider: SiteConfig['services']['captcha']['provider']): Sources {
  switch (provider) {
    case 'recaptcha': {
      const google = 'https://www.google.com/recaptcha/'
      return {
        script: [google, 'https://www.gstatic.com/recaptcha/'],
        connect: [google],
        frame: [google, 'https://recaptcha.google.com/recaptcha/'],
      }
    }
    case 'hcaptcha': {
      const hosts = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
      return { script: hosts, style: hosts, connect: hosts, frame: hosts }
    }
    case 'turnstile': {
      const hosts = ['https://challenges.cloudflare.com']
      return { script: hosts, frame: hosts }
    }
    default:
      return {}
  }
}

/**
 * @returns the origin of an absolute URL as a list of one; nothing for a path of this site, nor for a host with a
 *   character that ends a source or a directive of the policy (a URL's host may hold `;`)
 */
function originOf(url: string): readonly string[] {
  if (!isWebAddress(url) || !URL.canParse(url)) return []
  const { origin } = new URL(url)
  return /^https?:\/\/[\w.[\]:-]+$/.test(origin) ? [origin] : []
}
