import { isMapping } from '../../formats/members.ts'
import { type Source, textField } from './document.ts'
import { type DocumentSet, dereference } from './reference.ts'

const texts = ['summary', 'description']

/**
 * Follows the references of a part that is no schema: a response, a parameter, an example. What a reference says of the part
 * stands in place of the part's own words (OpenAPI 3.1, "Reference Object").
 *
 * @returns undefined for one that leads nowhere
 */
export function partAt(documents: DocumentSet, written: Source): Source | undefined {
  const { source } = dereference(documents, written)
  if (source === undefined || !isMapping(source.value) || source.value === written.value) return source
  const said = texts.flatMap((name) => {
    const text = textField(written.value, name)
    return text === null ? [] : [[name, text] as const]
  })
  return said.length === 0 ? source : { ...source, value: { ...source.value, ...Object.fromEntries(said) } }
}
