import type { ReactElement } from 'react'
import type { PageView } from '../../compiler/model/theme.ts'
import { Link } from '../elements/Link.tsx'
import { brandHome, toLink } from './site-links.ts'

/** Help, the legal pages and the copyright line, whose year `client/year.ts` sets. */
export function Footer({ view }: { view: PageView }): ReactElement {
  const { config, brand, year } = view
  const { links } = config
  const { name } = brandHome(config, brand)
  const support = toLink('support team', links.support)
  const questions = toLink(`${name} questions and answers`, links.questions[brand])
  return (
    <footer className="footer">
      <div className="footer-help">
        <p className="footer-title">Need some help?</p>
        <p>
          {'Ask our '}
          <Link {...support}>{support.label}</Link>
          {', or see what others have asked: '}
          <Link {...questions}>{questions.label}</Link>
          {'.'}
        </p>
      </div>
      <div className="footer-legal">
        <ul>
          <li>
            <Link {...toLink('', links.terms)}>Terms of service</Link>
          </li>
          <li>
            <Link {...toLink('', links.privacy)}>Privacy Policy</Link>
          </li>
        </ul>
        <p>
          {'Copyright © '}
          <span data-year="">{year}</span>
          {` ${config.brand.name}`}
        </p>
      </div>
    </footer>
  )
}
