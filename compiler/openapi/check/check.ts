import {
  missingOpenApiKey,
  unexpectedResponseCode,
  wrongOpenApiValue,
  wrongSchemaValue,
} from '../../diagnostics/codes/openapi.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { isMapping } from '../../formats/members.ts'
import type { Fields, PathSegment, Source } from '../document/document.ts'
import { field, textField } from '../document/document.ts'
import { type FieldRule, grammar, type ObjectKind } from '../document/grammar.ts'
import { mappingReference } from '../document/mapping.ts'
import type { DocumentSet } from '../document/reference.ts'
import { article } from './article.ts'
import { checkEnum } from './check-enum.ts'
import { checkExtension } from './check-extension.ts'
import { checkKeys, checkSchema, checkStyle, ownChecks } from './check-object.ts'
import { checkReference, type ReferenceUse } from './check-reference.ts'
import { checkSecurity } from './check-security.ts'
import { checkSteps } from './check-steps.ts'
import { hasValues, type Valued } from './check-values.ts'
import { describeBare } from './describe.ts'
import { describedName } from './described-name.ts'
import { createHolders, type Holders } from './holders.ts'
import { mismatch } from './mismatch.ts'
import type { Spot } from './spot.ts'
import { findSubtypes } from './subtypes.ts'

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
  readonly holders: Holders
  /** What more is checked of, once the whole is known. */
  readonly met: Met
}

export interface Met {
  readonly schemas: Source[]
  readonly links: Source[]
  /** What has a default or examples. */
  readonly valued: Valued[]
  /** Of all operations, those of callbacks among them. */
  readonly operationIds: Set<string>
}

interface Visit {
  readonly kind: ObjectKind
  readonly source: Source
}

export interface CheckOptions {
  /** The key of the provider's extension, such as `x-acme`. */
  readonly extension: string
  /** Whether it is kept what holds what: that is as large as the document. */
  readonly lenient?: boolean
}

/**
 * Walks along the grammar from the document's root, through references into other files, each object once, so that
 * time grows with the size of the specification and circles end.
 */
export function checkSpecification(
  documents: DocumentSet,
  root: Source,
  { extension, lenient = false }: CheckOptions,
): Findings {
  const { diagnostics, extended, files, holders, met } = new SpecificationWalk(documents, root, extension, lenient)
  const subtypes = findSubtypes(documents, new Set([root.file, ...files]))
  return { diagnostics, extended, subtypes, files, holders, met }
}

/** The state of one walk, made and dropped by `checkSpecification`. */
class SpecificationWalk {
  readonly diagnostics: Diagnostic[] = []
  readonly files = new Set<string>()
  readonly holders: Holders
  readonly met: Met = { schemas: [], links: [], valued: [], operationIds: new Set() }
  extended = false
  readonly #documents: DocumentSet
  readonly #root: Source
  readonly #seen = new Set<unknown>()
  readonly #loops = new Set<unknown>()
  /** A stack of our own: a document may be nested deeper than calls can be. */
  readonly #stack: Visit[]

