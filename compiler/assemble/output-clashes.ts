import { outputFileAsFolder, reservedOutputFolder } from '../diagnostics/codes/emit.ts'
import { duplicateOutput } from '../diagnostics/codes/output.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { hostFileNames, operatorFileNames, searchPointer, toolFolders } from '../model/host-file-names.ts'
import { foldPath } from '../model/output-path.ts'
import { descriptionPaths, type HostingFormat, htmlPath, markdownPath } from '../model/page-path.ts'
import { notFoundFile } from '../model/routes.ts'
import { assetPath } from '../read/site-files.ts'

interface Owner {
  readonly path: string
  /** The source, or null for what every build makes. */
  readonly file: string | null
}

/**
 * Finds sources that would be written to one path of the output, or one below the file of another. The later one is
 * blamed; of two pages with one route another stage tells.
 *
 * @param pages each route once; `isReference`: it names a specification, whose description is published below it
 * @param assets paths of the content
 * @param icons names of the icons that the site is given
 */
export function outputClashes(
  pages: readonly { readonly route: string; readonly file: string; readonly isReference?: boolean }[],
  assets: readonly { readonly path: string }[],
  format: HostingFormat,
  icons: readonly string[],
): readonly Diagnostic[] {
  const all: Owner[] = [
    ...[...hostFileNames, ...operatorFileNames, notFoundFile, searchPointer, ...icons, ...rootFile(pages)].map(
      (path) => ({
        path,
        file: null,
      }),
    ),
    ...pages.flatMap(({ route, file, isReference = false }) =>
      [htmlPath(route, format), markdownPath(route), ...(isReference ? descriptionPaths(route) : [])].map((path) => ({
        path,
        file,
      })),
    ),
    ...assets.map(({ path }) => ({ path: assetPath(path), file: path })),
  ]
  const owners = new Map<string, Owner>()
  const diagnostics: Diagnostic[] = []
  const reported = new Set<string>()
  for (const owner of all) {
    const first = owners.get(foldPath(owner.path))
    if (first === undefined) {
      owners.set(foldPath(owner.path), owner)
      continue
    }
    // Names that differ in case alone are blamed where the files are read; a page has two files, and says it once.
    const pair = `${owner.file} ${first.file}`
    if (isOtherCase(owner.file, first.file) || reported.has(pair)) continue
    reported.add(pair)
    diagnostics.push(duplicateOutput(between(owner, first), { path: owner.path }))
  }
  for (const [later, first] of format === 'file' ? sharedAddresses(pages, owners) : []) {
    const pair = `${later.file} ${first.file}`
    if (reported.has(pair)) continue
    reported.add(pair)
    diagnostics.push(duplicateOutput(between(later, first), { path: later.path }))
  }
  for (const { path, file } of all) {
    const folder = foldPath(path).split('/')[0] ?? ''
    if (file === null || !toolFolders.includes(folder) || reported.has(file)) continue
    reported.add(file)
    diagnostics.push(reservedOutputFolder({ file, place: null }, { path, folder }))
  }
  for (const owner of all) {
    for (let cut = owner.path.lastIndexOf('/'); cut > 0; cut = owner.path.lastIndexOf('/', cut - 1)) {
      const above = owners.get(foldPath(owner.path.slice(0, cut)))
      if (above !== undefined)
        diagnostics.push(outputFileAsFolder(between(owner, above), { path: owner.path, other: above.path }))
    }
  }
  return diagnostics
}

/**
 * Beside `docs.html`, hosts answer `/docs` or `/docs/` with a file `docs` or `docs/index.html`, too.
 *
 * @returns pairs of which only one would be found: the later, and what has its address
 */
function* sharedAddresses(
  pages: readonly { readonly route: string; readonly file: string }[],
  owners: ReadonlyMap<string, Owner>,
): Generator<readonly [Owner, Owner]> {
  for (const { route, file } of pages) {
    const path = route.slice(1)
    const page = { path: htmlPath(route, 'file'), file }
    const bare = owners.get(foldPath(path))
    const inside = route === '/' ? undefined : owners.get(foldPath(`${path}/index.html`))
    if (bare !== undefined && bare.file !== file) yield [page, bare]
    if (inside !== undefined && inside.file !== file) yield [inside, page]
  }
}

/** Without a page at `/` a page is made there that leads to the first one. */
function rootFile(pages: readonly { readonly route: string }[]): readonly string[] {
  return pages.some(({ route }) => route === '/') ? [] : ['index.html']
}

function isOtherCase(file: string | null, other: string | null): boolean {
  return file !== null && other !== null && file !== other && foldPath(file) === foldPath(other)
}

function between({ file }: Owner, first: Owner) {
  const related = first.file === null ? [] : [{ message: 'The first file', file: first.file, line: null, column: null }]
  const hint = first.file === null ? { hint: `Every build makes \`${first.path}\`: rename this file.` } : {}
  return { file, place: null, related, ...hint }
}
