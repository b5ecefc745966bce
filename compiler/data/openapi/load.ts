import { append } from '../../append.ts'
import { diagnose } from '../../diagnostics/diagnose.ts'
import type { Diagnostic, Outcome } from '../../diagnostics/diagnostic.ts'
import { nearest } from '../../nearest.ts'
import { checkSpecification } from './check.ts'
import { checkConditional } from './conditional.ts'
import { describe } from './describe.ts'
import type { Source, SpecificationDocument } from './document.ts'
import { field, isFields, textField } from './document.ts'
import { listOperations } from './entries.ts'
import { documentSet } from './reference.ts'
import type { Specification } from './specification.ts'

export interface LoadOptions {
  /** `brand.key` of the site: the extension is `x-<brandKey>`. */
  readonly brandKey: string
}

/**
 * Checks one specification and lists its operations. Nothing is fetched and no disk is read: references reach the other
 * documents only.
 *
 * @param documents every file under `data/openapi`, by its path below that folder without the extension
 * @returns null with an error when the document can't be read as OpenAPI 3.0 or 3.1; else the specification, as far as
 *   it is right, with a diagnostic for each thing that is not, in the order of the file
 */
export function loadSpecification(
  documents: ReadonlyMap<string, SpecificationDocument>,
  name: string,
  options: LoadOptions,
): Outcome<Specification | null> {
  return load(documents, name, options).outcome
}

/**
 * Loads every specification of the folder. A document without `openapi` that others refer to is a piece of theirs, and
 * no specification.
 *
 * @returns the specifications by name; what two of them find in a shared piece is reported once
 */
export function loadSpecifications(
  documents: ReadonlyMap<string, SpecificationDocument>,
  options: LoadOptions,
): Outcome<ReadonlyMap<string, Specification>> {
  const specifications = new Map<string, Specification>()
  const diagnostics: Diagnostic[] = []
  const referred = new Set<string>()
  const names = [...documents.keys()].sort()
  const pieces = names.filter((name) => !isSpecification(documents.get(name)))
  for (const name of names.filter((name) => !pieces.includes(name))) {
    const { outcome, files } = load(documents, name, options)
    if (outcome.value !== null) specifications.set(name, outcome.value)
    append(diagnostics, outcome.diagnostics)
    for (const file of files) referred.add(file)
  }
  for (const name of pieces) {
    if (referred.has(documents.get(name)?.file ?? '')) continue
    // Beside a specification it is most likely a piece that is not in use any more.
    const severity =
      specifications.size > 0 && isFields(documents.get(name)?.value) ? ('warning' as const) : ('error' as const)
    append(
      diagnostics,
      load(documents, name, options).outcome.diagnostics.map((found) => ({ ...found, severity })),
    )
  }
  return { value: specifications, diagnostics: unique(diagnostics) }
}

function isSpecification(document: SpecificationDocument | undefined): boolean {
  return field(document?.value, 'openapi') !== undefined || field(document?.value, 'swagger') !== undefined
}

interface Loaded {
  readonly outcome: Outcome<Specification | null>
  readonly files: ReadonlySet<string>
}

function load(documents: ReadonlyMap<string, SpecificationDocument>, name: string, { brandKey }: LoadOptions): Loaded {
  const document = documents.get(name)
  const failed = (diagnostic: Diagnostic): Loaded => ({
    outcome: { value: null, diagnostics: [diagnostic] },
    files: new Set(),
  })
  if (document === undefined) {
    return failed(diagnose('SP6530', { file: null, place: null }, name, nearest(name, documents.keys())))
  }
  const { file, value } = document
  if (!isFields(value)) {
    const found = value === null || value === undefined ? 'empty file' : describe(value).replace(/^an? /, '')
    return failed(diagnose('SP6501', { file, place: document.placeOf([], 'value') }, found))
  }
  const version = versionOf(value.openapi)
  if (version === null) {
    const swagger = field(value, 'swagger')
    const key = value.openapi === undefined && swagger !== undefined ? 'swagger' : 'openapi'
    if (value[key] === undefined) {
      return failed(diagnose('SP6501', { file, place: document.placeOf([], 'value') }, 'mapping without `openapi`'))
    }
    return failed(
      diagnose('SP6502', { file, place: document.placeOf([key], 'value') }, `\`${String(value[key])}\``, file),
    )
  }

  const set = documentSet(folderOf(file, name), documents.values())
  const root: Source = { file, path: [], value }
  const extension = `x-${brandKey}`
  const { diagnostics, extended, subtypes, files } = checkSpecification(set, root, extension)
  const hollow = ['paths', 'webhooks', 'x-webhooks', 'components'].every((key) => !isFields(field(value, key)))
  const empty = hollow && !['paths', 'webhooks', 'components'].some((key) => (value[key] ?? null) !== null)
  const entries = listOperations(set, root)
  const info = field(value, 'info')
  const specification: Specification = {
    name,
    file,
    version,
    title: textField(info, 'title'),
    description: textField(info, 'description'),
    root,
    documents: set,
    extension,
    extended,
    operations: entries.value,
    subtypes,
    merged: new Map(),
  }
  const all = [
    ...(empty ? [diagnose('SP6503', { file, place: document.placeOf(['openapi'], 'key') })] : []),
    ...diagnostics,
    ...entries.diagnostics,
    ...checkConditional(specification),
  ]
  return { outcome: { value: specification, diagnostics: inOrder(all) }, files }
}

function versionOf(openapi: unknown): '3.0' | '3.1' | null {
  const match = /^(3\.[01])(?:\.\d+)?(?:-[\w.]+)?$/.exec(
    typeof openapi === 'number' ? openapi.toFixed(1) : String(openapi),
  )
  return match === null ? null : (match[1] as '3.0' | '3.1')
}

/** The folder that `name` is relative to: `content/data/openapi/` of `content/data/openapi/v1/calls.yaml`. */
function folderOf(file: string, name: string): string {
  const stem = file.replace(/\.[^./]*$/, '')
  return stem.endsWith(name) ? stem.slice(0, stem.length - name.length) : file.slice(0, file.lastIndexOf('/') + 1)
}

function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const key = ({ file, line, column }: Diagnostic) => [file ?? '', line ?? 0, column ?? 0] as const
  return diagnostics.toSorted((left, right) => {
    const [file, line, column] = key(left)
    const [otherFile, otherLine, otherColumn] = key(right)
    if (file !== otherFile) return file < otherFile ? -1 : 1
    return line - otherLine || column - otherColumn
  })
}

function unique(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const seen = new Set<string>()
  return diagnostics.filter(({ code, file, line, column, message }) => {
    const key = `${code} ${file}:${line}:${column} ${message}`
    if (seen.has(key)) return false
    seen.add(key)
    return true
  })
}
