import type { CodeModel } from '../../../compiler/formats/markdown/code/fence.ts'
import type { Asked } from '../../../compiler/openapi/pieces.ts'
import type { Kept } from './kept/kept.ts'

/** What the parts of an API reference ask of the page that they are on. */
export interface ReferenceHelp {
  /**
   * Markdown of a specification as safe HTML.
   *
   * @param above the level of the heading above; default: that of a part of an operation
   */
  html(markdown: string, above?: number): string
  /** Code of a specification, coloured where nothing else is said. */
  code(text: string, language: string, coloured?: boolean): CodeModel
  /** Where a PII badge leads. */
  readonly piiHref: { readonly present: string; readonly absent: string }
  /** The page of a component schema, or null when the site has none. */
  schemaHref(name: string): string | null
  /** The page of an operation of the same specification, null when the site has none, empty when this output may not tell. */
  operationHref(operationId: string): string | null
  /** The languages whose names a reader can choose, the last of them with names as they are. */
  readonly languages: readonly string[]
  /** Of the languages, the brand's own command. */
  readonly commandLine: string
  /** Default: everything is made for the page. */
  readonly kept?: Kept
}

/** @returns the same help, which notes what the page is asked for that depends on the site */
export function watched(help: ReferenceHelp): { readonly help: ReferenceHelp; readonly asked: readonly Asked[] } {
  const asked: Asked[] = []
  const noted = <Answer extends string | null>(ask: Asked['ask'], given: Asked['given'], answer: Answer): Answer => {
    asked.push({ ask, given, answer })
    return answer
  }
  return {
    help: {
      ...help,
      html: (markdown, above) => {
        const html = help.html(markdown, above)
        return /<(?:a|img) /.test(html) ? noted('html', [markdown, above], html) : html
      },
      piiHref: {
        get present() {
          return noted('present', [], help.piiHref.present)
        },
        get absent() {
          return noted('absent', [], help.piiHref.absent)
        },
      },
      schemaHref: (name) => noted('schema', [name], help.schemaHref(name)),
      operationHref: (id) => noted('operation', [id], help.operationHref(id)),
    },
    asked,
  }
}

/** @returns what the page answers now */
export function answerOf(help: ReferenceHelp, { ask, given: [text, above] }: Asked): string | null {
  if (ask === 'present' || ask === 'absent') return help.piiHref[ask]
  const subject = String(text)
  if (ask === 'html') return help.html(subject, above === undefined ? above : Number(above))
  return ask === 'schema' ? help.schemaHref(subject) : help.operationHref(subject)
}
