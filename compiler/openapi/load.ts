import { emptyOpenApi, notOpenApi, unsupportedOpenApiVersion } from '../diagnostics/codes/openapi.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { inOrder } from '../diagnostics/summary.ts'
import { isMapping } from '../formats/members.ts'
import { textOrder } from '../formats/text-order.ts'
import { type AboutFile, unmeasured } from '../model/about-file.ts'
import { checkSpecification } from './check/check.ts'
import { checkLinks } from './check/check-links.ts'
import { checkRequired } from './check/check-required.ts'
import { checkValues } from './check/check-values.ts'
import { describe } from './check/describe.ts'
import { gather, unique } from './check/gather.ts'
import { separate, tellLeftOut } from './check/left-out.ts'
import type { Source, SpecificationDocument, Unread } from './document/document.ts'
import { field, textField, textOf } from './document/document.ts'
import { withoutExact, writtenNumbers } from './document/exact-numbers.ts'
import { documentSet } from './document/reference.ts'
import { scalarMemory } from './example/known-scalars.ts'
import { checkConditional } from './operation/conditional.ts'
import { listOperations } from './operation/entries.ts'
import { mergedMemory } from './schema/merge.ts'
import type { OperationEntry, Specification } from './specification.ts'

export interface LoadOptions {
  /** `brand.key` of the site: the extension is `x-<brandKey>`. */
  readonly brandKey: string
  /** Specifications whose own faults are warnings that keep the operation out. */
  readonly lenient?: ReadonlySet<string>
  /** Files of the folder that could not be read. */
  readonly unread?: Unread
  /** Does the work on each file. */
  readonly about?: AboutFile
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
  const { about = unmeasured, unread = new Map<string, string>() } = options
  const specifications = new Map<string, Specification>()
  const found: { readonly name: string; readonly diagnostic: Diagnostic }[] = []
  const add = (name: string, diagnostics: readonly Diagnostic[]) => {
    for (const diagnostic of diagnostics) found.push({ name, diagnostic })
  }
  const reached = new Map<string, string[]>()
  const inOrderOfNames = [...documents].sort(([a], [b]) => textOrder(a, b))
  for (const [name, document] of inOrderOfNames.filter(([, document]) => isSpecification(document))) {
    const { outcome, files } = about(document.file, () => load(document, name, documents, options))
    if (outcome.value !== null) specifications.set(name, outcome.value)
    add(name, outcome.diagnostics)
    for (const file of new Set([document.file, ...files])) reached.set(file, [...(reached.get(file) ?? []), name])
  }
  for (const [name, document] of inOrderOfNames) {
    const { file } = document
    const by = reached.get(file)
    const faults = withoutExact(
      document,
      (by ?? []).map((one) => specifications.get(one)?.numbers ?? null),
    )
    const isLenient = by?.every((one) => options.lenient?.has(one)) ?? false
    add(by?.[0] ?? name, isLenient ? faults.map(asWarning) : faults)
    if (by !== undefined || mayBelong(document, unread)) continue
    // Beside a specification it is most likely a piece that is not in use any more.
    const severity = specifications.size > 0 && isMapping(document.value) ? ('warning' as const) : ('error' as const)
    add(
      unusedPieces,
      about(file, () => load(document, name, documents, options)).outcome.diagnostics.map((one) => ({
        ...one,
        severity,
      })),
    )
  }
  const byName = new Map(
    [...inOrderOfNames.map(([name]) => name), unusedPieces].map((name): [string, Diagnostic[]] => [name, []]),
  )
  for (const { name, diagnostic } of unique(found)) byName.get(name)?.push(diagnostic)
  return { value: specifications, diagnostics: [...byName.values()].flatMap((found) => gather(inOrder(found))) }
}

/** In place of a specification's name: no file is called so. */
const unusedPieces = ''

function asWarning(found: Diagnostic): Diagnostic {
  return { ...found, severity: 'warning' }
}

function isSpecification({ value }: SpecificationDocument): boolean {
  return field(value, 'openapi') !== undefined || field(value, 'swagger') !== undefined
}

