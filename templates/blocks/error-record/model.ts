import type { ModelInput, Modelled } from '../../../compiler/block.ts'
import type { ErrorEntry } from '../../../compiler/data/errors.ts'
import { cleanDataText } from '../../elements/clean-data-text.ts'
import { errorRoute, unknownCode } from '../../elements/error-code.ts'
import { plainText } from '../../elements/plain-text.ts'
import type { ErrorRecordModel, ErrorRecordProps, ErrorSection } from './contract.ts'
import { pageTitle } from './generated-page.ts'
import { moveHeadings } from './move-headings.ts'
import { beginsWith, partsOf } from './parts.ts'

export function errorRecordModel(input: ModelInput<ErrorRecordProps>): Modelled<ErrorRecordModel | null> {
  const { props, site, page } = input
  const record = site.data.errorsByCode.get(props.code)
  if (record === undefined) return { model: null, findings: [unknownCode(props.code, site.data.errorsByCode)] }
  const depth = Math.min(page.depth + 1, 6) as ErrorRecordModel['depth']
  const text = (markdown: string, above: number) => ({
    html: moveHeadings(input.html(markdown), above),
    markdown: cleanDataText(markdown, site.link, above),
  })
  const { description, causes, solutions, docs } = partsOf(record)
  const section = (title: string, markdown: string | null): ErrorSection[] => {
    if (markdown === null) return []
    const id = input.id(title.toLowerCase().replaceAll(' ', '-'))
    return [{ title, id, ...text(markdown, depth) }]
  }
  const sections = [
    ...section('Possible causes', causes),
    ...section('Possible solutions', solutions),
    ...section('Documentation', docs),
  ]
  const lead = record.secondary_message?.trim() || null
  const isRepeated = lead !== null && description !== null && beginsWith(description, lead)
  const model = {
    code: record.code,
    message: plainText(record.message),
    isTitled: page.frontMatter.title === pageTitle(record),
    href: site.link(errorRoute(record.code)).href,
    level: record.log_level,
    type: record.log_type,
    product: productOf(record, site),
    created: record.date_created,
    updated: record.last_updated,
    lead: lead === null || isRepeated ? null : text(lead, depth - 1),
    description: description === null ? null : text(description, depth - 1),
    sections,
    depth,
  }
  return { model, headings: sections.map(({ id, title }) => ({ id, depth, value: title })) }
}

/** The product leads to the list of errors, filtered. */
function productOf({ product }: ErrorEntry, site: ModelInput<ErrorRecordProps>['site']): ErrorRecordModel['product'] {
  if (product === null || product === '') return null
  return { name: product, href: `${site.link('/docs/api/errors').href}?product=${encodeURIComponent(product)}` }
}
