import { type DataKind, loadKind } from '../data/kind.ts'
import { dataKinds, kindAt } from '../data/kinds.ts'
import { kindOf, type Origin } from '../data/records.ts'
import { loadRedirects } from '../data/redirects-file.ts'
import type { SiteConfig } from '../data/site/site-config.ts'
import { siteData } from '../data/site-data.ts'
import { Findings } from '../diagnostics/packed.ts'
import type { Graph } from './graph/graph.ts'
import { asPackedFindings } from './print.ts'
import type { SourceSteps } from './source-steps.ts'
import type { World } from './world.ts'

/** Between the words of a subject. */
const gap = '\n'

/** @returns the kind of data of a subject of `part of data` */
export function kindOfPart(subject: string): string {
  return subject.slice(0, subject.indexOf(gap))
}

/** The files of `content/data/`, by their kinds, and the redirects. */
export function dataSteps(
  { step, about }: Graph,
  sources: SourceSteps,
  config: () => SiteConfig,
  { isExcluded }: Pick<World, 'isExcluded'>,
) {
  const origins = new WeakMap<object, Origin>()
  const dataKind = step('data kind', (name) => {
    const kind = dataKinds.find((one) => one.name === name)
    if (kind === undefined) throw new Error(`No kind of data is called ${name}`)
    const paths = sources.listed('data').filter((path) => kindAt(path) === kind)
    const files = paths.map((path) => ({ path, ...sources.text(path) }))
    const refused = [...sources.unread(), ...files.flatMap(({ path, file }) => (file === null ? [path] : []))]
    const loaded = loadKind(
      kind,
      files.flatMap(({ file }) => file ?? []),
      refused.filter((path) => path.startsWith('content/data/') && kindOf(path) === name),
      { config: config(), origins, about, isExcluded },
    )
    const diagnostics = Findings.of(...files.map((file) => file.diagnostics), loaded.diagnostics)
    return { ...loaded, diagnostics }
  })

  /** A kind of data for whoever looks at one part of it: another part does not change the answer. */
  const dataPart = step(
    'part of data',
    (key) => {
      const [name = '', ...part] = key.split(gap)
      const loaded = dataKind(name)
      const kind: DataKind | undefined = dataKinds.find((one) => one.name === name)
      if (kind?.partPrint === undefined) throw new Error(`The data of ${name} has no parts`)
      return { loaded, print: kind.partPrint(loaded.value, part) }
    },
    // Few: each holds all of the kind as it was when it was asked for.
    { print: ({ print }) => print, keep: 4 },
  )

  /** A page asks a hundred times: a subject that is put together each time would be looked for by its letters. */
  const ofPart = (part: readonly string[]) => {
    const subject = part.join(gap)
    return () => dataPart(subject).loaded
  }

  const dataProblems = step('data problems', (name) => dataKind(name).diagnostics, asPackedFindings)

  const redirectsFile = step('redirects file', () => {
    const [path] = sources.listed('redirects')
    const { file, diagnostics } = path === undefined ? { file: null, diagnostics: [] } : sources.text(path)
    const loaded = file === null ? loadRedirects(null) : about(file.path, () => loadRedirects(file))
    return { ...loaded, diagnostics: [...diagnostics, ...loaded.diagnostics] }
  })
  return {
    dataKind,
    dataProblems,
    redirectsFile,
    data: siteData(dataKind, ofPart, origins),
  }
}
