import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { breakable } from '../elements/breakable.tsx'
import { isRightToLeft, PageTexts, texts } from '../elements/texts/texts.ts'
import { Breadcrumbs } from './Breadcrumbs.tsx'
import { Contents, listedHeadings } from './contents/Contents.tsx'
import { Drawer } from './drawer/Drawer.tsx'
import { Footer } from './footer/Footer.tsx'
import { type FramePart, standardPart } from './frame-part.ts'
import { Head } from './head/Head.tsx'
import { PageActions } from './page-actions/PageActions.tsx'
import { PageEnd, PageQuestion } from './page-end/PageEnd.tsx'
import { TopBar } from './top-bar/TopBar.tsx'

const unless = (usual: string, value: string): string | undefined => (value === usual ? undefined : value)

/** A whole document. The layout changes the frame only: what is around the body. */
export function Page(view: PageView): ReactElement {
  return <Document view={view} part={standardPart} />
}

/** The same with parts of the frame as a site has them. */
export function Document({ view, part }: { view: PageView; part: FramePart }): ReactElement {
  const { layout, heading } = view
  // Only the page for missing addresses has no Markdown.
  const isNotFound = view.markdownHref === ''
  const reading = layout === 'doc' || layout === 'legal'
  const headings = reading ? listedHeadings(view.headings) : []
  const say = texts(view.lang, view.config.strings)
  const { name, cliName } = view.config.brand
  return (
    <PageTexts.Provider value={say}>
      {/* What is usual is not said. */}
      <html
        lang={view.lang}
        dir={isRightToLeft(view.lang) ? 'rtl' : undefined}
        data-brand={unless('brand', view.brand)}
        data-layout={unless('doc', layout)}
        data-consent={unless('none', view.config.services.consent.provider)}
        data-cli={unless(`${name} CLI`, cliName)}
      >
        <Head view={view}>{part('Head', view, null)}</Head>
        <body>
          <a className="skip-link" href="#sp:content">
            {say('Skip to content')}
          </a>
          {part('TopBar', view, <TopBar view={view} />)}
          <div className="frame">
            <Drawer view={view} />
            <main className="main" id="sp:content" tabIndex={-1}>
              {headings.length > 0 && <Contents headings={headings} />}
              <div className="page">
                {layout !== 'home' &&
                  part(
                    'PageHeader',
                    view,
                    <div className="page-head">
                      <Breadcrumbs items={view.breadcrumbs} route={view.route} />
                      <PageActions view={view} />
                    </div>,
                  )}
                <article className="prose">
                  {heading !== null && <h1>{breakable(heading)}</h1>}
                  {view.body}
                  {layout !== 'home' && !isNotFound && <PageQuestion view={view} />}
                </article>
                {layout !== 'home' && <PageEnd view={view} />}
              </div>
            </main>
          </div>
          {part('Footer', view, <Footer view={view} />)}
        </body>
      </html>
    </PageTexts.Provider>
  )
}
