import { inexactNumber } from '../diagnostics/codes/yaml.ts'
import type { Diagnostic, Outcome } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { once } from '../formats/once.ts'
import type { SourceFile } from '../formats/source.ts'
import { parseData } from '../formats/yaml/parse-data.ts'
import { type AboutFile, unmeasured } from '../model/about-file.ts'
import type { SpecificationDocument } from './document/document.ts'
import { shownAsWritten } from './document/exact-numbers.ts'
import { deepest } from './document/json-text.ts'
import { withVersions } from './document/versions.ts'
import { vocabularyOf } from './document/vocabulary.ts'
import { inlineFaults, inlineOperation, inlineSchema } from './inline.ts'
import { loadSpecifications } from './load.ts'
import { findingOfSpecification } from './look-up.ts'
import type { Operation } from './operation/operation-model.ts'
import { printOf } from './part-print.ts'
import { createPieces } from './pieces.ts'
import { plannedRequest } from './request/request-plan.ts'
import { type RequestSample, samplesFor } from './request/sample.ts'
import { tryPlanOf } from './request/try-plan.ts'
import { expandSchema } from './schema/expand.ts'
import type { Specification } from './specification.ts'
import { budgeted, type SpecificationViews, viewOf } from './view.ts'

/**
 * Reads the files under `data/openapi` and makes them ready for blocks.
 * @param sources the files, by their path below that folder without the extension
 * @param lenient names of specifications whose own faults are warnings that keep the operation out
 * @param options `about` does the work on each file, `shown` says what the output may show of what is in one
 */
export function readSpecifications(
  sources: readonly { readonly name: string; readonly source: SourceFile }[],
  brandKey: string,
  lenient: ReadonlySet<string>,
  {
    about = unmeasured,
    shown = (value) => value,
  }: { about?: AboutFile; shown?: ((value: unknown, file: string) => unknown) | undefined } = {},
): Outcome<SpecificationViews> {
  const documents = new Map<string, SpecificationDocument>()
  const unread = new Map<string, string>()
  const diagnostics: Diagnostic[] = []
  for (const { name, source } of sources) {
    const parsed = about(source.path, () =>
      parseData(source, { keys: 'any', aliases: true, limits: { depth: deepest } }),
    )
    const faults = parsed.diagnostics.map(forSpecifications)
    // Not `{...parsed.value}`: the value of a large file is read when it is asked for.
    const { value } = parsed
    if (value === null) {
      append(diagnostics, faults)
      unread.set(source.path, source.text)
    } else {
      const { path: file, text } = source
      const data = withVersions(shown(value.value, file), (path) => value.written(path))
      documents.set(name, { file, text, faults, value: data, placeOf: value.placeOf })
    }
  }
  const loaded = loadSpecifications(documents, { brandKey, lenient, about, unread })
  const whole = () =>
    printOf(
      brandKey,
      [...lenient],
      sources.map(({ source }) => [source.path, source.text]),
    )
  return {
    value: viewsOf({ specifications: loaded.value, documents, brandKey, whole: once(whole) }),
    diagnostics: [...diagnostics, ...loaded.diagnostics],
  }
}

/** The general advice, quotes, would make a text of a limit. */
function forSpecifications(found: Diagnostic): Diagnostic {
  if (found.code !== inexactNumber.code) return found
  const hint =
    'Readers see the nearest number that can be kept. Leave a limit out where the format says it, as `int64` does; an id in an example is a text, in quotes.'
  return { ...found, hint }
}

interface Read {
  readonly specifications: ReadonlyMap<string, Specification>
  readonly documents: ReadonlyMap<string, SpecificationDocument>
  readonly brandKey: string
  /** The print of all that was read. */
  readonly whole: () => string
}

function viewsOf({ specifications, documents, brandKey, whole }: Read): SpecificationViews {
  const byName = new Map([...specifications].map(([name, specification]) => [name, viewOf(specification)]))
  let last: { readonly key: object; readonly value: unknown } | null = null
  return {
    byName,
    keepLast<Value>(key: object, make: () => Value): Value {
      if (last?.key !== key) last = { key, value: make() }
      return last.value as Value
    },
    pieces: createPieces(),
    unknown: (name) => findingOfSpecification(specifications, name),
    partPrint: (name, part) => byName.get(name)?.partPrint(part) ?? whole(),
    vocabulary: once(() => vocabularyOf([...documents.values()].map(({ value }) => value))),
    samples: ofTheLast(samplesFor),
    request: plannedRequest,
    tryPlan: (operation) => shownAsWritten(tryPlanOf(operation), operation.numbers),
    inline: (kind, data, base, options) => inlineOperation(kind, data, base, brandKey, budgeted(options)),
    inlineFaults: (kind, data) => inlineFaults(kind, data, brandKey),
    inlineSchema: (data, base, options) => {
      const { specification, schema } = inlineSchema(data, brandKey)
      return expandSchema(specification, [schema], {
        direction: 'request',
        anchor: options.id(base),
        ...budgeted(options),
      })
    },
  }
}

/** A page shows the samples that its Markdown has told: what a page adds to none is made once for the two. */
function ofTheLast(make: SpecificationViews['samples']): SpecificationViews['samples'] {
  let last: { readonly of: Operation; readonly samples: readonly RequestSample[] } | null = null
  return (operation, written = []) => {
    if (written.length > 0) return make(operation, written)
    if (last?.of !== operation) last = { of: operation, samples: make(operation) }
    return last.samples
  }
}
