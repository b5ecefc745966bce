import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/Icon.tsx'
import { ExternalMark } from '../../elements/Link.tsx'
import type { HeroModel } from './contract.ts'

export function Hero({ model, image: imageOf }: TemplateProps<HeroModel>): ReactElement {
  const { title, tagline, image, imageDark, links } = model
  const sized = (file: string) => {
    const { src, size } = imageOf(file)
    return { src, ...size }
  }
  return (
    <header className="hero" data-image={image === null ? undefined : ''}>
      <div className="hero-text">
        <h1 className="hero-title">{title}</h1>
        {tagline !== null && <p className="hero-tagline">{tagline}</p>}
        {links.length > 0 && (
          <ul className="hero-links">
            {links.map(({ label, url }) => (
              <li key={`${label} ${url}`}>
                <HeroLink label={label} url={url} />
              </li>
            ))}
          </ul>
        )}
      </div>
      {image !== null && imageDark === null && (
        <img className="hero-image" {...sized(image)} alt="" fetchPriority="high" />
      )}
      {image !== null && imageDark !== null && (
        // What the style sheet hides is not loaded, because it is lazy.
        <>
          <img className="hero-image hero-image-light" {...sized(image)} alt="" loading="lazy" />
          <img className="hero-image hero-image-dark" {...sized(imageDark)} alt="" loading="lazy" />
        </>
      )}
    </header>
  )
}

/** The arrow says whether the link leads down this page or away from it. */
function HeroLink({ label, url }: { label: string; url: string }): ReactElement {
  const external = !/^[/#]/.test(url)
  return (
    <a className="hero-link" href={url} rel={external ? 'external' : undefined}>
      {label}
      {external ? <ExternalMark /> : <Icon name={url.startsWith('#') ? 'chevron-down' : 'arrow-right'} size={16} />}
    </a>
  )
}
