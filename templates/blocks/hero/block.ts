import { defineBlock } from '../../../compiler/model/block.ts'
import type { PropertyLink } from '../../../compiler/model/public-block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { pageBrand } from '../../elements/page-brand.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { checkHero } from './check.ts'
import { type HeroModel, type HeroProps, heroContract } from './contract.ts'
import { Hero } from './Hero.tsx'

export const heroBlock = defineBlock<HeroProps, HeroModel>({
  name: 'Hero',
  summary: "The beginning of a home page: its title, a tagline, a picture, and links to the page's sections.",
  contract: heroContract,
  children: { allow: ['code', 'CodeSampleGroup'], check: checkHero },
  links: ({ image, imageDark, links = [] }) => [
    ...(image === undefined ? [] : [{ path: ['image'], kind: 'image' } satisfies PropertyLink]),
    ...(imageDark === undefined ? [] : [{ path: ['imageDark'], kind: 'image' } satisfies PropertyLink]),
    ...links.map((_, index): PropertyLink => ({ path: ['links', index, 'url'], kind: 'link' })),
  ],
  model: ({ props, site, page }) => {
    const { title, tagline = null, image = null, imageDark = null, links } = props
    const { services, search } = site.config
    const say = textsOn(page.frontMatter, site.config)
    const placeholder = services.search.provider === 'none' ? null : (search.placeholder ?? say('Search'))
    const texts = { title, tagline, image, imageDark, placeholder }
    if (links !== undefined) return { model: { ...texts, links } }
    const { key, name } = pageBrand(page.route, site.config)
    // Spec 2.2: where the hero of the home page leads.
    const standard = [
      { label: say('Featured content'), url: '#featured-content' },
      { label: filled(say('{name} essentials'), { name }), url: `#${key}-essentials` },
      { label: say('Developer Toolkit'), url: '#developer-toolkit' },
    ]
    return { model: { ...texts, links: standard }, links: standard.map(({ url }) => url) }
  },
  Template: Hero,
  markdown: ({ model: { title, tagline }, children }) =>
    [`# ${markdownText(title)}`, tagline === null ? '' : markdownText(tagline), children.trim()]
      .filter((part) => part !== '')
      .join('\n\n'),
  styles: 'blocks/hero/hero.css',
  island: {
    entry: 'blocks/hero/island.client.ts',
    hydrate: 'load',
    needed: ({ placeholder, imageDark }) => placeholder !== null || imageDark !== null,
  },

  more: {
    page: { bringsTitle: true },
  },
})
