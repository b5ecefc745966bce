import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { Part } from '../../../compiler/model/public-block.ts'
import { ButtonLink } from '../../elements/button/ButtonLink.tsx'
import type { ProductLandingPageModel } from './contract.ts'

/**
 * Intro, next steps and tutorial come first, in the order of a wide page, where the keyboard is; what follows them
 * is in the author's order.
 */
export function ProductLandingPage({ model, parts }: TemplateProps<ProductLandingPageModel>): ReactElement {
  const tutorial = parts.find(({ name }) => name === 'Tutorial')
  const before = tutorial === undefined ? 0 : parts.indexOf(tutorial)
  const intro = parts.filter((part, index) => part.name === 'ProductIntro' || (isButton(part) && index < before))
  const rest = parts.filter((part) => part !== tutorial && !intro.includes(part))
  return (
    <div className="landing">
      <div className="landing-top">
        {intro.length > 0 && <div className="landing-intro">{intro.map(({ element }) => element)}</div>}
        {model.next !== null && <NextSteps next={model.next} />}
        {tutorial !== undefined && <div className="landing-tutorial">{tutorial.element}</div>}
      </div>
      {rest.map(({ element }) => element)}
    </div>
  )
}

/** Buttons before the tutorial belong to the intro. */
function isButton({ name }: Part): boolean {
  return name === 'ActionButton' || name === 'GetStartedLinks' || name === 'ProductDocumentationButton'
}

function NextSteps({ next }: { next: NonNullable<ProductLandingPageModel['next']> }): ReactElement {
  return (
    <section className="next-steps" aria-labelledby={next.anchor}>
      <h2 className="next-steps-title" id={next.anchor}>
        {next.title}
      </h2>
      <ul className="next-steps-links">
        {next.links.map(({ label, url }) => (
          <li key={`${label} ${url}`}>
            <ButtonLink href={url} kind="secondary">
              {label}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
