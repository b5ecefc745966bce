import { unknownSpecification } from '../diagnostics/codes/api-mentions.ts'
import { emptyOpenApi, notOpenApi, unsupportedOpenApiVersion } from '../diagnostics/codes/openapi.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { nearest } from '../formats/nearest.ts'
import { checkSpecification } from './check.ts'
import { checkConditional } from './conditional.ts'
import { describe } from './describe.ts'
import type { Source, SpecificationDocument } from './document.ts'
import { field, isFields, textField, textOf } from './document.ts'
import { listOperations } from './entries.ts'
import { gather, unique } from './gather.ts'
import { separate, tellLeftOut } from './left-out.ts'
import { documentSet } from './reference.ts'
import type { OperationEntry, Specification } from './specification.ts'

export interface LoadOptions {
  /** `brand.key` of the site: the extension is `x-<brandKey>`. */
  readonly brandKey: string
  /** Specifications whose own faults are warnings that keep the operation out. */
  readonly lenient?: ReadonlySet<string>
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
  const { value, diagnostics } = load(documents, name, options).outcome
  return { value, diagnostics: gather(diagnostics) }
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
  const found: { readonly name: string; readonly diagnostic: Diagnostic }[] = []
  const add = (name: string, diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) found.push({ name, diagnostic })
  }
  const reached = new Map<string, string[]>()
  const names = [...documents.keys()].sort()
  const pieces = new Set(names.filter((name) => !isSpecification(documents.get(name))))
  for (const name of names.filter((name) => !pieces.has(name))) {
    const { outcome, files } = load(documents, name, options)
    if (outcome.value !== null) specifications.set(name, outcome.value)
    add(name, outcome.diagnostics)
    for (const file of new Set([documents.get(name)?.file ?? '', ...files]))
      reached.set(file, [...(reached.get(file) ?? []), name])
  }
  for (const name of names) {
    const { file, faults = [] } = documents.get(name) as SpecificationDocument
    const by = reached.get(file)
    const isLenient = by?.every((one) => options.lenient?.has(one)) ?? false
    add(by?.[0] ?? name, isLenient ? faults.map(asWarning) : faults)
    if (by !== undefined) continue
    // Beside a specification it is most likely a piece that is not in use any more.
    const severity =
      specifications.size > 0 && isFields(documents.get(name)?.value) ? ('warning' as const) : ('error' as const)
    add(
      unusedPieces,
      load(documents, name, options).outcome.diagnostics.map((one) => ({ ...one, severity })),
    )
  }
  const byName = new Map([...names, unusedPieces].map((name): [string, Diagnostic[]] => [name, []]))
  for (const { name, diagnostic } of unique(found)) byName.get(name)?.push(diagnostic)
  return { value: specifications, diagnostics: [...byName.values()].flatMap((found) => gather(inOrder(found))) }
}

/** In place of a specification's name: no file is called so. */
const unusedPieces = ''

function asWarning(found: Diagnostic): Diagnostic {
  return { ...found, severity: 'warning' }
}

function isSpecification(document: SpecificationDocument | undefined): boolean {
  return field(document?.value, 'openapi') !== undefined || field(document?.value, 'swagger') !== undefined
}

interface Loaded {
  readonly outcome: Outcome<Specification | null>
  readonly files: ReadonlySet<string>
}

function load(
  documents: ReadonlyMap<string, SpecificationDocument>,
  name: string,
  { brandKey, lenient }: LoadOptions,
): Loaded {
  const document = documents.get(name)
  const failed = (diagnostic: Diagnostic): Loaded => ({
    outcome: { value: null, diagnostics: [diagnostic] },
    files: new Set(),
  })
  if (document === undefined) {
    return failed(unknownSpecification({ file: null, place: null }, { name, nearest: nearest(name, documents.keys()) }))
  }
  const { file, value } = document
  if (!isFields(value)) {
    const found = value === null || value === undefined ? 'empty file' : describe(value).replace(/^an? /, '')
    return failed(notOpenApi({ file, place: document.placeOf([], 'value') }, { found }))
  }
  const version = versionOf(value.openapi)
  if (version === null) {
    const swagger = field(value, 'swagger')
    const key = value.openapi === undefined && swagger !== undefined ? 'swagger' : 'openapi'
    if (value[key] === undefined) {
      return failed(notOpenApi({ file, place: document.placeOf([], 'value') }, { found: 'mapping without `openapi`' }))
    }
    return failed(
      unsupportedOpenApiVersion(
        { file, place: document.placeOf([key], 'value') },
        { found: `\`${textOf(value[key])}\``, file },
      ),
    )
  }

  const set = documentSet(folderOf(file, name), documents.values())
  const root: Source = { file, path: [], value }
  const extension = `x-${brandKey}`
  const isLenient = lenient?.has(name) ?? false
  const checked = checkSpecification(set, root, { extension, traced: isLenient })
  const { diagnostics, extended, subtypes, files } = checked
  const hollow = ['paths', 'webhooks', 'x-webhooks', 'components'].every((key) => !isFields(field(value, key)))
  const empty = hollow && !['paths', 'webhooks', 'components'].some((key) => (value[key] ?? null) !== null)
  const entries = listOperations(set, root)
  const { operations, leftOut } = isLenient
    ? separate(entries.value, set, checked)
    : { operations: entries.value, leftOut: new Map<string, OperationEntry>() }
  const info = field(value, 'info')
  const specification: Specification = {
    name,
    file,
    version,
    title: textField(info, 'title'),
    description: textField(info, 'description'),
    root,
    files,
    documents: set,
    extension,
    extended,
    operations,
    leftOut,
    subtypes,
    merged: new Map(),
  }
  const all = [
    ...(empty ? [emptyOpenApi({ file, place: document.placeOf(['openapi'], 'key') })] : []),
    ...diagnostics,
    ...entries.diagnostics,
    ...checkConditional(specification),
  ]
  const reported = isLenient ? [...all.map(asWarning), ...tellLeftOut(set, leftOut)] : all
  return { outcome: { value: specification, diagnostics: inOrder(reported) }, files }
}

function versionOf(openapi: unknown): '3.0' | '3.1' | null {
  const match = /^(3\.[01])(?:\.\d+)?(?:-[\w.]+)?$/.exec(
    typeof openapi === 'number' ? openapi.toFixed(1) : textOf(openapi),
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
