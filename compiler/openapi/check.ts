import {
  missingOpenApiKey,
  unexpectedResponseCode,
  wrongOpenApiValue,
  wrongSchemaValue,
} from '../diagnostics/codes/openapi.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { checkParameter, checkSchema, checkSecurity, type Spot } from './check-object.ts'
import { checkReference, type ReferenceUse } from './check-reference.ts'
import { describe } from './describe.ts'
import type { PathSegment, Source } from './document.ts'
import { field, inside, isFields, listField } from './document.ts'
import { article, type FieldRule, grammar, type ObjectKind } from './grammar.ts'
import { mappingReference } from './mapping.ts'
import { type DocumentSet, resolveReference } from './reference.ts'
import { createTrace, type Trace } from './trace.ts'

/** What one walk over a specification brings to light. */
export interface Findings {
  readonly diagnostics: readonly Diagnostic[]
  /** The provider's extension (`x-<brand.key>`) is somewhere in it. */
  readonly extended: boolean
  /** Component schemas by the schema that they take in with `allOf`, by the identity of its value. */
  readonly subtypes: ReadonlyMap<unknown, readonly Source[]>
  /** Files that references lead into. */
  readonly files: ReadonlySet<string>
  /** What holds what, and where faults are, when it was asked for. */
  readonly trace: Trace
}

interface Visit {
  readonly kind: ObjectKind
  readonly source: Source
}

export interface CheckOptions {
  /** The key of the provider's extension, such as `x-acme`. */
  readonly extension: string
  /** Whether the trace is kept: it is as large as the document. */
  readonly traced?: boolean
}

/**
 * Walks along the grammar from the document's root, through references into other files, each object once, so that
 * time grows with the size of the specification and circles end.
 */
export function checkSpecification(
  documents: DocumentSet,
  root: Source,
  { extension, traced = false }: CheckOptions,
): Findings {
  const trace = createTrace(traced)
  const diagnostics: Diagnostic[] = []
  const files = new Set<string>()
  const seen = new Set<unknown>()
  const loops = new Set<unknown>()
  let extended = false
  const schemes = field(field(root.value, 'components'), 'securitySchemes')

  // A stack of our own: a document may be nested deeper than calls can be.
  const stack: Visit[] = [{ kind: 'document', source: root }]
  const report = (diagnostic: Diagnostic) => diagnostics.push(diagnostic)
  const spot = (source: Source): Spot => {
    const document = documents.files.get(source.file)
    return {
      file: source.file,
      key: (...path) =>
        document?.placeOf([...source.path, ...path], 'key') ?? document?.placeOf(source.path, 'value') ?? null,
      value: (...path) => document?.placeOf([...source.path, ...path], 'value') ?? null,
      report(diagnostic) {
        if (diagnostic.severity === 'error') trace.blame(source.value)
        report(diagnostic)
      },
    }
  }

  for (let visit = stack.pop(); visit !== undefined; visit = stack.pop()) {
    const { kind, source } = visit
    const { value } = source
    if (!isFields(value) || seen.has(value)) continue
    seen.add(value)
    trace.meet(kind, value)
    extended ||= Object.hasOwn(value, extension)
    const shape = grammar[kind]
    const at = spot(source)
    const reference = shape.reference === true ? field(value, '$ref') : undefined
    if (reference !== undefined) {
      const use: ReferenceUse = { kind, source, reference, path: ['$ref'] }
      const target = checkReference(documents, use, at, loops)
      if (target !== null) {
        files.add(target.file)
        visitFrom(value, kind, target)
      }
    }
    const dynamic = kind === 'schema' && reference === undefined ? field(value, '$dynamicRef') : undefined
    if (dynamic !== undefined) {
      const target = checkReference(documents, { kind, source, reference: dynamic, path: ['$dynamicRef'] }, at, loops)
      if (target !== null) visitFrom(value, kind, target)
    }
    if (kind === 'schema') checkSchema(value, at)
    for (const name of reference === undefined ? (shape.required ?? []) : []) {
      if (typeof field(value, name) !== 'string' && !isFields(field(value, name))) {
        at.report(missingOpenApiKey({ file: source.file, place: at.value() }, { where: article(kind), name }))
      }
    }
    if (kind === 'parameter' && reference === undefined) checkParameter(value, at)
    if (kind === 'operation' || kind === 'document') checkSecurity(value, schemes, at)
    if (kind === 'discriminator') pushMapping(source, at)
    for (const name of Object.keys(value)) {
      const rule = shape.fields.get(name) ?? entryRule(shape.entries, name)
      if (rule !== undefined && value[name] !== null) walkField(kind, source, name, rule, at)
    }
  }
  return { diagnostics, extended, subtypes: findSubtypes(documents, new Set([root.file, ...files])), files, trace }

  function visitFrom(holder: unknown, kind: ObjectKind, source: Source) {
    trace.join(holder, source.value)
    stack.push({ kind, source })
  }

  function walkField(kind: ObjectKind, source: Source, name: string, rule: FieldRule, at: Spot) {
    const value = field(source.value, name)
    const wrong = mismatch(rule, value)
    if (wrong !== null) {
      const structural = 'of' in rule && kind !== 'schema'
      const facts = { where: `\`${name}\``, found: bare(value), expected: wrong }
      const unexpected = structural ? wrongOpenApiValue : wrongSchemaValue
      at.report(unexpected({ file: source.file, place: at.value(name) }, facts))
    } else if ('of' in rule) {
      if (rule.is === 'one' || (rule.is === 'one or many' && !Array.isArray(value)))
        push(rule.of, source, [name], value, at)
      else if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) push(rule.of, source, [name, index], item, at)
      } else if (isFields(value)) {
        for (const key of Object.keys(value)) {
          if (rule.extensible !== true || !key.startsWith('x-')) push(rule.of, source, [name, key], value[key], at)
        }
        if (kind === 'operation' && name === 'responses') checkCodes(Object.keys(value), at)
      }
    }
  }

  function push(kind: ObjectKind, source: Source, path: readonly PathSegment[], value: unknown, at: Spot) {
    if (isFields(value)) visitFrom(source.value, kind, { file: source.file, path: [...source.path, ...path], value })
    else if (value !== null && !(kind === 'schema' && typeof value === 'boolean')) {
      const facts = { where: `\`${path.join('.')}\``, found: bare(value), expected: article(kind) }
      const unexpected = kind === 'schema' || kind === 'discriminator' ? wrongSchemaValue : wrongOpenApiValue
      const place = at.value(...path)
      // What is no operation keeps no other of its path out.
      const tell = kind === 'operation' ? report : at.report
      tell(unexpected({ file: source.file, place }, facts))
    }
  }

  function checkCodes(codes: readonly string[], at: Spot) {
    for (const code of codes) {
      if (/^(?:[1-5]\d\d|[1-5]XX|default|x-.*)$/i.test(code)) continue
      report(unexpectedResponseCode({ file: at.file, place: at.key('responses', code) }, { code }))
    }
  }

  /** Values of a discriminator's mapping are references, or bare names of schemas. */
  function pushMapping(source: Source, at: Spot) {
    const mapping = field(source.value, 'mapping')
    if (!isFields(mapping)) return
    for (const [name, target] of Object.entries(mapping)) {
      if (typeof target !== 'string') continue
      const reference = mappingReference(target)
      const use: ReferenceUse = { kind: 'schema', source, reference, path: ['mapping', name] }
      const found = checkReference(documents, use, at, loops)
      if (found !== null) {
        files.add(found.file)
        visitFrom(source.value, 'schema', found)
      }
    }
  }
}

