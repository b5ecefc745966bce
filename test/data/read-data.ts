import type { DataKinds } from '../../compiler/data/data.ts'
import { loadKind } from '../../compiler/data/kind.ts'
import { dataKinds, kindAt, unknownKind } from '../../compiler/data/kinds.ts'
import type { SiteConfig } from '../../compiler/data/site/site-config.ts'
import { siteData } from '../../compiler/data/site-data.ts'
import type { Outcome } from '../../compiler/diagnostics/diagnostic.ts'
import type { SourceFile } from '../../compiler/formats/source.ts'

/** Reads data files of every kind at once. */
export function readData(sources: readonly SourceFile[], config: SiteConfig): Outcome<DataKinds> {
  const origins = new WeakMap()
  const loaded = new Map(
    dataKinds.map((kind) => {
      const own = sources.filter(({ path }) => kindAt(path) === kind)
      return [kind.name as string, loadKind(kind, own, [], { config, origins })]
    }),
  )
  const stray = sources.filter(({ path }) => kindAt(path) === null).map(({ path }) => unknownKind(path))
  const load = (name: string) => {
    const kind = loaded.get(name)
    if (kind === undefined) throw new Error(`No kind ${name}`)
    return kind
  }
  const ofPart = ([kind]: readonly [kind: string, ...part: string[]]) => {
    return () => load(kind)
  }
  return {
    value: siteData(load, ofPart, origins),
    diagnostics: [...stray, ...[...loaded.values()].flatMap(({ diagnostics }) => [...diagnostics])],
  }
}
