import type { SiteConfig } from '../data/site/site-config.ts'
import type { Speaker } from '../model/public-block.ts'
import type { Theme } from '../model/theme.ts'

/** @returns what says texts in a language; a theme without languages says them in English */
export function speakerOf(theme: Pick<Theme, 'texts'>, lang: string, config: Pick<SiteConfig, 'strings'>): Speaker {
  return theme.texts?.(lang, config.strings) ?? Object.assign((english: string) => english, { lang })
}

/** @param own what front matter says. @returns the language of a page as BCP 47 writes it, by default that of the site */
export function languageOf(own: string | undefined, { locales }: SiteConfig): string {
  return languageTag((own ?? locales.default).toLowerCase())
}

/** @returns the BCP 47 tag of a locale: `en-us` is `en-US`, `zh-hant` is `zh-Hant` */
export function languageTag(locale: string): string {
  return locale
    .split('-')
    .map((part, index) => {
      if (index === 0) return part
      return part.length === 4 ? part.charAt(0).toUpperCase() + part.slice(1) : part.toUpperCase()
    })
    .join('-')
}
