import type { CatalogSource } from '../../../compiler/data/sources.ts'
import { unknownSource } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { Finding, ModelInput, Modelled } from '../../../compiler/model/block.ts'
import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'
import { platformLinks } from '../../elements/platform-links.ts'
import { unknownName } from '../../elements/unknown-name.ts'
import type { CloudSourceNoteModel, CloudSourceNoteProps } from './contract.ts'

export function cloudSourceNoteModel(input: ModelInput<CloudSourceNoteProps>): Modelled<CloudSourceNoteModel> {
  const { props, site, page } = input
  const record = props.slug === undefined ? undefined : site.data.sourcesBySlug.get(props.slug)
  const { links, section } = platformLinks(site)
  const name = props.title ?? record?.display_name ?? page.frontMatter.title
  const isTranscend = props.isTranscend ?? record?.isTranscend ?? false
  const isEvents = props.isCloudEventSource ?? record?.isCloudEventSource ?? false
  const isBeta = (props.status === undefined ? record?.status : props.status) === 'PUBLIC_BETA'
  const kind = isTranscend
    ? privacySentence(name, section('api/public-api'))
    : kindSentence(name, isEvents, section('connections/sources#cloud-apps'))
  const thing = isTranscend ? 'integration' : 'source'
  const sentences: (readonly SentencePart[])[] = [
    kind,
    ...(isBeta ? [['It is in ', { strong: 'public beta' }, ': it works, and may still change.']] : []),
    ...((props.isPartnerOwned ?? record?.partnerOwned)
      ? [['A ', { strong: 'partner' }, ` owns this ${thing} and gives the support for it.`]]
      : []),
  ]
  const title = isTranscend ? 'Integration info' : 'Source info'
  return { model: { id: input.id('source-info'), title, isBeta, sentences }, findings: check(input, record), links }
}

function kindSentence(name: string, isEvents: boolean, href: string): readonly SentencePart[] {
  const learn = [{ link: 'Read about cloud sources', href }, '.'] as const
  if (isEvents)
    return [
      `${name} is an `,
      { strong: 'event cloud source' },
      ': it sends what happened, when, and to whom. Its events go to warehouses and to other destinations. ',
      ...learn,
    ]
  return [
    `${name} is an `,
    { strong: 'object cloud source' },
    ': it sends things that last and change, such as customers and invoices. They go to warehouses only, where you can work with them. ',
    ...learn,
  ]
}

function privacySentence(name: string, href: string): readonly SentencePart[] {
  return [
    `${name} works through the `,
    { link: 'public API', href },
    ': it carries the privacy requests of your users, to be erased and not to be tracked.',
  ]
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
