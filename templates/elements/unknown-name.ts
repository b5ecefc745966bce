import type { UnknownRecord } from '../../compiler/diagnostics/codes/lookup-rules.ts'
import type { DiagnosticKind } from '../../compiler/diagnostics/define.ts'
import type { Finding, ModelInput } from '../../compiler/model/block.ts'
import type { PropertyPath } from '../../compiler/model/public-block.ts'
import type { RecordName } from '../../compiler/model/record-name.ts'

interface UnknownName {
  /** What is said of it. */
  readonly unknown: DiagnosticKind<UnknownRecord>
  readonly kind: RecordName['kind']
  readonly name: string
  readonly path: PropertyPath
  readonly known: Iterable<string>
  /** Where such things are kept, for a site that has none like it. */
  readonly kept: string
}

/** @returns what is wrong with a name that no record of the data has, with the nearest that one has */
export function unknownName(
  { unknown, kind, name, path, known, kept }: UnknownName,
  nearest: ModelInput<unknown>['nearest'],
): Finding {
  const names = [...known]
  const withoutExtension = name.replace(/\.(?:ya?ml|json)$/i, '')
  const meant = names.includes(withoutExtension) ? withoutExtension : nearest(name, names)
  return { ...unknown.finding({ name, nearest: meant, kept }), path, missing: { kind, name } }
}
