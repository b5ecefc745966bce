import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { useTexts } from '../elements/texts/texts.ts'
import { clientConfig } from './client-config.ts'

/** The services' settings for the browser, as a data block; the script of analytics only where a site uses it. */
export function ClientConfig({ view }: { view: PageView }): ReactElement {
  return (
    <>
      <script
        type="application/json"
        id="signalpost-config"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; clientConfig() escapes what could end it
        dangerouslySetInnerHTML={{ __html: clientConfig(view, useTexts()) }}
      />
      {view.config.services.analytics.provider !== 'none' && (
        <script type="module" src={view.asset('client/widgets/analytics/analytics.client.ts')} />
      )}
    </>
  )
}
