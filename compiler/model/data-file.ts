import type { SiteConfig } from '../data/site/site-config.ts'
import { assetsFolder, hashInName } from './bundle.ts'
import type { OutputFile, TextFile } from './output.ts'
import type { Theme } from './theme.ts'

/**
 * A file of data beside the scripts and styles. Its name holds a hash of the content, so that hosts and browsers may
 * keep it for ever, and two blocks with the same content share one.
 *
 * @param name lower-case letters, digits and dashes, with an extension
 * @throws for another name, which is a fault of the block
 */
export function dataFile(name: string, content: string): TextFile {
  const [, base, extension] = /^([a-z0-9-]+)(\.[a-z]+)$/.exec(name) ?? []
  if (base === undefined || extension === undefined) throw new Error(`No name for a data file: ${name}`)
  return { path: `${assetsFolder}${base}-${hashInName(content)}${extension}`, content }
}

/** @returns the style that only this site needs, in a file named after its content; null where it needs none */
export function siteStylesheet(theme: Pick<Theme, 'siteStyles'>, config: SiteConfig): OutputFile | null {
  const style = theme.siteStyles?.(config) ?? ''
  return style === '' ? null : dataFile('site.css', style)
}
