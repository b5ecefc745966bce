import type { MenuKey } from '../model/theme.ts'

const mark = 'menu '

/** @returns how a page names, among its sources, the file of its sidebar */
export function menuSource({ name, product, lang }: MenuKey): string {
  return mark + JSON.stringify([name, product, lang])
}

export function isMenuSource(source: string): boolean {
  return source.startsWith(mark)
}

/** @param source from `menuSource` */
export function menuKey(source: string): MenuKey {
  const [name, product, lang] = JSON.parse(source.slice(mark.length)) as [string, string | null, string]
  return { name, product, lang }
}
