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
