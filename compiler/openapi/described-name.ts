import { inside, type Source, textField } from './document.ts'
import type { DocumentSet } from './reference.ts'

/** @returns what a schema describes, as an author knows it: the parameter, property or component that it stands in */
export function describedName({ files }: DocumentSet, source: Source): string | null {
  const { file, path } = source
  if (!isOfParameter(source)) return nameIn(path)
  const parameter = inside({ file, path: [], value: files.get(file)?.value }, ...path.slice(0, -1))
  return textField(parameter.value, 'name') ?? nameIn(path)
}

/** Whether it is the schema of a parameter or header itself, whose value is sent as text. */
export function isOfParameter({ path }: Source): boolean {
  return path.at(-1) === 'schema' && path.at(-3) !== 'content'
}

function nameIn(path: Source['path']): string | null {
  const isName = (index: number) => path[index - 1] === 'properties' || (index === 2 && path[0] === 'components')
  const at = path.findLastIndex((_, index) => isName(index))
  return at < 0 ? null : String(path[at])
}
