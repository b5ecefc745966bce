import { isPlain } from '../assemble/redirects/segment.ts'
import { patternNotServed } from '../diagnostics/codes/hosts.ts'
import type { Host } from './host.ts'

/**
 * GitHub Pages knows no redirects and no headers of a site's own: pages replace plain redirects, patterns and
 * locales are lost, and so are caching for ever and every security header. Without `.nojekyll` it would leave out the
 * folder `_assets` (docs.github.com, "About GitHub Pages and Jekyll").
 */
export const github: Host = {
  layout: 'file',
  redirects: false,
  files({ rules }) {
    const lost = rules.flatMap(({ source, owner }) => (owner === null || isPlain(source) ? [] : [owner]))
    return {
      files: [{ path: '.nojekyll', content: '' }],
      diagnostics: lost.map(({ file, place, from }) =>
        patternNotServed({ file, place }, { host: 'GitHub Pages', source: from }),
      ),
    }
  },
}
