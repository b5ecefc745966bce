import type { SiteConfig } from '../data/site/site-config.ts'
import type { ClientBundle } from '../model/bundle.ts'
import { isDrawn } from '../model/icon.ts'
import type { OutputFile } from '../model/output.ts'
import { underBase } from '../model/routes.ts'
import type { Theme } from '../model/theme.ts'

/** PNG and ICO files in base64, by their names in the output. */
export type DrawnIcons = Readonly<Record<string, string>>

/** Sides in pixels of the pictures that the manifest names (W3C "Web Application Manifest"). */
const manifestSides = [192, 512]

/**
 * The icons that browsers and phones look for at fixed addresses, and the manifest that names them: from the picture of
 * the site, else, also where that can't be drawn, from the theme's.
 *
 * @param drawn gives the icons of a picture by its site path
 * @returns nothing for a site whose picture is no SVG
 */
export function siteIcons(
  config: SiteConfig,
  {
    theme,
    client,
    drawn,
  }: {
    readonly theme: Pick<Theme, 'favicon'>
    readonly client: ClientBundle
    readonly drawn: (sitePath: string) => DrawnIcons | null
  },
): readonly OutputFile[] {
  const { favicon } = config.brand
  if (!isDrawn(favicon)) return []
  const own = favicon === null ? null : drawn(favicon)
  const standard = client.entries.get(theme.favicon ?? '')?.icons ?? []
  const files =
    own === null
      ? standard.map((file) => ({ path: nameOf(file), content: { copy: `${client.folder}/${file}` } }))
      : Object.entries(own).map(([path, base64]) => ({ path, content: Buffer.from(base64, 'base64') }))
  if (files.length === 0) return []
  return [...files, { path: 'manifest.webmanifest', content: manifestText(config) }]
}

const nameOf = (file: string) => file.slice(file.lastIndexOf('/') + 1)

function manifestText({ base, brand, description }: SiteConfig): string {
  const manifest = {
    name: brand.name,
    ...(description !== '' && { description }),
    start_url: base === '' ? '/' : base,
    display: 'browser',
    icons: manifestSides.map((side) => ({
      src: underBase(base, `/icon-${side}.png`),
      type: 'image/png',
      sizes: `${side}x${side}`,
    })),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
