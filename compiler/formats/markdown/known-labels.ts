import type { RootContent } from 'mdast'
import { childrenOf } from './walk.ts'

/** Definitions of links and footnotes that parts of a page share: the label as it is written, by its key. */
export type Labels = ReadonlyMap<string, string>

const inBrackets = String.raw`\[((?:\\.|[^\\[\]])+)\]`
const label = new RegExp(inBrackets, 'gs')
const definition = new RegExp(String.raw`^[ \t>*+\-\d.)]*${inBrackets}:`, 'gms')
const definitionHere = new RegExp(`${inBrackets}:`, 'sy')

/** Wider than what makes two labels one (CommonMark 0.31.2, "matches"), and without the marks of quotes around a line end. */
function keyOf(written: string): string {
  return written
    .replace(/[\s>]+/g, '')
    .toLowerCase()
    .toUpperCase()
}

/** @returns false where spaces tell it apart from one that is there: the two have one key */
function add(labels: Map<string, string>, written: string): boolean {
  const [key, label] = [keyOf(written), written.replace(/\s*\n[\s>]*/g, ' ')]
  const known = labels.get(key)
  labels.set(key, label)
  return known === undefined || areOne(known, label)
}

/** Whether a reference to one label is a reference to the other. */
function areOne(one: string, other: string): boolean {
  const matched = (label: string) => label.trim().replace(/\s+/g, ' ').toLowerCase().toUpperCase()
  return one === other || matched(one) === matched(other)
}

/** @returns what looks like a definition, of which the parser says whether it is one; null where two labels have one key */
export function seemingLabels(text: string): Labels | null {
  const labels = new Map<string, string>()
  for (const [, written = ''] of text.matchAll(definition)) if (!add(labels, written)) return null
  return labels
}

/** Whether a label that only seems to be one may hide a fault of MDX where it is referred to. */
export function mayHideFault(seeming: Labels): boolean {
  return [...seeming.values()].some((label) => /[<{]/.test(label))
}

/** Whether two lists have the same labels. */
export function areSame(one: Labels, other: Labels): boolean {
  return one.size === other.size && [...one].every(([key, label]) => areOne(label, other.get(key) ?? ''))
}

/** What holds text alone, and no definition. */
export const textHolders: ReadonlySet<string> = new Set(['paragraph', 'heading', 'table'])

/**
 * @param source the page that places are of
 * @returns the labels of all definitions below some nodes; null where one can't be read off the page, two have one key, or one
 *   lies in a directive, whose content is read later than what names it
 */
export function labelsIn(nodes: readonly RootContent[], source: string): Labels | null {
  const labels = new Map<string, string>()
  const visit = (node: RootContent, isLate: boolean): boolean => {
    if (node.type === 'definition' || node.type === 'footnoteDefinition') {
      definitionHere.lastIndex = node.position?.start.offset ?? 0
      const written = definitionHere.exec(source)?.[1]
      if (written === undefined || isLate || !add(labels, written)) return false
    }
    const isLater = isLate || node.type === 'containerDirective'
    return textHolders.has(node.type) || childrenOf(node).every((child) => visit(child, isLater))
  }
  return nodes.every((node) => visit(node, false)) ? labels : null
}

/**
 * @returns lines before a part of the page that define what it may refer to; they end all that they open
 */
export function definitionsFor(part: string, labels: Labels): string {
  if (labels.size === 0) return ''
  const used = new Set<string>()
  for (const [, written = ''] of part.matchAll(label)) {
    const known = labels.get(keyOf(written))
    if (known !== undefined) used.add(known)
  }
  return used.size === 0 ? '' : `${[...used].map((written) => `[${written}]: x\n\n`).join('')}***\n\n`
}
