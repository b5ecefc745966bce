import type { DataValue } from '../../formats/request/data-value.ts'

/** Whether an example holds a property. */
export interface PropertyFlags {
  readonly readOnly: boolean
  readonly writeOnly: boolean
  readonly deprecated: boolean
}

/** A property as an example has it, whose value does not depend on where it stands. */
export interface Scalar extends PropertyFlags {
  /** By the author: it takes no room of what is made. */
  readonly isGiven: boolean
  /** By the author as an example, or only readers have it: the content of a file. Not so a default or the first of an enumeration. */
  readonly isExample: boolean
  readonly value: DataValue | undefined
}
