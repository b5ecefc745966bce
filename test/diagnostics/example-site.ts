import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isOffByDefault } from '../../compiler/diagnostics/choices.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import type { Files, ShownExample } from '../../compiler/diagnostics/example.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { putFiles } from '../put-files.ts'
import { openFolder } from '../site.ts'

/** A small site in which nothing is wrong. */
const base: Files = {
  'site.yaml': siteYaml,
  'assets/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
}

const pages: Files = {
  'pages/docs/index.md': '---\ntitle: Docs\n---\n\nText.\n',
  'pages/docs/voice/index.md': '---\ntitle: Voice\n---\n\nText.\n',
  'pages/docs/voice/calls.md': '---\ntitle: Calls\n---\n\n## Forward\n\nText.\n',
  'pages/docs/messaging/index.md': '---\ntitle: Messaging\n---\n\nText.\n',
}

/** Specifications of examples hold only what they are about. */
export const specification = `openapi: 3.1.0
info: { title: Calls, version: '1' }
paths:
  /calls:
    get:
      operationId: listCalls
      tags: [calls]
      responses: { '200': { description: The calls } }
components:
  schemas:
    Call: { type: object, properties: { to: { type: string } } }
  parameters:
    Limit: { name: limit, in: query, schema: { type: integer } }
  securitySchemes:
    basic: { type: http, scheme: basic }
`

/** @returns what is found in the site with one form of an example */
export function findingsWith(code: string, { beside = {}, alone }: ShownExample, form: Files): readonly Diagnostic[] {
  const files: Record<string, string> = { ...base, ...(alone ? {} : pages) }
  for (const [path, text] of [...Object.entries(beside), ...Object.entries(form)])
    files[path] = completed(path, text, files[path])
  const asked = isOffByDefault(code) ? `checks: { ${code}: warning }\n` : ''
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-example-'))
  try {
    putFiles(join(folder, 'content'), { ...files, 'site.yaml': files['site.yaml'] + asked })
    return openFolder(folder, { mode: 'build' }).site.report().diagnostics
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What an example leaves out: the front matter of a page, the other keys of a file that is one mapping. */
export function completed(path: string, text: string, before: string | undefined): string {
  if (path.startsWith('pages/') && /\.mdx?$/.test(path) && !text.startsWith('---'))
    return `---\ntitle: Page\n---\n\n${text}\n`
  const isSpecification = /^data\/openapi\/calls\./.test(path)
  if (path !== 'site.yaml' && !isSpecification) return `${text}\n`
  return replacedKeys(before ?? specification, text)
}

/** The first text without the top-level keys of the second, and then the second. */
function replacedKeys(text: string, keys: string): string {
  const names = new Set(keys.match(/^[\w-]+(?=:)/gm) ?? [])
  const blocks = text.split(/^(?=[\w-]+:)/m).filter((block) => !names.has(block.slice(0, block.indexOf(':'))))
  return `${blocks.join('')}${keys}\n`
}