/** Whether a file that could not be read names this one, whose piece it then most likely is. */
function mayBelong(document: SpecificationDocument, unread: Unread): boolean {
  if (!isMapping(document.value) || isSpecification(document)) return false
  const name = document.file.slice(document.file.lastIndexOf('/') + 1)
  return [...unread.values()].some((text) => text.includes(name))
}

interface Loaded {
  readonly outcome: Outcome<Specification | null>
  readonly files: ReadonlySet<string>
}

function load(
  document: SpecificationDocument,
  name: string,
  documents: ReadonlyMap<string, SpecificationDocument>,
  { brandKey, lenient, unread }: LoadOptions,
): Loaded {
  const { file, value } = document
  const version = isMapping(value) ? versionOf(value.openapi) : null
  if (!isMapping(value) || version === null)
    return { outcome: { value: null, diagnostics: [unreadable(document)] }, files: new Set() }
  const set = documentSet(folderOf(file, name), documents.values(), unread)
  const root: Source = { file, path: [], value }
  const extension = `x-${brandKey}`
  const isLenient = lenient?.has(name) ?? false
  const checked = checkSpecification(set, root, { extension, lenient: isLenient })
  const { diagnostics, extended, subtypes, files, met } = checked
  const hollow = ['paths', 'webhooks', 'x-webhooks', 'components'].every((key) => !isMapping(field(value, key)))
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
    description: describedBy(textField(info, 'summary'), textField(info, 'description')),
    root,
    files,
    documents: set,
    extension,
    extended,
    operations,
    leftOut,
    subtypes,
    numbers: writtenNumbers([file, ...files].flatMap((one) => set.files.get(one) ?? [])),
    merged: mergedMemory(),
    slots: new WeakMap(),
    generated: new Map(),
    scalars: scalarMemory(),
  }
  const all = [
    ...(empty ? [emptyOpenApi({ file, place: document.placeOf(['openapi'], 'key') })] : []),
    ...diagnostics,
    ...entries.diagnostics,
    ...checkConditional(specification),
    ...checkLinks(set, met.links, met.operationIds),
    ...checkRequired(set, met.schemas),
    ...checkValues(specification, met.valued),
  ]
  const reported = isLenient ? [...all.map(asWarning), ...tellLeftOut(set, leftOut)] : all
  return { outcome: { value: specification, diagnostics: inOrder(reported) }, files }
}

/** Says why a document is no OpenAPI, or of which other version. */
function unreadable({ file, value, placeOf }: SpecificationDocument): Diagnostic {
  const whole = { file, place: placeOf([], 'value') }
  if (!isMapping(value)) {
    const found = value === null || value === undefined ? 'empty file' : describe(value).replace(/^an? /, '')
    return notOpenApi(whole, { found })
  }
  const swagger = field(value, 'swagger')
  const key = value.openapi === undefined && swagger !== undefined ? 'swagger' : 'openapi'
  if (value[key] === undefined) return notOpenApi(whole, { found: 'mapping without `openapi`' })
  return unsupportedOpenApiVersion(
    { file, place: placeOf([key], 'value') },
    { found: `\`${textOf(value[key])}\``, file },
  )
}

function versionOf(openapi: unknown): '3.0' | '3.1' | null {
  const match = /^(3\.[012])(?:\.\d+)?(?:-[\w.]+)?$/.exec(textOf(openapi))
  return match === null ? null : match[1] === '3.0' ? '3.0' : '3.1'
}

/** The folder that `name` is relative to: `content/data/openapi/` of `content/data/openapi/v1/calls.yaml`. */
function folderOf(file: string, name: string): string {
  const stem = file.replace(/\.[^./]*$/, '')
  return stem.endsWith(name) ? stem.slice(0, stem.length - name.length) : file.slice(0, file.lastIndexOf('/') + 1)
}

/** @returns the summary (OpenAPI 3.1) before what says more; most descriptions begin with it */
function describedBy(summary: string | null, description: string | null): string | null {
  if (summary === null || summary.trim() === '') return description
  if (description === null) return summary
  return description.includes(summary.trim()) ? description : `${summary.trim()}\n\n${description}`
}
