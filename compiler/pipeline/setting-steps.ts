import { siteValue, siteValuePaths } from '../data/site/site-value.ts'
import { createParser } from '../formats/markdown/parse-markdown.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import { parsePartial } from '../parse/parse.ts'
import type { PageInput } from '../validate/check-page.ts'
import { configSteps } from './config-steps.ts'
import { dataSteps } from './data-steps.ts'
import type { Graph } from './graph/graph.ts'
import { navigationSteps } from './navigation-steps.ts'
import { asJson } from './print.ts'
import type { SourceGroups } from './source-steps.ts'
import type { World } from './world.ts'

const partialsFolder = 'content/partials/'
/** Parts the names of a path: no name holds it. */
const gap = '\n'

export type SettingSteps = ReturnType<typeof settingSteps>

export interface SettingGroups extends SourceGroups {
  readonly settings: SettingSteps
}

/** The files of a site that are no pages: settings, data, navigation, redirects and partials. */
export function settingSteps(
  graph: Graph,
  { sources, registry }: SourceGroups,
  world: Pick<World, 'fast' | 'isExcluded' | 'rest'>,
) {
  const { step } = graph
  const navigation = navigationSteps(graph, sources)
  const settings = configSteps(graph, sources, navigation, world)
  const { config } = settings
  const variable = step('variable', (path) => siteValue(config(), path.split(gap)), asJson)
  const reader = createParser(registry.byDirective, world.fast ?? null, world)
  // Which parser makes it changes no tree; who asks for another one wants to see that.
  const parse: ParseMarkdown = (text, format) => {
    sources.parser()
    return reader(text, format)
  }
  const partial = step('partial', (name) => {
    const { file, diagnostics } = sources.text(partialsFolder + name)
    return { page: file === null ? null : parsePartial(file, registry, parse), diagnostics }
  })
  const partialNames = step(
    'partial names',
    () => sources.listed('partials').map((path) => path.slice(partialsFolder.length)),
    asJson,
  )
  const validation: PageInput = {
    registry,
    parse,
    variables: (path) => variable(path.join(gap)),
    get variableNames() {
      return siteValuePaths(config())
    },
    partials: {
      // One that can't be read is reported by itself.
      has: (name) => sources.exists(partialsFolder + name) || sources.unread().includes(partialsFolder + name),
      get: (name) => (sources.exists(partialsFolder + name) ? (partial(name).page ?? undefined) : undefined),
      keys: () => partialNames(),
    },
  }
  const data = dataSteps(graph, sources, config, world)
  return { ...settings, ...navigation, ...data, partial, partialNames, validation, reader }
}
