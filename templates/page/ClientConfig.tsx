import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { useTexts } from '../elements/texts/texts.ts'
import { clientConfig, configStyles } from './client-config.ts'

/** The services' settings for the browser, as a data block; the script of analytics only where a site uses it. */
export function ClientConfig({ view }: { view: PageView }): ReactElement {
  const { config, lang, isSearched, cache = (_of, _name, make) => make() } = view
  const say = useTexts()
  // Looked up on each page, because the page names these files.
  const styles = configStyles(view)
  const json = cache([config], JSON.stringify(['client config', lang, isSearched, styles]), () =>
    clientConfig({ config, styles }, say),
  )
  return (
    <>
      <script
        type="application/json"
        id="signalpost-config"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; clientConfig() escapes what could end it
        dangerouslySetInnerHTML={{ __html: json }}
      />
      {view.config.services.analytics.provider !== 'none' && (
        <script type="module" src={view.asset('client/widgets/analytics/analytics.client.ts')} />
      )}
    </>
  )
}
