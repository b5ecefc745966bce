import * as apiMentions from './codes/api-mentions.ts'
import * as blocks from './codes/blocks.ts'
import * as call from './codes/call.ts'
import * as codeHost from './codes/code-host.ts'
import * as data from './codes/data.ts'
import * as emit from './codes/emit.ts'
import * as fences from './codes/fences.ts'
import * as fileTexts from './codes/file-texts.ts'
import * as files from './codes/files.ts'
import * as frontMatter from './codes/front-matter.ts'
import * as hosts from './codes/hosts.ts'
import * as landingRules from './codes/landing-rules.ts'
import * as layoutRules from './codes/layout-rules.ts'
import * as links from './codes/links.ts'
import * as login from './codes/login.ts'
import * as lookupRules from './codes/lookup-rules.ts'
import * as markdown from './codes/markdown.ts'
import * as marks from './codes/marks.ts'
import * as mdx from './codes/mdx.ts'
import * as openapi from './codes/openapi.ts'
import * as openapiCalls from './codes/openapi-calls.ts'
import * as openapiValues from './codes/openapi-values.ts'
import * as output from './codes/output.ts'
import * as ownCode from './codes/own-code.ts'
import * as pages from './codes/pages.ts'
import * as read from './codes/read.ts'
import * as referenceRules from './codes/reference-rules.ts'
import * as references from './codes/references.ts'
import * as routes from './codes/routes.ts'
import * as shape from './codes/shape.ts'
import * as slips from './codes/slips.ts'
import * as yaml from './codes/yaml.ts'
import type { AnyDiagnostic } from './define.ts'

type Family = Readonly<Record<string, AnyDiagnostic>>

/**
 * Joins families of diagnostics by their codes.
 *
 * @throws Error when two have one code
 */
export function tableOf(families: readonly Family[]): ReadonlyMap<string, AnyDiagnostic> {
  const table = new Map<string, AnyDiagnostic>()
  const names = new Map<string, string>()
  for (const [name, one] of families.flatMap((family) => Object.entries(family))) {
    const other = names.get(one.code)
    if (other !== undefined) throw new Error(`${one.code} is the code of ${other} and of ${name}`)
    names.set(one.code, name)
    table.set(one.code, one)
  }
  return table
}

/** Every diagnostic by its code. Codes are permanent; wording may improve. A dead code is never used again. */
export const diagnostics = tableOf([
  apiMentions,
  blocks,
  call,
  codeHost,
  data,
  emit,
  fences,
  fileTexts,
  files,
  frontMatter,
  hosts,
  landingRules,
  layoutRules,
  links,
  login,
  lookupRules,
  markdown,
  marks,
  mdx,
  openapi,
  openapiCalls,
  openapiValues,
  output,
  ownCode,
  pages,
  read,
  referenceRules,
  references,
  routes,
  shape,
  slips,
  yaml,
])
