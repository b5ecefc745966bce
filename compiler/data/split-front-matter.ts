import { frontMatterNotYaml, secondFrontMatter, unclosedFrontMatter } from '../diagnostics/codes/file-texts.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { LineIndex } from '../formats/source.ts'

/** A page's text, taken apart. */
export interface SplitPage {
  /** What is between the two fences, or null when the page has no front matter. */
  readonly yaml: string | null
  /** Where `yaml` begins in the text. */
  readonly yamlOffset: number
  /** The text with its front matter replaced by spaces, line ends kept: places in it are those of the file. */
  readonly body: string
  /** There is front matter that can't be read, which is reported. */
  readonly broken: boolean
  /** What looks like front matter begins below the first line, with a line that is nearly `---`, or without one. */
  readonly astray: { readonly firstLine: string; readonly isKey?: true } | null
  readonly diagnostics: readonly Diagnostic[]
}

/** The first line, when it opens front matter: `---`, with the name of a language, or the marks of TOML and JSON. */
const opening = /^(?:---[ \t]*((?:\w[\w-]*)?)|(\+\+\+)|(;;;))[ \t]*(?:\r\n|\r|\n|$)/

/**
 * Separates the front matter of a page from its body. Only YAML is read: other languages, one of which is a programming
 * language, are refused.
 *
 * @param text without a byte-order mark
 * @param file the page's path, relative to the root
 */
export function splitFrontMatter(text: string, file: string): SplitPage {
  const open = opening.exec(text)
  const language = open === null ? '' : open[2] ? 'toml' : open[3] ? 'json' : (open[1] ?? '')
  const start = open?.[0].length ?? 0
  const close = open === null ? null : closing(text, start, open[2] ?? open[3] ?? '---')
  const foreign = language !== '' && !/^ya?ml$/i.test(language)
  // A first line such as `---end` opens nothing when nothing closes it.
  if (open === null || (close === null && foreign)) {
    return { yaml: null, yamlOffset: 0, body: text, broken: false, astray: astray(text), diagnostics: [] }
  }
  const end = close?.end ?? text.length
  const blank = text.slice(0, end).replaceAll(/[^\r\n]+/g, (line) => ' '.repeat(line.length))
  // Joined, and not added: of a sum the engine looks up each single character in its parts.
  const body = [blank, text.slice(end)].join('')
  const split = { yaml: null, yamlOffset: start, body, broken: true, astray: null, diagnostics: [] }
  const at = () => ({ file, place: new LineIndex(text).place(0, open[0].trimEnd().length) })
  if (close === null) return { ...split, diagnostics: [unclosed(text, start, file) ?? unclosedFrontMatter(at(), {})] }
  if (foreign) return { ...split, diagnostics: [frontMatterNotYaml(at(), { language })] }
  const second = secondOpening.exec(text.slice(end))
  const from = end + (second?.[0].indexOf('---') ?? 0)
  const place = () => new LineIndex(text).place(from, from + 3)
  const diagnostics = second === null ? [] : [secondFrontMatter({ file, place: place() })]
  return { ...split, yaml: text.slice(start, close.start), broken: false, diagnostics }
}

/** A template of pages has been filled in with a whole page. */
const secondOpening = /^\s*---[ \t]*\r?\n(?:[a-z_]\w*:(?:[ \t][^\r\n]*)?\r?\n){1,30}---[ \t]*(?:\r?\n|$)/

/** What writers have typed for `---`: too few or too many, set in, and what programs make of two or three. */
const nearFence = /^[ \t]*(?:-{2,}|[–—]+)[ \t]*$/

/** Behind empty lines and comments: a comment ends at its first end alone, else many of them were tried in every grouping. */
const late =
  /^(?:(?=(?<comment>\s*(?:<!--[\s\S]*?-->|\{\/\*[\s\S]*?\*\/\})))\k<comment>)*\s*\n---[ \t]*\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/

function astray(text: string): SplitPage['astray'] {
  if (late.test(text)) return { firstLine: '' }
  const [, firstLine = '', second = ''] = /^([^\r\n]*)(?:\r\n|\r|\n)([^\r\n]*)/.exec(text) ?? []
  if (nearFence.test(firstLine)) return /^[ \t]*[a-z_]\w*:(?:[ \t]|$)/.test(second) ? { firstLine } : null
  return isUnopened(text) ? { firstLine, isKey: true } : null
}

/** Whether a page begins with keys, a title among them, and a line `---`: as Markdown they would be a heading. */
function isUnopened(text: string): boolean {
  let isTitled = false
  for (const [line] of text.matchAll(/^[^\r\n]*$/gm)) {
    if (/^---[ \t]*$/.test(line)) return isTitled
    if (!/^(?:[a-z_]\w*:(?:[ \t]|$)|[ \t]+\S|- )/.test(line)) return false
    isTitled ||= /^title:[ \t]/.test(line)
  }
  return false
}

/** @returns that the front matter ends with a line which is nearly `---`, where there is one before anything but YAML */
function unclosed(text: string, from: number, file: string): Diagnostic | null {
  for (const { 0: line, index } of text.slice(from).matchAll(/^[^\r\n]*$/gm)) {
    if (/^(?:#|\s*$)/.test(line)) continue
    const found = line.trim()
    const start = from + index + line.indexOf(found)
    if (nearFence.test(line) || found === '...')
      return unclosedFrontMatter({ file, place: new LineIndex(text).place(start, start + found.length) }, { found })
    if (!/^(?:[\w-]+:|[ \t]|-[ \t])/.test(line)) return null
  }
  return null
}

/** What follows the closing fence on its line, and the line's end. */
const fenceEnd = /[ \t]*(?:\r\n|\r|\n|$)/y

function closing(text: string, from: number, fence: string): { start: number; end: number } | null {
  for (let start = text.indexOf(fence, from); start !== -1; start = text.indexOf(fence, start + 1)) {
    if (start > 0 && !'\r\n'.includes(text.charAt(start - 1))) continue
    fenceEnd.lastIndex = start + fence.length
    const rest = fenceEnd.exec(text)
    if (rest !== null) return { start, end: start + fence.length + rest[0].length }
  }
  return null
}
