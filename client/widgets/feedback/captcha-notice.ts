import { element } from '../../element.ts'
import { say } from '../../say.ts'
import type { ClientConfig } from '../../wire/client-config.ts'

/** Names and legal pages of the captcha services, as they ask sites to show them. */
const services = {
  recaptcha: {
    name: 'reCAPTCHA',
    owner: 'Google',
    privacy: 'https://policies.google.com/privacy',
    terms: 'https://policies.google.com/terms',
  },
  hcaptcha: {
    name: 'hCaptcha',
    owner: 'hCaptcha',
    privacy: 'https://www.hcaptcha.com/privacy',
    terms: 'https://www.hcaptcha.com/terms',
  },
  turnstile: {
    name: 'Cloudflare Turnstile',
    owner: 'Cloudflare',
    privacy: 'https://www.cloudflare.com/privacypolicy/',
    terms: 'https://www.cloudflare.com/website-terms/',
  },
} as const

/** Says which service protects the site, and whose policies apply; without one, only that the site's own do; null where there is none. */
export function captchaNotice({ captcha, links }: Pick<ClientConfig, 'captcha' | 'links'>): HTMLElement | null {
  const link = (label: string, href: string) =>
    element('a', { href, target: '_blank', rel: 'noopener' }, label, newTab())
  if (captcha.provider === 'none') {
    const own = [
      ...(links.privacy === null ? [] : [link(say('Privacy Policy'), links.privacy)]),
      ...(links.terms === null ? [] : [link(say('Terms of service'), links.terms)]),
    ]
    const [first, second] = own
    if (first === undefined) return null
    return notice(second === undefined ? 'Our {first} applies.' : 'Our {first} and {second} apply.', { first, second })
  }
  const { name, owner, privacy, terms } = services[captcha.provider]
  return notice('This site is protected by {name}, a captcha service, and the {owner} {first} and {second} apply.', {
    name,
    owner,
    first: link(say('Privacy Policy'), privacy),
    second: link(say('Terms of Service'), terms),
  })
}

/** A sentence with links in it. */
function notice(english: string, values: Readonly<Record<string, string | HTMLElement | undefined>>): HTMLElement {
  const pieces = say(english).split(/\{(\w+)\}/)
  return element(
    'p',
    { class: 'feedback-notice' },
    ...pieces.map((piece, index) => (index % 2 === 0 ? piece : (values[piece] ?? ''))),
  )
}

const newTab = () => element('span', { class: 'visually-hidden' }, ` ${say('(opens in a new tab)')}`)