/** After 'Unexpected' no article follows. */
function bare(value: unknown): string {
  return describe(value).replace(/^an? /, '')
}

function entryRule(entries: ObjectKind | undefined, name: string): FieldRule | undefined {
  return entries === undefined || name.startsWith('x-') || name === '$ref' ? undefined : { is: 'one', of: entries }
}

/** @returns what was expected, or null when the value's type is right */
function mismatch(rule: FieldRule, value: unknown): string | null {
  const texts = Array.isArray(value) && value.every((item) => typeof item === 'string')
  switch (rule.is) {
    case 'text':
      return typeof value === 'string' ? null : 'text'
    case 'flag':
      return typeof value === 'boolean' ? null : '`true` or `false`'
    case 'number':
      return typeof value === 'number' ? null : 'a number'
    case 'texts':
      return texts ? null : 'a list of texts'
    case 'text or texts':
      return texts || typeof value === 'string' ? null : 'text or a list of texts'
    case 'list':
      return Array.isArray(value) ? null : 'a list'
    case 'many':
      return Array.isArray(value) ? null : `a list, each item ${article(rule.of)}`
    case 'named':
      return isFields(value) ? null : `a mapping, each value ${article(rule.of)}`
    case 'one':
    case 'one or many':
      return null
  }
}

function findSubtypes(documents: DocumentSet, files: ReadonlySet<string>): ReadonlyMap<unknown, readonly Source[]> {
  const subtypes = new Map<unknown, Source[]>()
  for (const file of files) {
    const schemas = inside({ file, path: [], value: documents.files.get(file)?.value }, 'components', 'schemas')
    for (const name of isFields(schemas.value) ? Object.keys(schemas.value) : []) {
      const schema = inside(schemas, name)
      for (const part of listField(schema.value, 'allOf')) {
        const reference = field(part, '$ref')
        const target = typeof reference === 'string' ? resolveReference(documents, file, reference).source : undefined
        if (target === undefined) continue
        const known = subtypes.get(target.value)
        if (known === undefined) subtypes.set(target.value, [schema])
        else known.push(schema)
      }
    }
  }
  return subtypes
}
