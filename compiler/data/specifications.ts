import { z } from 'zod'
import { readSpecifications } from '../openapi/read-specifications.ts'
import type { SpecificationViews } from '../openapi/view.ts'
import { defineKind } from './kind.ts'
import type { SiteConfig } from './site/site-config.ts'
import { specificationWithoutExcluded } from './without-excluded.ts'

export interface SpecificationLists {
  /** The files under `data/openapi/`, checked: the name of one is its path there without extension, as pages give it. */
  readonly specifications: SpecificationViews
}

export const specificationsKind = defineKind<SpecificationLists>({
  name: 'openapi',
  place: 'folder',
  schema: z.looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string(), version: z.string() }) }),
  namedByFile: true,
  lists: ['specifications'],
  load({ sources, config, loading, about, isExcluded }) {
    const { value, diagnostics } = readSpecifications(sources, config.brand.key, lenientNames(config), {
      about,
      shown: isExcluded && ((value, file) => specificationWithoutExcluded(value, (url) => isExcluded(url, file))),
    })
    loading.diagnostics.addAll(diagnostics)
    for (const { name, source } of sources) {
      const view = value.byName.get(name)
      if (view === undefined) loading.refused.add('openapi', name)
      else {
        const nowhere = { place: () => null, placeOf: () => null, placeOfLink: () => null }
        loading.origins.set(view, { file: source.path, path: [], ...nowhere })
      }
    }
    return { specifications: value }
  },
  partPrint({ specifications }, [name = '', what, part = '']) {
    if (what === 'list') return specifications.partPrint(name, 'list')
    return specifications.partPrint(name, what === 'operation' ? { operationId: part } : { schema: part })
  },
})

function lenientNames({ openapi }: SiteConfig): ReadonlySet<string> {
  return new Set(Object.keys(openapi).filter((name) => openapi[name]?.lenient === true))
}
