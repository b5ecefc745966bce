import type { Root } from 'mdast'
import type { PageModel } from '../assemble/model-page.ts'
import { LineIndex } from '../source.ts'
import type { SourceText } from '../validate/source-text.ts'
import type { CheckedBlock } from '../validate.ts'

const emptyTree: Root = { type: 'root', children: [] }
const noLines = new LineIndex('')
/** Keys of the front matter that are blamed when the whole site is checked. */
const blamed: readonly string[] = ['product', 'sidebar', 'openapi', 'redirect_from']

/**
 * Takes from a page all that the check of the whole site does not ask for: its trees are a hundred times as large as
 * its links and ids.
 */
export function leanModel(model: PageModel): PageModel {
  const { page } = model
  const places = new Map(blamed.map((key) => [key, page.placeOf([key])]))
  return {
    ...model,
    models: [],
    headings: [],
    files: [],
    derived: model.derived.map(({ block, ...link }) => ({ ...link, block: leanBlock(block) })),
    page: {
      ...page,
      tree: page.tree === null ? null : emptyTree,
      // A page made from data has no text at all, and is known by that.
      source: leanSource(page.source, page.source.text === '' ? '' : ' ', noLines),
      blocks: [],
      fences: [],
      mentions: [],
      placeOf: (path) => (path.length === 1 ? (places.get(String(path[0])) ?? null) : null),
    },
  }
}

function leanBlock({ node, block, source }: CheckedBlock): CheckedBlock {
  const { type, name, syntax, inline, preset, opening } = node
  const bare = { type, name, syntax, inline, preset, opening, attributes: [], children: [] }
  return { node: bare, block, props: null, source: leanSource(source, '', source.lines) }
}

function leanSource({ file, format, related }: SourceText, text: string, lines: LineIndex): SourceText {
  return { file, format, related, text, lines }
}
