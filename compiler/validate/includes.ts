import type { Definition, Root } from 'mdast'
import { ambiguousPartial, includeCycle, pageTooLarge, unknownPartial } from '../diagnostics/codes/blocks.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import { copyOf } from '../formats/markdown/packed/compact.ts'
import type { BlockNode } from '../formats/markdown/tree.ts'
import { nearest } from '../formats/nearest.ts'
import type { AnyBlock } from '../model/block.ts'
import { includesText, maxIncludes } from '../parse/many-includes.ts'
import { sizeText } from '../read/limits.ts'
import type { OwnNames } from './own-names.ts'
import { placeOfProperty } from './property-place.ts'
import { partialsNamed } from './protection.ts'
import { at, placeIn, type SourceText, withRelated } from './source-text.ts'
import type { Partials } from './validate-input.ts'

/** What replaces an include. */
interface Taken {
  /** A copy of the partial, and the text that its offsets count in; null where nothing replaces it. */
  readonly partial: {
    readonly tree: Root
    readonly text: SourceText
    readonly definitions: ReadonlyMap<string, Definition>
  } | null
  readonly name: string
  /** A copy of a partial that nothing stands for as long as its syntax is wrong, for what is known of it; null for none. */
  readonly lacking: readonly [tree: Root, text: SourceText] | null
  /** Nothing is missing of the page. */
  readonly isWhole: boolean
  readonly diagnostics: readonly Diagnostic[]
}

/** The partials that one page takes in. */
export class Includes {
  /** Names of partials, in the order in which they were taken. */
  readonly taken: string[] = []
  readonly #partials: Partials
  readonly #names: OwnNames
  readonly #tooMuchWith = includeBudget()
  /** The page takes in too much: that was said, and nothing more is taken in. */
  #isOver = false
  /** The page's own include that the walk is in. */
  #ownInclude: At | null = null

  constructor(partials: Partials, names: OwnNames) {
    this.#partials = partials
    this.#names = names
  }

  /**
   * @param node the block that takes it in, of the text `source`
   * @param file the partial as the author names it
   * @param including the partials that are open
   */
  take(node: BlockNode, file: string, source: SourceText, including: readonly string[]): Taken {
    const partials = this.#partials
    const [found, other] = partialsNamed(file, partials)
    const name = found ?? ''
    const nothing = (isWhole: boolean, ...diagnostics: Diagnostic[]) => ({
      partial: null,
      name,
      lacking: null,
      isWhole,
      diagnostics,
    })
    const place = at(source, placeOfProperty(node, ['file'], source))
    if (found === undefined)
      return nothing(true, unknownPartial(place, { file, nearest: meantPartial(file, partials.keys()) }))
    if (including.includes(found))
      return nothing(true, includeCycle(place, { chain: [...including.slice(including.indexOf(found)), found] }))
    const partial = partials.get(found)
    const { line, column } = placeIn(source, node.opening)
    const related = [...source.related, { message: 'Included here', file: source.file, line, column }]
    const ofReading = this.taken.includes(found) ? [] : withRelated(partial?.diagnostics ?? [], related)
    this.taken.push(found)
    if (including.length === 0) this.#ownInclude = place
    if (this.#isOver) return nothing(true, ...ofReading)
    const tooMuch = this.#tooMuchWith(partial?.text ?? '')
    if (tooMuch !== null) {
      this.#isOver = true
      return nothing(false, ...ofReading, pageTooLarge(this.#ownInclude ?? place, { most: tooMuch }))
    }
    if (partial === undefined || partial.tree === null) return nothing(false, ...ofReading)
    const { file: path, text: body, format, lines } = partial
    const text = { file: path, text: body, format, lines, related }
    const tree = copyOf(partial.tree)
    // What a partial that lacks something holds is told of the partial alone, but for where it leads.
    if (partial.lacks !== undefined) return { ...nothing(false, ...ofReading), lacking: [tree, text] as const }
    const definitions = this.#names.settle(tree, path)
    return {
      partial: { tree, text, definitions },
      name,
      lacking: null,
      isWhole: partial.hidesAnchors !== true,
      diagnostics: [
        ...ofReading,
        ...(other === undefined ? [] : [ambiguousPartial(place, { file, taken: found, other })]),
      ],
    }
  }
}

/** @returns the partial that was probably meant: one of the same name in another folder, else the nearest */
function meantPartial(file: string, partials: Iterable<string>): string | null {
  const names = [...partials]
  const path = file.replace(/^(?:\.{0,2}\/)+/, '').replace(/^(?:content\/)?partials\//, '')
  const name = (one: string) => one.slice(one.lastIndexOf('/') + 1).replace(/\.mdx?$/, '')
  return names.find((one) => name(one) === name(path)) ?? nearest(path, names)
}

/** Bytes that the included texts of a page may have together. */
const maxIncluded = 2 * 1024 * 1024

/**
 * Counts what a page takes in. Partials that include partials grow by powers: seven levels of eight includes are 18 kB of
 * source and two million texts.
 *
 * @returns a function that takes the next included text and says what there is too much of; null where there is not
 */
function includeBudget(): (text: string) => string | null {
  let count = 0
  let bytes = 0
  return (text) => {
    count++
    bytes += Buffer.byteLength(text)
    if (count > maxIncludes) return includesText()
    return bytes > maxIncluded ? `${sizeText(maxIncluded)} of included text` : null
  }
}

/** Whether there is such a block, and it shows no other file. */
export function isNoInclude(block: AnyBlock | undefined): boolean {
  return block !== undefined && block.more?.page?.partial === undefined
}
