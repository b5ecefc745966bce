import type { Finding, ModelInput, PropertyPath, RecordName } from '../../compiler/model/block.ts'

interface UnknownName {
  readonly code: NonNullable<Finding['code']>
  /** What is named: `destination`. */
  readonly what: string
  readonly kind: RecordName['kind']
  readonly name: string
  readonly path: PropertyPath
  readonly known: Iterable<string>
  /** Where such things are kept, for a site that has none like it. */
  readonly kept: string
}

/** @returns what is wrong with a name that no record of the data has, with the nearest that one has */
export function unknownName(
  { code, what, kind, name, path, known, kept }: UnknownName,
  nearest: ModelInput<unknown>['nearest'],
): Finding {
  const near = nearest(name, known)
  const hint = near === null ? `It would stand in \`${kept}\`.` : `Did you mean \`${near}\`?`
  return { code, message: `Unknown ${what} \`${name}\``, hint, path, missing: { kind, name } }
}
