import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'

type ServerVariable = Operation['servers'][number]['variables'][number]

interface KnownValue {
  readonly value: string
  readonly isDefault: boolean
}

/** @returns what may stand in an address for a variable: the values that are listed, or the one that it has by itself */
export function knownValues({ values, default: own }: ServerVariable): readonly KnownValue[] {
  const known = values.length === 0 && own !== null ? [own] : values
  return known.map((value) => ({ value, isDefault: value === own }))
}
