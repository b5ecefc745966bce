import type { CatalogSource } from '../../../compiler/data/sources.ts'
import { unknownSource } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'
import { platformLinks } from '../../elements/platform-links.ts'
import { betaSentence, sentence } from '../../elements/sentence.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { unknownName } from '../../elements/unknown-name.ts'
import type { CloudSourceNoteModel, CloudSourceNoteProps } from './contract.ts'

const events =
  '{name} is an {kind}: it sends what happened, when, and to whom. Its events go to warehouses and to other destinations. {link}.'
const objects =
  '{name} is an {kind}: it sends things that last and change, such as customers and invoices. They go to warehouses only, where you can work with them. {link}.'
const privacy =
  '{name} works through the {api}: it carries the privacy requests of your users, to be erased and not to be tracked.'

/** The sentences about a source, from its record and from the properties of the block, which win. */
export function cloudSourceNoteModel(input: ModelInput<CloudSourceNoteProps>): Modelled<CloudSourceNoteModel> {
  const { props, site, page } = input
  const say = textsOn(page.frontMatter, site.config)
  const record = props.slug === undefined ? undefined : site.data.sourcesBySlug.get(props.slug)
  const { links, section } = platformLinks(site)
  const name = props.title ?? record?.display_name ?? page.frontMatter.title
  const isTranscend = props.isTranscend ?? record?.isTranscend ?? false
  const isEvents = props.isCloudEventSource ?? record?.isCloudEventSource ?? false
  const isBeta = (props.status === undefined ? record?.status : props.status) === 'PUBLIC_BETA'
  const kind = isTranscend
    ? sentence(say(privacy), { name, api: { link: say('public API'), ...section('api/public-api') } })
    : sentence(say(isEvents ? events : objects), {
        name,
        kind: { strong: say(isEvents ? 'event cloud source' : 'object cloud source') },
        link: { link: say('Read about cloud sources'), ...section('connections/sources#cloud-apps') },
      })
  const owned = isTranscend
    ? 'A {partner} owns this integration and gives the support for it.'
    : 'A {partner} owns this source and gives the support for it.'
  const sentences: (readonly SentencePart[])[] = [
    kind,
    ...(isBeta ? [betaSentence(say)] : []),
    ...((props.isPartnerOwned ?? record?.partnerOwned)
      ? [sentence(say(owned), { partner: { strong: say('partner') } })]
      : []),
  ]
  const title = say(isTranscend ? 'Integration info' : 'Source info')
  return { model: { id: input.id('source-info'), title, isBeta, sentences }, findings: check(input, record), links }
}

function check(
  { props, site, nearest }: ModelInput<CloudSourceNoteProps>,
  record: CatalogSource | undefined,
): Finding[] {
  if (props.slug === undefined || record !== undefined) return []
  const known = site.data.sourcesBySlug.keys()
  const kept = 'content/data/sources.yaml'
  return [
    unknownName({ unknown: unknownSource, kind: 'sources', name: props.slug, path: ['slug'], known, kept }, nearest),
  ]
}
