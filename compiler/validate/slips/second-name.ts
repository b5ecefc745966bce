import { repeatedName } from '../../diagnostics/codes/layout-rules.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { CheckedBlock } from '../checked-tree.ts'
import { placeOfProperty } from '../property-place.ts'
import { at } from '../source-text.ts'

/**
 * Blocks of a page that are named by a property, and have the name of one before them.
 *
 * @param blocks all of the page, in document order
 */
export function secondNames(blocks: readonly CheckedBlock[]): Diagnostic[] {
  const first = new Map<string, CheckedBlock>()
  return blocks.flatMap((one) => {
    const property: string | undefined = one.block.more?.placement?.namedBy
    const name = property === undefined ? undefined : one.props?.[property]
    if (property === undefined || typeof name !== 'string') return []
    const key = `${one.block.name} ${name}`
    const before = first.get(key)
    if (before === undefined) {
      first.set(key, one)
      return []
    }
    const here = at(one.source, placeOfProperty(one.node, [property], one.source))
    const there = at(before.source, placeOfProperty(before.node, [property], before.source))
    const { line = null, column = null } = there.place ?? {}
    // A partial that a page shows twice has nothing that could be named otherwise.
    if (here.file === there.file && here.place?.line === line && here.place?.column === column) return []
    const related = [{ message: 'The first of the two', file: there.file ?? '', line, column }, ...(here.related ?? [])]
    return [repeatedName({ ...here, related }, { name, property })]
  })
}
