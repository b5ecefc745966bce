import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { createPipeline } from '../../../compiler/pipeline.ts'
import { openContent } from '../../../compiler/read/content-store.ts'
import { type ContentView, changedView } from '../../../compiler/read/content-view.ts'
import { readImageSize } from '../../../compiler/read/image-size.ts'
import { referencePages } from '../block-reference/reference-pages.ts'
import type { OwnTheme } from '../own-code/own-theme.ts'
import { readPlainText } from '../plain-file.ts'
import { fragmentOf, shownFragment } from './fragment.tsx'

/** One example or case of a block. */
export interface CaseResult {
  /** Relative to the root. */
  readonly path: string
  /** What is wrong; null where it has passed. */
  readonly failure: string | null
}

interface CaseOptions {
  readonly env: Environment
  /** Writes what is expected as it is now. */
  readonly update: boolean
}

/** A page that no site has: examples and cases take its place one after the other. */
const page = 'content/pages/signalpost-case'
const head = '---\ntitle: Case\n---\n'

/**
 * Tries the example and the cases of every block of a site, as the tool's own are tried: an example has no error, and a case
 * shows the content of the `.out` file beside it.
 *
 * @param root absolute
 */
export function runCases(root: string, code: OwnTheme, { env, update }: CaseOptions): readonly CaseResult[] {
  const content = openContent(root)
  content.refresh()
  const shown = { path: '', text: '', revision: 0 }
  const pipeline = createPipeline(withPage(content, shown), {
    theme: code.theme,
    client: code.client,
    own: code.own,
    mode: 'check',
    env,
    imageSize: readImageSize,
    lastUpdated: () => null,
    year: () => null,
  })
  const show = (path: string) => {
    const text = readPlainText(join(root, path))
    const hasHead = text.startsWith('---\n')
    Object.assign(shown, {
      path: `${page}${path.slice(path.lastIndexOf('.'))}`,
      text: hasHead ? text : head + text,
      revision: shown.revision + 1,
    })
    const fragment = fragmentOf(pipeline, shown.path, code)
    const diagnostics = fragment.diagnostics.map((one) => inCase(one, shown.path, path, hasHead ? 0 : 3))
    return { ...fragment, diagnostics, text }
  }
  const cases = [...code.ownBlocks.values()].sort().flatMap((folder) => {
    const examples = ['example.mdx', 'example.md'].map((name) => `${folder}/${name}`)
    return [
      ...examples
        .filter((path) => existsSync(join(root, path)))
        .map((path): CaseResult => {
          const made = show(path)
          const errors = made.diagnostics.filter(({ severity }) => severity === 'error')
          return {
            path,
            failure: errors.length === 0 ? null : shownFragment({ ...made, diagnostics: errors }, made.text),
          }
        }),
      ...casesOf(root, folder).map((path): CaseResult => {
        const made = show(path)
        const actual = shownFragment(made, made.text)
        return { path, failure: compared(join(root, path.replace(/\.mdx?$/, '.out')), actual, update) }
      }),
    ]
  })
  return [...cases, ...referenceCases(root, code, update)]
}

/** Pages of the block reference that are there say what the blocks say now. */
function referenceCases(root: string, code: OwnTheme, update: boolean): readonly CaseResult[] {
  const pages = referencePages(root, { blocks: code.theme.blocks, folders: code.ownBlocks })
  return pages
    .filter(({ path }) => existsSync(join(root, path)))
    .map(({ path, content }): CaseResult => ({ path, failure: compared(join(root, path), String(content), update) }))
}

function casesOf(root: string, folder: string): readonly string[] {
  const cases = join(root, folder, 'cases')
  if (!existsSync(cases)) return []
  const names = readdirSync(cases).filter((name) => /\.mdx?$/.test(name))
  return names.sort().map((name) => `${folder}/cases/${name}`)
}

/** @returns the first line that differs, with what was expected; null where nothing does */
function compared(out: string, actual: string, update: boolean): string | null {
  if (update) {
    writeFileSync(out, actual)
    return null
  }
  if (!existsSync(out)) return `Missing the \`.out\` file; signalpost test --update writes it. It would be:\n${actual}`
  const expected = readPlainText(out)
  if (expected.trimEnd() === actual.trimEnd()) return null
  const [wanted, found] = [expected, actual].map((text) => text.split('\n'))
  const at = (found ?? []).findIndex((line, index) => line !== wanted?.[index])
  const line = at === -1 ? (found?.length ?? 0) : at
  return `Line ${line + 1} differs.\n  expected: ${wanted?.[line] ?? '(nothing)'}\n  found:    ${found?.[line] ?? '(nothing)'}`
}

/** The site's content, with one page more. */
function withPage(
  content: ContentView,
  shown: { readonly path: string; readonly text: string; readonly revision: number },
): ContentView {
  const isShown = (path: string) => path === shown.path
  return changedView(content, {
    get revision() {
      return content.revision + shown.revision
    },
    paths: (role) =>
      role === 'pages' && shown.path !== '' ? [...content.paths(role), shown.path] : content.paths(role),
    version: (path) => (isShown(path) ? `case ${shown.revision}` : content.version(path)),
    size: (path) => (isShown(path) ? shown.text.length : content.size(path)),
    read: (path) => (isShown(path) ? { source: { path, text: shown.text }, diagnostics: [] } : content.read(path)),
    mentions: (path, words) =>
      isShown(path) ? words.map((word) => shown.text.includes(word)) : content.mentions(path, words),
  })
}

/** Counts lines as those of the case's own file. */
function inCase(found: Diagnostic, from: string, path: string, headLines: number): Diagnostic {
  if (found.file !== from) return found
  const lift = (line: number | null) => (line === null ? null : Math.max(1, line - headLines))
  const related = found.related.map((one) => (one.file === from ? { ...one, file: path, line: lift(one.line) } : one))
  return { ...found, file: path, line: lift(found.line), endLine: lift(found.endLine), related }
}
