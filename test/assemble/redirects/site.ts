import type { RedirectPlan, RedirectSite } from '../../../compiler/assemble/redirects/draft.ts'
import { planRedirects } from '../../../compiler/assemble/redirects/plan.ts'
import type { Diagnostic, Place } from '../../../compiler/diagnostics/diagnostic.ts'
import type { RedirectRecord } from '../../../compiler/model/redirect.ts'

export const locales = ['en', 'en-us', 'ja', 'de', 'fr', 'es-mx', 'pt-br']

export const site: RedirectSite = {
  routes: [
    '/docs',
    '/docs/voice',
    '/docs/voice/quickstart',
    '/docs/messaging',
    '/docs/libraries/go',
    '/docs/api/errors',
    '/docs/api/errors/20003',
    '/docs/conversational-intelligence/start',
    '/en-us/legal/tos',
  ].map((route) => ({ route, file: `content/pages${route}.md` })),
  files: new Set(['/assets/map.png']),
  locales,
  defaultLocale: 'en-us',
  home: '/docs',
  siteUrl: 'https://docs.brightwire.example',
}

/** Records of one file: each takes two lines, as in YAML. */
export function records(...pairs: readonly (readonly [string, string])[]): readonly RedirectRecord[] {
  return pairs.map(([old_path, dest_url], index) => ({
    old_path,
    dest_url,
    file: 'content/redirects.yaml',
    place: line(index * 2 + 1),
    oldPlace: line(index * 2 + 1),
    destPlace: line(index * 2 + 2),
  }))
}

function line(number: number): Place {
  return { line: number, column: 3, endLine: number, endColumn: 20 }
}

/** The diagnostics as `line code message [related lines]`, and the hint where there is one. */
export function report(...pairs: readonly (readonly [string, string])[]): readonly string[] {
  return planRedirects(records(...pairs), site).diagnostics.map(show)
}

export function show({ code, message, hint, line: at, file, related }: Diagnostic): string {
  const others = related.map((one) => ` [${one.file === file ? one.line : one.file}]`).join('')
  return `${at ?? file} ${code} ${message}${others}${hint === null ? '' : ` | ${hint}`}`
}

export function planOf(...pairs: readonly (readonly [string, string])[]): RedirectPlan {
  const { value, diagnostics } = planRedirects(records(...pairs), site)
  if (diagnostics.length > 0) throw new Error(diagnostics.map(show).join('\n'))
  return value
}

/** The redirects that the product's specification lists, with other names where it leaves them open. */
export const usual: readonly (readonly [string, string])[] = [
  ['/docs/errors/{slug*}', '/docs/api/errors/{slug*}'],
  ['/docs/iot', 'https://partner.example/docs'],
  ['/docs/iot/wireless/{path*}', 'https://partner.example/wireless/{path*}'],
  ['/docs/voice/intelligence/{slug*}', '/docs/conversational-intelligence/{slug*}'],
  ['/docs/sms', '/docs/messaging'],
]
