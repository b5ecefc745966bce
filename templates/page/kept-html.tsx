import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import type { PageView } from '../../compiler/model/theme.ts'
import { type Say, spoken } from '../elements/texts/texts.ts'

/**
 * What several pages of a site share, as HTML: React makes it once for all of them.
 *
 * @param name says what it depends on besides the site's settings
 */
export function keptHtml(
  { config, cache = (_of, _name, make) => make() }: Pick<PageView, 'config' | 'cache'>,
  name: string,
  say: Say,
  content: () => ReactElement,
): string {
  return cache([config], name, () => renderToString(spoken(say, content())))
}
