import type { ErrorEntry } from '../../../compiler/data/errors.ts'
import { unknownErrorRecord } from '../../../compiler/diagnostics/codes/lookup-rules.ts'
import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import { cleanDataText } from '../../elements/clean-data-text.ts'
import { headingsOf, splitAtHeadings } from '../../elements/data-pieces/split-at-headings.ts'
import { errorRoute, errorsRoute, unknownCode } from '../../elements/error-code.ts'
import { anchorOf } from '../../elements/heading/anchor.ts'
import { depthBelow } from '../../elements/heading-depth.ts'
import { plainText } from '../../elements/plain-text.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import type { ErrorRecordModel, ErrorRecordProps, ErrorSection, ErrorText } from './contract.ts'
import { pageTitle } from './generated-page.ts'
import { beginsWith, partsOf } from './parts.ts'

/** The texts of an error's record, cut at their headings, which go into the page's contents. */
export function errorRecordModel(input: ModelInput<ErrorRecordProps>): Modelled<ErrorRecordModel | null> {
  const { props, site, page } = input
  const record = site.data.errorsByCode.get(props.code)
  if (record === undefined)
    return { model: null, findings: [unknownCode(unknownErrorRecord, props.code, site.data.errorsByCode)] }
  const depth = depthBelow(page.depth)
  const id = (text: string) => input.id(anchorOf(text))
  const text = (markdown: string, above: number): ErrorText => ({
    pieces: splitAtHeadings(input.html(markdown, record), above, id),
    markdown: cleanDataText(markdown, input, above),
  })
  const { description, causes, solutions, docs } = partsOf(record)
  const say = textsOn(page.frontMatter, site.config)
  const section = (title: string, markdown: string | null): ErrorSection[] => {
    if (markdown === null) return []
    return [{ title, id: id(title), ...text(markdown, depth) }]
  }
  const lead = record.secondary_message?.trim() || null
  const isRepeated = lead !== null && description !== null && beginsWith(description, lead)
  // In the order of the page, in which ids are given out.
  const leadText = lead === null || isRepeated ? null : text(lead, depth - 1)
  const descriptionText = description === null ? null : text(description, depth - 1)
  const sections = [
    ...section(say('Possible causes'), causes),
    ...section(say('Possible solutions'), solutions),
    ...section(say('Documentation'), docs),
  ]
  const model = {
    code: record.code,
    message: plainText(record.message),
    isTitled: page.frontMatter.title === pageTitle(record, say),
    href: site.link(errorRoute(record.code, site.config)).href,
    level: record.log_level,
    type: record.log_type,
    product: productOf(record, site),
    created: record.date_created,
    updated: record.last_updated,
    lead: leadText,
    description: descriptionText,
    sections,
    depth,
  }
  const headings = [
    ...headingsOf(leadText?.pieces ?? []),
    ...headingsOf(descriptionText?.pieces ?? []),
    ...sections.flatMap((one) => [{ id: one.id, depth, value: one.title }, ...headingsOf(one.pieces)]),
  ]
  return { model, headings }
}

/** The product leads to the list of errors, filtered. */
function productOf({ product }: ErrorEntry, site: ModelInput<ErrorRecordProps>['site']): ErrorRecordModel['product'] {
  const name = product?.trim() ?? ''
  if (name === '') return null
  return { name, href: site.link(`${errorsRoute(site.config)}?product=${encodeURIComponent(name)}`).href }
}
