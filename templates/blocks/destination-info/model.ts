import type { Destination } from '../../../compiler/data/destinations.ts'
import { missingDestination, unknownDestination } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import { platformLinks } from '../../elements/platform-links.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { unknownName } from '../../elements/unknown-name.ts'
import type { DestinationInfoModel, DestinationInfoProps } from './contract.ts'
import { factsOf } from './facts.ts'
import { capital, sentencesOf } from './sentences.ts'

/** What the box says, and the links that come from the record and not from the page. */
export function destinationInfoModel(input: ModelInput<DestinationInfoProps>): Modelled<DestinationInfoModel> {
  const { props, site, page, use } = input
  const { record, findings } = findRecord(input)
  // Links are followed below, those of the properties as those of the record.
  const facts = factsOf({ ...props, components: use.props.components }, record)
  const { links, section } = platformLinks(site)
  const sentences = sentencesOf(facts, section, textsOn(page.frontMatter, site.config))
  const hasModes = !props.hideCmodes && (facts.hasCloudMode || facts.hasDeviceMode)
  const components = props.hideComponents ? [] : facts.components
  const model = {
    id: input.id('destination-info'),
    isBeta: facts.isBeta,
    sentences,
    components: components.map(({ type, code }) => {
      const target = code ? site.link(code) : null
      return { name: componentName(type), href: target?.href ?? null, external: target?.external ?? false }
    }),
    modes: hasModes ? facts.modes : null,
    modesHref: hasModes ? section('connections/destinations/#connection-modes').href : '',
  }
  const derived =
    props.components === undefined && record !== undefined
      ? components.flatMap(({ code }) => (code ? { url: code, record } : []))
      : []
  const isEmpty = sentences.length + components.length === 0 && !hasModes && findings.length === 0
  return {
    model,
    findings: isEmpty ? [missingDestination.finding()] : findings,
    links: [...links, ...derived],
  }
}

function findRecord({ props, site, nearest }: ModelInput<DestinationInfoProps>): {
  readonly record: Destination | undefined
  readonly findings: readonly Finding[]
} {
  const { destinationsById, destinationsBySlug } = site.data
  for (const [key, table] of [
    ['id', destinationsById],
    ['slug', destinationsBySlug],
  ] as const) {
    const name = props[key]
    if (name === undefined) continue
    const record = table.get(name)
    if (record !== undefined) return { record, findings: [] }
    const kept = 'content/data/destinations.yaml'
    const named = {
      unknown: unknownDestination,
      kind: 'destinations' as const,
      name,
      path: [key],
      known: table.keys(),
      kept,
    }
    return { record, findings: [unknownName(named, nearest)] }
  }
  return { record: undefined, findings: [] }
}

/** `SERVER` becomes `Server`; what has capitals of its own is a name. */
function componentName(type: string): string {
  if (type.toUpperCase() === 'IOS') return 'iOS'
  return /\p{Ll}/u.test(type) && /\p{Lu}/u.test(type) ? type : capital(type)
}
