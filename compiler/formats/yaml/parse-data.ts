import type { Outcome } from '../../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source.ts'
import { parseJson } from './parse-json.ts'
import { type ParseOptions, parseYaml } from './parse-yaml.ts'
import type { Placed } from './placed.ts'

/** Reads a data file: JSON when its name ends in `.json`, else YAML. */
export function parseData(source: SourceFile, options: Omit<ParseOptions, 'file'> = {}): Outcome<Placed | null> {
  const parse = source.path.endsWith('.json') ? parseJson : parseYaml
  return parse(source.text, { ...options, file: source.path })
}