  constructor(documents: DocumentSet, root: Source, extension: string, lenient: boolean) {
    this.#documents = documents
    this.#root = root
    this.#stack = [{ kind: 'document', source: root }]
    this.holders = createHolders(lenient)
    for (let visit = this.#stack.pop(); visit !== undefined; visit = this.#stack.pop()) {
      const { kind, source } = visit
      const { value } = source
      if (!isMapping(value) || this.#seen.has(value)) continue
      this.#seen.add(value)
      this.holders.meet(kind, value)
      if (Object.hasOwn(value, extension)) {
        this.extended = true
        checkExtension(kind, value, extension, this.#spot(source))
      }
      this.#keep(kind, source, value)
      this.#visit(kind, source, value)
    }
    checkSteps(documents, this.met.schemas, (source) => this.#spot(source))
  }

  #keep(kind: ObjectKind, source: Source, value: Fields): void {
    if (kind === 'schema') this.met.schemas.push(source)
    if (kind === 'link') this.met.links.push(source)
    if (hasValues(kind, value)) this.met.valued.push({ kind, source })
    const id = kind === 'operation' ? textField(value, 'operationId') : null
    if (id !== null) this.met.operationIds.add(id)
  }

  #visit(kind: ObjectKind, source: Source, value: Fields): void {
    const shape = grammar[kind]
    const at = this.#spot(source)
    const reference = shape.reference === true ? field(value, '$ref') : undefined
    if (reference !== undefined) {
      const target = this.#target({ kind, source, reference, path: ['$ref'] }, at)
      if (target !== null) this.#visitFile(value, kind, target)
    }
    const dynamic = kind === 'schema' && reference === undefined ? field(value, '$dynamicRef') : undefined
    if (dynamic !== undefined) {
      const target = this.#target({ kind, source, reference: dynamic, path: ['$dynamicRef'] }, at)
      if (target !== null) this.#visitFrom(value, kind, target)
    }
    if (kind === 'schema') {
      checkSchema(value, at)
      checkEnum(value, () => describedName(this.#documents, source), at)
    }
    checkKeys(kind, value, at)
    for (const name of reference === undefined ? (shape.required ?? []) : []) {
      if ((field(value, name) ?? null) === null)
        at.report(missingOpenApiKey({ file: source.file, place: at.value() }, { where: article(kind), name }))
    }
    if (reference === undefined) ownChecks[kind]?.(value, at)
    checkStyle(kind, value, at)
    if (kind === 'operation' || kind === 'document')
      for (const scheme of checkSecurity(value, this.#root, at, this.#documents))
        this.#visitFile(value, 'security scheme', scheme)
    if (kind === 'discriminator') this.#mapping(source, at)
    for (const name of Object.keys(value)) {
      const rule = shape.fields.get(name) ?? entryRule(shape.entries, name)
      if (rule !== undefined && value[name] !== null) this.#field(kind, source, name, rule, at)
    }
  }

  #spot(source: Source): Spot {
    const document = this.#documents.files.get(source.file)
    return {
      file: source.file,
      key: (...path) =>
        document?.placeOf([...source.path, ...path], 'key') ?? document?.placeOf(source.path, 'value') ?? null,
      value: (...path) => document?.placeOf([...source.path, ...path], 'value') ?? null,
      report: (diagnostic) => {
        if (diagnostic.severity === 'error') this.holders.blame(source.value)
        this.diagnostics.push(diagnostic)
      },
    }
  }

  #target(use: ReferenceUse, at: Spot): Source | null {
    return checkReference(this.#documents, use, at, this.#loops)
  }

  #visitFile(holder: unknown, kind: ObjectKind, target: Source): void {
    this.files.add(target.file)
    this.#visitFrom(holder, kind, target)
  }

  #visitFrom(holder: unknown, kind: ObjectKind, source: Source): void {
    this.holders.join(holder, source.value)
    this.#stack.push({ kind, source })
  }

  #field(kind: ObjectKind, source: Source, name: string, rule: FieldRule, at: Spot): void {
    const value = field(source.value, name)
    const wrong = mismatch(rule, value)
    if (wrong !== null) {
      const structural = ('of' in rule && kind !== 'schema') || grammar[kind].required?.includes(name) === true
      const facts = { where: `\`${name}\``, found: describeBare(value), expected: wrong }
      const unexpected = structural ? wrongOpenApiValue : wrongSchemaValue
      at.report(unexpected({ file: source.file, place: at.value(name) }, facts))
    } else if ('of' in rule) {
      if (rule.is === 'one' || (rule.is === 'one or many' && !Array.isArray(value)))
        this.#push(rule.of, source, [name], value, at)
      else if (Array.isArray(value)) {
        for (const [index, item] of value.entries()) this.#push(rule.of, source, [name, index], item, at)
      } else if (isMapping(value)) {
        for (const key of Object.keys(value)) {
          if (rule.extensible !== true || !key.startsWith('x-'))
            this.#push(rule.of, source, [name, key], value[key], at)
        }
        if (kind === 'operation' && name === 'responses') this.#codes(Object.keys(value), at)
      }
    }
  }

  #push(kind: ObjectKind, source: Source, path: readonly PathSegment[], value: unknown, at: Spot): void {
    if (isMapping(value))
      this.#visitFrom(source.value, kind, { file: source.file, path: [...source.path, ...path], value })
    else if (value !== null && !(kind === 'schema' && typeof value === 'boolean')) {
      const facts = { where: `\`${path.join('.')}\``, found: describeBare(value), expected: article(kind) }
      const unexpected = kind === 'schema' || kind === 'discriminator' ? wrongSchemaValue : wrongOpenApiValue
      const found = unexpected({ file: source.file, place: at.value(...path) }, facts)
      // What is no operation keeps no other of its path out.
      if (kind === 'operation') this.diagnostics.push(found)
      else at.report(found)
    }
  }

  #codes(codes: readonly string[], at: Spot): void {
    for (const code of codes) {
      if (/^(?:[1-5]\d\d|[1-5]XX|default|x-.*|\$ref)$/i.test(code)) continue
      this.diagnostics.push(unexpectedResponseCode({ file: at.file, place: at.key('responses', code) }, { code }))
    }
  }

  /** Values of a discriminator's mapping are references, or bare names of schemas. */
  #mapping(source: Source, at: Spot): void {
    const mapping = field(source.value, 'mapping')
    const targets: [path: PathSegment[], target: unknown][] = [
      [['defaultMapping'], field(source.value, 'defaultMapping')],
    ]
    for (const [name, target] of Object.entries(isMapping(mapping) ? mapping : {}))
      targets.push([['mapping', name], target])
    for (const [path, target] of targets) {
      if (typeof target !== 'string') continue
      const found = this.#target({ kind: 'schema', source, reference: mappingReference(target), path }, at)
      if (found !== null) this.#visitFile(source.value, 'schema', found)
    }
  }
}

function entryRule(entries: ObjectKind | undefined, name: string): FieldRule | undefined {
  return entries === undefined || name.startsWith('x-') || name === '$ref' ? undefined : { is: 'one', of: entries }
}
