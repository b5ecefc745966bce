import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { HeadedSection } from '../../elements/headed-section/HeadedSection.tsx'
import type { HeadedModel } from '../../elements/headed-section/headed-model.ts'
import { filled, useTexts } from '../../elements/texts/texts.ts'

/** Cards alone, then groups of them; links to the groups where there are several. */
export function ProductGrid({ model, parts, children }: TemplateProps<HeadedModel>): ReactElement {
  const say = useTexts()
  const groups = parts.filter(({ name }) => name === 'CardGroup')
  const cards = parts.filter(({ name }) => name === 'LinkCard')
  const jumps = groups.map((group) => group.model as { readonly heading: string; readonly anchor: string })
  return (
    <HeadedSection anchor={model.anchor} heading={model.heading}>
      {jumps.length > 1 && (
        <nav className="jump-links" aria-label={filled(say('Jump to a group of {name}'), { name: model.heading })}>
          <ul className="jump-links-list">
            {jumps.map(({ heading, anchor }) => (
              <li key={anchor}>
                <a className="jump-link" href={`#${anchor}`}>
                  {heading}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {model.isMixed && children}
      {!model.isMixed && cards.length > 0 && <div className="product-cards">{cards.map(({ element }) => element)}</div>}
      {!model.isMixed && groups.map(({ element }) => element)}
    </HeadedSection>
  )
}
