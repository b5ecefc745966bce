import type { WrittenConfig } from '../../client/wire/client-config.ts'
import type { PageView } from '../../compiler/model/theme.ts'
import { type Say, scriptTexts } from '../elements/texts/texts.ts'
import { addressOf } from './site-links.ts'

/**
 * What the browser's code must know of the site's services. `client/services/config.ts` reads it; the keys of search
 * and analytics services are public by their nature, and nothing else of `site.yaml` goes in.
 *
 * @returns a statement of a plain script; JSON is an expression of the language
 */
export function clientSettings({ config, asset }: Pick<PageView, 'config' | 'asset'>, say: Say): string {
  const said = scriptTexts(say)
  const { feedback, captcha, analytics, identity, search, enablementSearch } = config.services
  const tags = { brand: config.brand.key, subBrand: config.subBrand?.key ?? config.brand.key }
  const { terms, privacy } = config.links
  const hasSearch = search.provider !== 'none' || enablementSearch.provider !== 'none'
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
      search: hasSearch ? asset('client/widgets/search/search.css') : '',
      ...(config.services.tryIt && { tryIt: asset('elements/try-it/try-it.css') }),
    },
  }
  return `var signalpost=${JSON.stringify(given)}`
}
