import { leadingTo } from '../assemble/redirects/leading-to.ts'
import { planHostFiles, stubFiles } from '../hosts/host-files.ts'
import { hostPage, productName } from '../hosts/published-page.ts'
import { sandboxPages } from '../model/bundle.ts'
import { languageOf, speakerOf } from '../render/language.ts'
import type { Graph } from './graph/graph.ts'
import type { PageGroups } from './page-steps.ts'
import { asBriefJson, storedAsJson } from './print.ts'
import type { World } from './world.ts'

/**
 * What hosts need of a site.
 *
 * @param shownRoutes of all pages of the output
 */
export function hostSteps(
  { step }: Graph,
  { sources, settings, facts, pages }: Pick<PageGroups, 'sources' | 'settings' | 'facts' | 'pages'>,
  { client, theme }: Pick<World, 'client' | 'theme'>,
  shownRoutes: () => readonly string[],
) {
  /** What hosts have to know of a page: few edits change it. */
  const hostFacts = step(
    'host facts',
    (route) => {
      const page = pages.outline(pages.subjectOf(route))
      const lastUpdated = page.hasFile ? sources.lastUpdated(page.file) : null
      return {
        page: hostPage(page, facts.facts(page.route)?.product ?? null, settings.config(), lastUpdated),
        blocks: page.blocks.map(({ name }) => name),
        media: page.media,
        frames: page.frames,
      }
    },
    asBriefJson,
  )
  /** Redirects that lead somewhere in this output. */
  const shownPlan = () => {
    const plan = facts.plan().value
    return sources.audience() === 'protected' ? leadingTo(plan, shownRoutes(), facts.rewrite) : plan
  }
  const hosts = step(
    'host files',
    () => {
      const config = settings.config()
      const shown = shownRoutes().map((route) => hostFacts(route))
      const names = new Set(shown.flatMap(({ blocks }) => blocks))
      const blocks = settings.validation.registry.blocks.filter(({ name }) => names.has(name))
      return planHostFiles({
        config,
        plan: shownPlan(),
        pages: shown.map(({ page }) => page),
        productName: (product) => productName(product, config),
        general: speakerOf(theme, languageOf(undefined, config), config)('General'),
        videos: blocks.some(({ more }) => more?.media?.embeds === 'video'),
        frames: sandboxPages(
          shown.flatMap((page) => page.frames),
          client,
        ),
        media: [...new Set(shown.flatMap(({ media }) => media))],
      })
    },
    storedAsJson,
  )
  /** Pages that replace redirects. @param taken output paths of all other files */
  const stubs = (taken: Iterable<string>) => {
    const config = settings.config()
    const moved = speakerOf(theme, languageOf(undefined, config), config)('This page has moved to {path}.')
    return stubFiles({ config, plan: shownPlan(), routes: shownRoutes(), moved }, taken)
  }
  return { hosts, hostFacts, stubs }
}
