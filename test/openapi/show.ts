import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { readData } from '../data/read-data.ts'
import { compileFragment, testConfig } from '../fragment.ts'

export interface Shown {
  readonly html: string
  /** The page's words, without marks, one space between two. */
  readonly text: string
  readonly markdown: string
  /** `file:line:column code message`. */
  readonly problems: readonly string[]
}

/**
 * Compiles a page that shows every operation and every schema of a specification, as a site would.
 * @param files below `data/openapi/`; `main` is shown
 * @param options `schemas: false` leaves the schemas out
 */
export function show(files: Readonly<Record<string, string>>, options: { readonly schemas?: boolean } = {}): Shown {
  const sources = Object.entries(files).map(([name, text]) => ({ path: `content/data/openapi/${name}`, text }))
  const { value: data, diagnostics } = readData(sources, testConfig)
  const view = data.specifications.byName.get('main')
  const operations = [...(view?.operations.keys() ?? [])].map(
    (id) => `<ApiOperation spec="main" operationId={${JSON.stringify(id)}} />`,
  )
  const schemas = (options.schemas === false ? [] : (view?.schemaPages ?? [])).map(
    ({ name }) => `<OperationTable type="properties" spec="main" schema={${JSON.stringify(name)}} />`,
  )
  const blocks = [...operations, ...schemas]
  const page = compileFragment(
    blocks.length === 0 ? 'Nothing to show.' : blocks.join('\n\n'),
    'content/pages/docs/main.mdx',
    {
      data: Object.fromEntries(Object.entries(files).map(([name, text]) => [`openapi/${name}`, text])),
    },
  )
  return {
    html: page.html,
    text: page.html
      .replace(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, '')
      .replace(/<wbr\/?>/g, '')
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' '),
    markdown: page.markdown,
    problems: [...diagnostics, ...page.diagnostics].map(lineOf),
  }
}

function lineOf({ file, line, column, code, message }: Diagnostic): string {
  return `${file?.replace('content/data/openapi/', '')}:${line}:${column} ${code} ${message}`
}
