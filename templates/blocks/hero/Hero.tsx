import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { ExternalMark } from '../../elements/link/Link.tsx'
import { SearchField } from '../../elements/search-field/SearchField.tsx'
import type { HeroModel } from './contract.ts'

/** What the site is, a field to search it, a picture, and a first request to copy. */
export function Hero({ model, parts, image: imageOf }: TemplateProps<HeroModel>): ReactElement {
  const { title, tagline, image, imageDark, placeholder, links } = model
  const [sample] = parts
  const sized = (file: string) => {
    const { src, size } = imageOf(file)
    return { src, ...size }
  }
  const sizedSource = (file: string) => {
    const { src, size } = imageOf(file)
    return { srcSet: src, ...size }
  }
  const beside = image !== null && sample !== undefined ? 'both' : ''
  return (
    <header className="hero" data-beside={image === null && sample === undefined ? undefined : beside}>
      <div className="hero-text">
        <h1 className="hero-title">{title}</h1>
        {tagline !== null && <p className="hero-tagline">{tagline}</p>}
        {placeholder !== null && <SearchField placeholder={placeholder} />}
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
      {(image !== null || sample !== undefined) && (
        <div className="hero-beside">
          {/* First: on phones the picture is below it, and would move when it comes. */}
          {sample !== undefined && <div className="hero-sample">{sample.element}</div>}
          {image !== null && (
            <picture className="hero-picture">
              {imageDark !== null && <source media="(prefers-color-scheme: dark)" {...sizedSource(imageDark)} />}
              <img className="hero-image" {...sized(image)} alt="" fetchPriority="high" />
            </picture>
          )}
        </div>
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
