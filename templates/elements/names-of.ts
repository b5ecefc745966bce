/** @returns the names of a record that is written down as a whole: `Object.keys`, which knows only that they are texts */
export function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[]
}
