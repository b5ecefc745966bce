import type { RootContent } from 'mdast'
import { blockError, blockWarning } from '../diagnostics/codes/blocks.ts'
import { diagnostics } from '../diagnostics/codes.ts'
import type { At, Diagnostic } from '../diagnostics/diagnostic.ts'
import type { BlockNode, Range } from '../formats/markdown/tree.ts'
import type { AnyBlock, Finding } from '../model/block.ts'
import type { PropertyPath } from '../model/public-block.ts'
import { kebabCase } from '../model/registry.ts'
import { rangeOf } from '../parse/node-range.ts'
import type { CheckedProps } from './block-props.ts'
import type { CheckedBlock } from './checked-tree.ts'
import { hasChildrenInText } from './children.ts'
import { placeOfProperty } from './property-place.ts'
import { givenIn, soundFindings } from './sound-props.ts'
import { at, atSecond, type SourceText } from './source-text.ts'

/** @returns what a block says of its children, and of its properties, of which those that are wrong are reported already */
export function findingsOf(
  node: BlockNode,
  block: AnyBlock,
  { props, sound, assumed }: CheckedProps,
): readonly Finding[] {
  const { children } = node
  // Children that stand in a line of text are reported there, and may be all that is missing.
  const ofChildren = hasChildrenInText(children, block.children) ? [] : (block.children.check?.(children) ?? [])
  if (props !== null)
    return [...ofChildren, ...(block.check?.({ name: block.name, props, children }, givenIn(props)) ?? [])]
  return [...ofChildren, ...(sound === null ? [] : soundFindings(node, block, sound, assumed))]
}

/**
 * Turns what a block says of itself into a diagnostic at the property, the child or the opening tag.
 *
 * @param blocks all of the page: a child that comes from a partial is blamed there
 */
export function findingToDiagnostic(
  finding: Finding,
  node: BlockNode,
  source: SourceText,
  blocks: readonly CheckedBlock[],
): Diagnostic {
  const place =
    node.syntax === 'generated'
      ? { file: source.file, place: null, related: source.related }
      : placeOfFinding(finding, node, source, blocks)
  const code = finding.code ?? (finding.severity === 'warning' ? blockWarning.code : blockError.code)
  const severity = finding.severity ?? diagnostics.get(code)?.row.severity ?? 'error'
  const isDirective = node.syntax === 'container' || node.syntax === 'leaf' || node.syntax === 'text'
  const hint = isDirective ? tagsAsDirectives(finding.hint ?? null) : (finding.hint ?? null)
  const made = blockError({ ...place, hint, severity }, { what: finding.message })
  return { ...made, code }
}

/** Of two properties that exclude each other the later one is wrong, beside the first. */
function placeOfClash(paths: readonly PropertyPath[], node: BlockNode, source: SourceText): At {
  const ranges = paths.map((path) => placeOfProperty(node, path, source)).sort((a, b) => a.start - b.start)
  const [first = node.opening, later = node.opening] = ranges
  return atSecond(source, first, later)
}

function openingOf(child: RootContent): Range {
  return child.type === 'block' ? child.opening : rangeOf(child)
}

function placeOfFinding(finding: Finding, node: BlockNode, source: SourceText, blocks: readonly CheckedBlock[]): At {
  if (finding.path !== undefined && finding.besides !== undefined)
    return placeOfClash([finding.path, finding.besides], node, source)
  if (finding.path !== undefined) return at(source, placeOfProperty(node, finding.path, source))
  const child = finding.child === undefined ? undefined : node.children[finding.child]
  const first = finding.besidesChild === undefined ? undefined : node.children[finding.besidesChild]
  // Without a position they come from a partial.
  if (child?.position !== undefined && first?.position !== undefined)
    return atSecond(source, openingOf(first), openingOf(child))
  if (child?.type === 'block') return at(blocks[child.index ?? -1]?.source ?? source, child.opening)
  return at(source, child?.position === undefined ? node.opening : rangeOf(child))
}

const property = /\s+([\w-]+)(?:=("[^"]*"|\{[^{}`]*\}))?/g
const tag = /`<([A-Z]\w*)((?:\s+[\w-]+(?:=(?:"[^"]*"|\{[^{}`]*\}))?)*)\s*(\/?)>`/g

/**
 * Blocks name others as tags. To an author of directives they are named as directives: a tag would be dropped there.
 *
 * @param hint what a block advises
 * @returns the same with directives in place of tags
 */
function tagsAsDirectives(hint: string | null): string | null {
  return (
    hint?.replace(tag, (_, name: string, properties: string, isLeaf: string) => {
      const written = [...properties.matchAll(property)].map(([, key = '', value]) => {
        if (value === undefined) return key
        return `${key}=${value.startsWith('"') ? value : `'${value.slice(1, -1)}'`}`
      })
      const braces = written.length === 0 ? '' : `{${written.join(' ')}}`
      return `\`${isLeaf === '' ? ':::' : '::'}${kebabCase(name)}${braces}\``
    }) ?? null
  )
}
