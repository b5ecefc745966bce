import { type Host, made } from './host.ts'

/**
 * GitHub Pages knows no redirects and no headers of a site's own: pages replace plain redirects, patterns and
 * locales are lost, and so are caching for ever and every security header. Without `.nojekyll` it would leave out the
 * folder `_assets` (docs.github.com, "About GitHub Pages and Jekyll").
 */
export const github: Host = {
  layout: 'file',
  redirects: false,
  files: () => made({ path: '.nojekyll', content: '' }),
}
