import { addTo } from '../../formats/grouped.ts'
import { isMapping } from '../../formats/members.ts'
import { field, inside, listField, type Source } from '../document/document.ts'
import { type DocumentSet, resolveReference } from '../document/reference.ts'

/** @returns component schemas of the files by the schema that they take in with `allOf`, by the identity of its value */
export function findSubtypes(
  documents: DocumentSet,
  files: ReadonlySet<string>,
): ReadonlyMap<unknown, readonly Source[]> {
  const subtypes = new Map<unknown, Source[]>()
  for (const file of files) {
    const schemas = inside({ file, path: [], value: documents.files.get(file)?.value }, 'components', 'schemas')
    for (const name of isMapping(schemas.value) ? Object.keys(schemas.value) : []) {
      const schema = inside(schemas, name)
      for (const part of listField(schema.value, 'allOf')) {
        const reference = field(part, '$ref')
        const target = typeof reference === 'string' ? resolveReference(documents, file, reference).source : undefined
        if (target !== undefined) addTo(subtypes, target.value, schema)
      }
    }
  }
  return subtypes
}
