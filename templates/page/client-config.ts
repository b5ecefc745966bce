import type { WrittenConfig } from '../../client/wire/client-config.ts'
import type { PageView } from '../../compiler/model/theme.ts'
import { type Say, scriptTexts, texts } from '../elements/texts/texts.ts'
import { addressOf } from './site-links.ts'

/**
 * What the browser's code must know of the site's services. `client/services/config.ts` reads it; the keys of search
 * and analytics services are public by their nature, and nothing else of `site.yaml` goes in.
 *
 * @returns JSON that may be inside a script element: `<` is escaped, so nothing in it ends the element
 */
export function clientConfig(
  { config, asset, isSearched }: Pick<PageView, 'config' | 'asset' | 'isSearched'>,
  say: Say = texts('en', {}),
): string {
  const said = scriptTexts(say)
  const { feedback, captcha, analytics, identity, search, enablementSearch } = config.services
  const tags = { brand: config.brand.key, subBrand: config.subBrand?.key ?? config.brand.key }
  const { terms, privacy } = config.links
  const address = (path: string) => addressOf(path, config)
  const given: WrittenConfig = {
    feedback: { ...feedback, endpoint: address(feedback.endpoint) },
    ...(captcha.provider !== 'none' && { captcha }),
    ...(analytics.provider !== 'none' && { analytics }),
    ...(identity.provider !== 'none' && { identity }),
    docsRoot: address(config.docsRoot),
    ...(Object.keys(said).length > 0 && { texts: said }),
    links: {
      terms: terms === undefined ? null : address(terms),
      privacy: privacy === undefined ? null : address(privacy),
    },
    search: {
      site: search,
      ...(JSON.stringify(enablementSearch) !== JSON.stringify(search) && { enablement: enablementSearch }),
      tags,
      ...(config.subBrand !== null &&
        'indexName' in search && {
          brands: { [tags.brand]: config.brand.name, [tags.subBrand]: config.subBrand.name },
        }),
      origin: config.url,
      placeholder: config.search.placeholder ?? say('Search'),
    },
    styles: {
      feedback: asset('client/widgets/feedback/feedback.css'),
      search: isSearched ? asset('client/widgets/search/search.css') : '',
      ...(config.services.tryIt && { tryIt: asset('elements/try-it/try-it.css') }),
    },
  }
  return JSON.stringify(given).replaceAll('<', '\\u003c')
}
