import { inside, type Source, textField } from '../document/document.ts'
import type { DocumentSet } from '../document/reference.ts'

/** @returns what a schema describes, as an author knows it: the parameter, property or component that it stands in */
export function describedName({ files }: DocumentSet, { file, path }: Source): string | null {
  const name = nameAt(path)
  const schema = path.lastIndexOf('schema')
  const holder =
    schema > name ? inside({ file, path: [], value: files.get(file)?.value }, ...path.slice(0, schema)) : null
  return textField(holder?.value, 'name') ?? (name < 0 ? null : String(path[name]))
}

/** Whether it is the schema of a parameter or header itself, whose value is sent as text. */
export function isOfParameter({ path }: Source): boolean {
  return path.at(-1) === 'schema' && path.at(-3) !== 'content' && nameAt(path) < path.length - 1
}

/** @returns where the last name of a component or property is: what follows `properties` is one, be it `properties` itself */
function nameAt(path: Source['path']): number {
  const isName = (at: number) => path[at - 1] === 'properties' || (at === 2 && path[0] === 'components')
  return path.reduce<number>((last, _, at) => (isName(at) && last !== at - 1 ? at : last), -1)
}
