import { append } from '../../formats/append.ts'
import type { Environment } from '../../formats/environment.ts'
import { emptyObject } from '../../formats/yaml/keys.ts'
import type { ValuePath } from '../../formats/yaml/value-path.ts'
import { adminKeys } from './search-service.ts'

export interface Substituted {
  /** A copy of the value; an unset variable stays as it was written. */
  readonly value: unknown
  /** Each text that held a variable, as it is now. */
  readonly filled: readonly { readonly path: ValuePath; readonly text: string }[]
  /** Each variable that is unset or empty, with the path of the text it is in. */
  readonly unset: readonly { readonly path: ValuePath; readonly name: string }[]
  /** @returns another copy, with `text` in place of every text that holds an unset variable */
  standIn(text: string): unknown
  /** @returns the text at a path as it was written, when it holds a variable */
  written(path: ValuePath): string | null
}

const variable = /\$\{([A-Za-z_][A-Za-z0-9_]*)\}/g

/**
 * Secrets of the tool itself count as unset: content may be a stranger's, and what is in `site.yaml` goes onto pages
 * and into reports.
 */
const withheld =
  /^(?:CODE_HOST_TOKEN|CODE_HOST_CLIENT_SECRET|GITHUB_TOKEN|GH_TOKEN|SIGNALPOST_\w*(?:TOKEN|SECRET|KEY))$/
const isWithheld = (name: string): boolean => withheld.test(name) || adminKeys.includes(name)

/** Puts the environment's values in place of `${NAME}`, in all texts of a value. */
export function substitute(value: unknown, env: Environment): Substituted {
  const unset: { path: ValuePath; name: string }[] = []
  const texts = new Map<string, string>()
  const filled: { path: ValuePath; text: string }[] = []
  const replaced = copy(value, [], (text, path) => {
    const names = [...text.matchAll(variable)].map((match) => match[1] ?? '')
    if (names.length === 0) return text
    texts.set(JSON.stringify(path), text)
    const isGiven = (name: string) => Object.hasOwn(env, name) && (env[name] ?? '') !== '' && !isWithheld(name)
    const missing = names.filter((name) => !isGiven(name))
    append(
      unset,
      missing.map((name) => ({ path, name })),
    )
    const now = text.replaceAll(variable, (whole, name: string) => (missing.includes(name) ? whole : (env[name] ?? '')))
    filled.push({ path, text: now })
    return now
  })
  const paths = new Set(unset.map(({ path }) => JSON.stringify(path)))
  return {
    value: replaced,
    filled,
    unset,
    standIn: (other) => copy(replaced, [], (text, path) => (paths.has(JSON.stringify(path)) ? other : text)),
    written: (path) => texts.get(JSON.stringify(path)) ?? null,
  }
}

function copy(value: unknown, path: ValuePath, change: (text: string, path: ValuePath) => string): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, index) => copy(item, [...path, index], change))
  if (typeof value !== 'object' || value === null) return value
  const object = emptyObject()
  for (const [key, member] of Object.entries(value)) object[key] = copy(member, [...path, key], change)
  return object
}
