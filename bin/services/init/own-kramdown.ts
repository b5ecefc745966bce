import { labelOf } from './label-of.ts'
import { boxes } from './own-mkdocs.ts'
import { withProse } from './with-prose.ts'

/** Classes for what stands on the lines below, up to an empty one: that is a paragraph or a quotation. */
const classed =
  /(?<=^|(?:^|\n)[ \t]*\r?\n)\{:[ \t]*(\.[\w-]+(?:[ \t]+\.[\w-]+)*)[ \t]*\}[ \t]*\r?\n((?![ \t]|#|[-*+]\s|\d{1,9}[.)]\s|[|<`~:{])(?:[^\n]*\S[^\n]*(?:\n|$))+)/g

/** An item in whose place kramdown puts the list of headings, which stands beside each page here; what folds it, or is its heading. */
const item = String.raw`[ \t]*(?:[-*+]|\d{1,9}\.)[ \t][^\n]*\n[ \t]*\{:[ \t]*toc\b[^{}\n]*\}[ \t]*(?:\r?\n|$)`
const summary = String.raw`<summary>[^<]*</summary>\s*(?:\{:[^{}\n]*\}[ \t]*\r?\n)?`
const heading = String.raw`^#{1,6}[ \t][^\n]*\n\{:[^{}\n]*\.no_toc\b[^{}\n]*\}[ \t]*\r?\n(?:[ \t]*\r?\n)*`
const contents = new RegExp(
  `^<details\\b[^<>]*>\\s*${summary}${item}\\s*</details>[ \\t]*\r?\n?|(?:${heading})?^${item}`,
  'gm',
)

/** Leaves a heading out of that list: which ones it has is the same on all pages here. */
const unlisted = /^[ \t]*\{:[ \t]*\.no_toc[ \t]*\}[ \t]*(?:\r?\n|$)/gm

const quoted = /^>[ \t]?/

/**
 * @returns the text of a page with what kramdown gives the class of a box, as directives: `{: .note }` above a paragraph or a
 *   quotation, `{: .note-title }` where the first line of one is the title. Other classes stay, and are told by a check
 */
export function withOwnKramdown(text: string): string {
  if (!text.includes('{:')) return text
  return withProse(text, (prose) =>
    prose
      .replace(contents, '')
      .replace(unlisted, '')
      .replace(classed, (all, said: string, block: string) => {
        const names = said.split(/[\s.]+/).filter((name) => name !== '')
        const kinds = names.map((name) => ({
          isTitled: name.endsWith('-title'),
          box: boxOf(name.replace(/-title$/, '')),
        }))
        // Some themes write `.note .warning`: the one that says more.
        const { box, isTitled } = kinds.findLast((kind) => kind.box !== undefined) ?? {}
        const lines = block.replace(/\r?\n$/, '').split(/\r?\n/)
        const isQuoted = lines.every((line) => quoted.test(line))
        const isPlain = !lines.some((line) => quoted.test(line)) && isTitled !== true
        if (box === undefined || !(isQuoted || isPlain)) return all
        const inside = isQuoted ? lines.map((line) => line.replace(quoted, '')) : lines
        const [title = ''] = isTitled === true ? inside.splice(0, 1) : []
        const end = all.includes('\r\n') ? '\r\n' : '\n'
        while (inside[0]?.trim() === '') inside.shift()
        return [`:::${box}${labelOf(title.trim())}`, ...inside, ':::', ''].join(end)
      }),
  )
}

function boxOf(name: string): string | undefined {
  return Object.hasOwn(boxes, name) ? boxes[name] : undefined
}
