import { withOwnBlockTabs } from './own-block-tabs.ts'
import { withProse } from './with-prose.ts'

/** A container as VitePress and the older Docusaurus have it: `::: tip`, `::: tip For beginners`. */
const container = /^([ \t]*:{3,})[ \t]*([a-z][\w-]*)(?:[ \t]+(?![{[])(.*))?$/gm

/** The same of MkDocs with the blocks of PyMdown, `/// note | Title`, and the line that closes it. */
const block = /^([ \t]*)(\/{3,})[ \t]*(?:([a-z][\w-]*)(?:[ \t]*\|(.*))?)?$/gim
const opensBlock = /^[ \t]*\/{3,}[ \t]*[a-z][\w-]*(?:[ \t]*\|.*)?$/im

/** Brackets of a link; others would end the label. */
const balanced = /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/

/** What other tools call a block that has another name here. */
const names: Readonly<Record<string, string>> = { details: 'disclosure' }

/** @returns the text of a page with its containers as directives are written: `:::tip`, `:::tip[For beginners]` */
export function withOwnDirectives(text: string): string {
  const hasBlocks = opensBlock.test(text)
  return withProse(hasBlocks ? withOwnBlockTabs(text) : text, (prose) => {
    const own = prose.replace(container, (_, colons: string, name: string, title = '') => colons + opening(name, title))
    if (!hasBlocks) return own
    return own.replace(
      block,
      (_, indent: string, slashes: string, name = '', title = '') =>
        indent + ':'.repeat(slashes.length) + opening(name.toLowerCase(), title),
    )
  })
}

/** @param name none where a container ends */
function opening(name: string, behind: string): string {
  const own = Object.hasOwn(names, name) ? names[name] : name
  const title = behind.trim()
  const label = balanced.test(title) ? title : title.replace(/[[\]]/g, '\\$&')
  return `${own}${title === '' ? '' : `[${label}]`}`
}
