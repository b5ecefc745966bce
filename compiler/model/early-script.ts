import type { SiteConfig } from '../data/site/site-config.ts'
import { assetsOf, type ClientBundle } from './bundle.ts'
import { dataFile } from './data-file.ts'
import type { OutputFile } from './output.ts'
import type { Theme } from './theme.ts'

/** The script that runs before anything is drawn, as pages of a language have it. */
export interface EarlyScript {
  readonly file: OutputFile
  /** What its settings name. */
  readonly sources: ReadonlySet<string>
}

/** @returns the theme's script after the settings of the site, in a file named after its content */
export function earlyScript(
  { early: { source, settings } }: Pick<Theme, 'early'>,
  { config, lang, client }: { readonly config: SiteConfig; readonly lang: string; readonly client: ClientBundle },
): EarlyScript {
  const sources = new Set<string>()
  const asset = assetsOf(config.base, client, sources)
  const content = `${settings({ config, lang, asset })}\n${client.entries.get(source)?.text ?? ''}`
  const [, name = 'early'] = /([a-z0-9-]+)\.early\./.exec(source) ?? []
  return { file: dataFile(`${name}.js`, content), sources }
}
