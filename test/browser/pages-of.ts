import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A page of a built site. */
export interface BuiltPage {
  /** Its address, from the origin. */
  readonly route: string
  readonly html: string
}

/** @returns the pages of an output folder in byte order: not the files that only lead to another address */
export function pagesOf(folder: string): readonly BuiltPage[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !file.startsWith('_assets'))
    .sort()
    .map((file) => {
      const route = `/${file.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.html$/, '')}`
      return { route, html: readFileSync(join(folder, file), 'utf8') }
    })
    .filter(({ html }) => !html.includes('http-equiv="refresh"'))
}
