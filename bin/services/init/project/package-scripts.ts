import { isMapping } from '../../../../compiler/formats/members.ts'
import type { NewFile } from '../../editor/write-files.ts'
import { json } from '../new-site.ts'
import type { DetectedProject, Package } from './detect-project.ts'

/** By names that a package does not have already. */
const scripts = {
  docs: 'signalpost preview',
  'docs:check': 'signalpost check',
  'docs:build': 'signalpost build',
} as const

/** @returns `package.json` with the scripts that it lacks, in its own indentation; null where it lacks none */
export function withScripts({
  text,
  value,
}: Package): { readonly file: NewFile; readonly added: readonly string[] } | null {
  const own = value.scripts
  const given = isMapping(own) ? own : {}
  if (own !== undefined && given !== own) return null
  const added = Object.keys(scripts).filter((name) => !Object.hasOwn(given, name))
  if (added.length === 0) return null
  const all = { ...given, ...Object.fromEntries(Object.entries(scripts).filter(([name]) => added.includes(name))) }
  const indent = /^\ufeff?\{\r?\n([ \t]+)/.exec(text)?.[1] ?? '  '
  const end = text.endsWith('\n') ? '\n' : ''
  const mark = text.startsWith('\ufeff') ? '\ufeff' : ''
  const written = mark + JSON.stringify({ ...value, scripts: all }, null, indent) + end
  const content = text.includes('\r\n') ? written.replaceAll('\n', '\r\n') : written
  return { file: { path: 'package.json', content }, added }
}

/** @returns whether a package has the tool among its dependencies, or is the tool's own */
export function dependsOnTool({ value }: Package): boolean {
  const lists = [value.dependencies, value.devDependencies]
  return value.name === 'signalpost' || lists.some((list) => isMapping(list) && Object.hasOwn(list, 'signalpost'))
}

/** The package of a folder that has none. */
export function newPackage({ brand }: DetectedProject, version: string): NewFile {
  return {
    path: 'package.json',
    content: json({ name: brand.key, private: true, scripts, devDependencies: { signalpost: `^${version}` } }),
  }
}
