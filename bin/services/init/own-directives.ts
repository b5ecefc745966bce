import { withProse } from './with-prose.ts'

/** A container as VitePress and the older Docusaurus have it: `::: tip`, `::: tip For beginners`. */
const container = /^([ \t]*:{3,})[ \t]*([a-z][\w-]*)(?:[ \t]+(?![{[])(.*))?$/gm

/** Brackets of a link; others would end the label. */
const balanced = /^[^[\]]*(?:\[[^[\]]*\][^[\]]*)*$/

/** What other tools call a block that has another name here. */
const names: Readonly<Record<string, string>> = { details: 'disclosure' }

/** @returns the text of a page with its containers as directives are written: `:::tip`, `:::tip[For beginners]` */
export function withOwnDirectives(text: string): string {
  return withProse(text, (prose) =>
    prose.replace(container, (_, colons: string, name: string, behind = '') => {
      const own = Object.hasOwn(names, name) ? names[name] : name
      const title = behind.trim()
      const label = balanced.test(title) ? title : title.replace(/[[\]]/g, '\\$&')
      return `${colons}${own}${title === '' ? '' : `[${label}]`}`
    }),
  )
}
