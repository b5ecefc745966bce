import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { PageView } from '../../../compiler/model/theme.ts'
import { Link } from '../../elements/link/Link.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import { keptHtml } from '../kept-html.tsx'
import { brandHome, type FrameLink, toLink, toLinks } from '../site-links.ts'
import { mark } from './mark.ts'

/** Help, what the site adds, the legal pages and the copyright line, whose year its script sets. */
export function Footer({ view }: { view: PageView }): ReactElement {
  const { brand, year, lang } = view
  const html = keptHtml(view, `footer ${brand} ${year} ${lang}`, useTexts(), () => <Columns view={view} />)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React has made it, once for all pages
  return <footer className="footer" dangerouslySetInnerHTML={{ __html: html }} />
}

/** The same on all pages of a brand. */
function Columns({ view }: { view: Pick<PageView, 'config' | 'brand' | 'year'> }): ReactElement {
  const { config, year } = view
  const say = useTexts()
  const { columns, legal } = config.footer
  const { terms, privacy } = config.links
  const legalLinks = [
    ...(terms === undefined ? [] : [toLink(say('Terms of service'), terms, config)]),
    ...(privacy === undefined ? [] : [toLink(say('Privacy Policy'), privacy, config)]),
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
        <p className="footer-title">{say('Need some help?')}</p>
        <p>
          <Help view={view} />
        </p>
      </div>
      <div className="footer-legal">
        <Links links={legalLinks} />
        <p>
          {`${say('Copyright ©')} `}
          <span {...{ [mark]: '' }}>{year}</span>
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
function Help({ view: { config, brand } }: { view: Pick<PageView, 'config' | 'brand'> }): ReactNode {
  const say = useTexts()
  const { name, path } = brandHome(config, brand)
  const { support, questions } = config.links
  const questionsUrl = questions[brand]
  if (support === undefined && questionsUrl === undefined) return <a href={path}>{say('All documentation')}</a>
  const links: Readonly<Record<string, ReactElement | null>> = {
    support: support === undefined ? null : <Link {...toLink('', support, config)}>{say('support team')}</Link>,
    questions:
      questionsUrl === undefined ? null : (
        <Link {...toLink('', questionsUrl, config)}>
          {say('{name} questions and answers').replace('{name}', () => name)}
        </Link>
      ),
  }
  const sentence =
    questionsUrl === undefined
      ? say('Ask our {support}.')
      : support === undefined
        ? say('See what others have asked: {questions}.')
        : say('Ask our {support}, or see what others have asked: {questions}.')
  return sentence
    .split(/\{(support|questions)\}/)
    .map((piece) => <Fragment key={piece}>{links[piece] ?? piece}</Fragment>)
}
