import type { ReactElement, ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageView } from '../../compiler/model/theme.ts'
import { Link } from '../elements/Link.tsx'
import { brandHome, type FrameLink, toLink, toLinks } from './site-links.ts'

/** Help, what the site adds, the legal pages and the copyright line, whose year `client/year.ts` sets. */
export function Footer({ view }: { view: PageView }): ReactElement {
  const { config, brand, year, kept = (_of, _name, make) => make() } = view
  const html = kept([config], `footer ${brand} ${year}`, () => renderToString(<Columns view={view} />))
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same on all pages of a brand. */
function Columns({ view }: { view: Pick<PageView, 'config' | 'brand' | 'year'> }): ReactElement {
  const { config, year } = view
  const { columns, legal } = config.footer
  const { terms, privacy } = config.links
  const legalLinks = [
    ...(terms === undefined ? [] : [toLink('Terms of service', terms, config)]),
    ...(privacy === undefined ? [] : [toLink('Privacy Policy', privacy, config)]),
    ...toLinks(legal, config),
  ]
  return (
    <>
      {columns.map(({ title, links }) => (
        <div className="footer-column" key={title}>
          <p className="footer-title">{title}</p>
          <Links links={toLinks(links, config)} />
        </div>
      ))}
      <div className="footer-help">
        <p className="footer-title">Need some help?</p>
        <p>{help(view)}</p>
      </div>
      <div className="footer-legal">
        <Links links={legalLinks} />
        <p>
          {'Copyright © '}
          <span data-year="">{year}</span>
          {` ${config.brand.name}`}
        </p>
      </div>
    </>
  )
}

function Links({ links }: { links: readonly FrameLink[] }): ReactElement | null {
  if (links.length === 0) return null
  return (
    <ul>
      {links.map(({ label, ...link }) => (
        <li key={`${label} ${link.href}`}>
          <Link {...link}>{label}</Link>
        </li>
      ))}
    </ul>
  )
}

/** Whom readers may ask: as many of the two as the site names, and its first page where it names none. */
function help({ config, brand }: Pick<PageView, 'config' | 'brand'>): ReactNode {
  const { name, path } = brandHome(config, brand)
  const { support, questions } = config.links
  const asked = questions[brand]
  const supportLink = support === undefined ? null : <Link {...toLink('', support, config)}>support team</Link>
  const questionsLink =
    asked === undefined ? null : <Link {...toLink('', asked, config)}>{`${name} questions and answers`}</Link>
  if (supportLink !== null && questionsLink !== null)
    return (
      <>
        {'Ask our '}
        {supportLink}
        {', or see what others have asked: '}
        {questionsLink}
        {'.'}
      </>
    )
  if (supportLink !== null)
    return (
      <>
        {'Ask our '}
        {supportLink}
        {'.'}
      </>
    )
  if (questionsLink !== null)
    return (
      <>
        {'See what others have asked: '}
        {questionsLink}
        {'.'}
      </>
    )
  return <a href={path}>All documentation</a>
}
