import { highlightMemory } from '../formats/markdown/code/highlight.ts'
import type { EarlyScript } from '../model/early-script.ts'
import type { OutputFile } from '../model/output.ts'
import type { Caught } from '../model/theme.ts'
import { createRenderCache } from '../render/render-cache.ts'
import type { RenderInput } from '../render/render-input.ts'
import type { FactSteps } from './fact-steps.ts'
import { earlySource, menuSource } from './made-sources.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/** Files that many pages name. */
export interface SharedSteps {
  /** @param source from `menuSource` */
  menu(source: string): OutputFile | null
  early(lang: string): EarlyScript
}

/** What all pages are rendered with. */
export function renderInput(
  sources: SourceSteps,
  config: SettingSteps['config'],
  { view, link }: FactSteps['frame'],
  { theme, client, fast, rest }: Pick<World, 'theme' | 'client' | 'fast' | 'rest'>,
  { menu, early }: SharedSteps,
): RenderInput {
  return {
    theme,
    client,
    site: {
      get config() {
        return config()
      },
      view,
      link,
    },
    imageSize: sources.imageSize,
    lastUpdated: sources.lastUpdated,
    get year() {
      return sources.year()
    },
    highlighted: highlightMemory(),
    shells: new Map(),
    kept: createRenderCache(),
    fast,
    rest,
    menu: (of) => {
      const source = menuSource(of)
      const file = menu(source)
      return file === null ? null : { source, file }
    },
    early: (lang) => ({ source: earlySource(lang), ...early(lang) }),
  }
}

/** Runs what calls the theme: what a part of the site's own throws becomes a finding. */
export type Catching = <Value>(render: () => Value) => Caught<Value>

/** @returns what calls the theme, and reads the site's code as an input of the step that asks */
export function catching({ look }: Pick<SourceSteps, 'look'>, { theme }: Pick<World, 'theme'>): Catching {
  return (render) => {
    look()
    return theme.caught?.(render) ?? { value: render(), diagnostics: [] }
  }
}
