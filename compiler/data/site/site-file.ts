import { choosableCodes } from '../../diagnostics/choices.ts'
import { secretInText } from '../../diagnostics/codes/file-texts.ts'
import { missingSiteFile, unchoosableCheck, unknownCheck, unsetVariable } from '../../diagnostics/codes/front-matter.ts'
import { type At, type Diagnostic, hasError, type Outcome } from '../../diagnostics/diagnostic.ts'
import { explanationOf } from '../../diagnostics/explain.ts'
import type { Environment } from '../../formats/environment.ts'
import { memberOf } from '../../formats/members.ts'
import { nearest } from '../../formats/nearest.ts'
import { findSecrets } from '../../formats/secrets/find-secrets.ts'
import { checkShape, toDiagnostic } from '../../formats/shape/check-shape.ts'
import { knownKeys } from '../../formats/shape/known-keys.ts'
import type { ShapeProblem } from '../../formats/shape/problems.ts'
import type { SourceFile } from '../../formats/source.ts'
import { parseYaml } from '../../formats/yaml/parse-yaml.ts'
import type { Placed } from '../../formats/yaml/placed.ts'
import { withoutAllowed } from '../../read/allowed-secrets.ts'
import { smartQuotes } from '../smart-quotes.ts'
import { type Substituted, substitute } from './environment.ts'
import { siteKeyHint } from './key-hints.ts'
import { type SiteConfigSchema, siteConfigSchema, type WrittenSite } from './site-config.ts'

/** What the site is read for: only a build needs the values of all services. */
export type SiteMode = 'build' | 'check' | 'preview'

/** `site.yaml` as it was read. */
export interface LoadedSite extends Outcome<WrittenSite | null> {
  /** What can be used of a file that is wrong, with defaults for the rest, so that the content can be looked at. */
  readonly standIn: WrittenSite
  /** Where a value is in the file. */
  readonly placeOf: Placed['placeOf']
  /** What is wrong, if anything, says nothing of pages, their addresses and links: these can be checked as a whole. */
  readonly knowsPages: boolean
}

/** Keys that pages, their addresses and links do not depend on. */
const besidePages: ReadonlySet<PropertyKey> = new Set([
  'allow',
  'assistants',
  'badgeHosts',
  'checks',
  'codeHost',
  'codeSamples',
  'description',
  'footer',
  'hosting',
  'repository',
  'search',
  'services',
  'strings',
  'topBar',
])

/**
 * Reads and checks `content/site.yaml`. A value `${NAME}` is taken from the environment; an unset one is an error in a
 * build and a warning else, where the text itself, or an address that leads nowhere, takes its place.
 *
 * @param source null when the file is missing
 * @param hostNames see `siteConfigSchema`
 * @returns null when the configuration can't be used; the callers end with exit status 2 then
 */
export function loadSiteConfig(
  source: SourceFile | null,
  env: Environment,
  mode: SiteMode,
  hostNames: readonly string[],
): LoadedSite {
  const schema = siteConfigSchema(hostNames)
  if (source === null) {
    const missing = missingSiteFile({ file: 'content/site.yaml', place: null })
    return { ...unreadable(schema), diagnostics: [missing] }
  }
  const file = source.path
  const parsed = parseYaml(source.text, { file })
  if (parsed.value === null) return { ...unreadable(schema), diagnostics: parsed.diagnostics }
  const { placeOf } = parsed.value
  const substituted = substitute(parsed.value.value, env)
  const unset = substituted.unset.map(({ path, name }) => {
    const severity = mode === 'build' ? ('error' as const) : ('warning' as const)
    return unsetVariable({ file, place: placeOf(path), severity }, { name })
  })
  const checked = checkSite({ ...parsed.value, value: substituted.value }, substituted, file, schema)
  const secrets = withoutAllowed(secretsOf(substituted, placeOf, file), () => checked.value?.allow.secrets ?? [])
  const quotes = smartQuotes(parsed.value, source.text, file)
  const diagnostics = [...parsed.diagnostics, ...unset, ...secrets, ...checked.diagnostics, ...quotes]
  const standIn = checked.value ?? standInFor(substituted.standIn(nowhere), schema)
  const knowsPages = checked.knowsPages && !hasError(parsed.diagnostics)
  return { value: hasError(diagnostics) ? null : checked.value, standIn, placeOf, diagnostics, knowsPages }
}

function unreadable(schema: SiteConfigSchema): Omit<LoadedSite, 'diagnostics'> {
  return { value: null, standIn: standInFor(null, schema), placeOf: () => null, knowsPages: false }
}

/** Pages show a value of the environment, too: what is given there must be meant for readers. */
function secretsOf({ filled }: Substituted, placeOf: Placed['placeOf'], file: string): readonly Diagnostic[] {
  return filled.flatMap(({ path, text }) =>
    findSecrets(text).map(({ kind, hash }) => secretInText({ file, place: placeOf(path) }, { kind, hash })),
  )
}

/** An address that leads nowhere (RFC 2606). */
const nowhere = 'https://unset.invalid'

/** The least that a `site.yaml` says, for a site of which nothing is known. */
const nobody = { url: nowhere, brand: { key: 'brand', name: 'Brand' } }

/** @returns a configuration with all of the file that is right, so that nothing waits for another mistake to be mended */
function standInFor(written: unknown, schema: SiteConfigSchema): WrittenSite {
  let parts: Record<string, unknown> = nobody
  // The whole is held against the schema for each key that it knows, and not for each of any number of others.
  const known = new Set(knownKeys(schema, [], written))
  for (const [key, value] of Object.entries(written ?? {})) {
    if (!known.has(key)) continue
    const right = [value, withoutMistakes(key, value, schema)].find(
      (one) => schema.safeParse({ ...parts, [key]: one }).success,
    )
    if (right !== undefined) parts = { ...parts, [key]: right }
  }
  return schema.parse(parts)
}

/** @returns a copy without what its schema refuses; a list with a mistake goes as a whole, for its items have numbers */
function withoutMistakes(key: string, value: unknown, schema: SiteConfigSchema): unknown {
  const root: Record<string, unknown> = { ...nobody, [key]: structuredClone(value) }
  for (const issue of schema.safeParse(root).error?.issues ?? []) {
    const strange = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const one of strange) drop(root, one === null ? issue.path : [...issue.path, one])
  }
  return root[key]
}

function drop(root: Record<string, unknown>, path: readonly PropertyKey[]): void {
  const list = path.findIndex((part) => typeof part === 'number')
  const keys = (list === -1 ? path : path.slice(0, list)).map(String)
  const last = keys.pop()
  const owner = keys.reduce<unknown>(memberOf, root)
  if (last !== undefined && typeof owner === 'object' && owner !== null) Reflect.deleteProperty(owner, last)
}

/** Checks with every unset value as its own text, and, where that does not do, as an address. */
function checkSite(
  placed: Placed,
  substituted: Substituted,
  file: string,
  schema: SiteConfigSchema,
): Outcome<WrittenSite | null> & Pick<LoadedSite, 'knowsPages'> {
  const check = (value: unknown) => {
    let knowsPages = true
    const diagnose = (problem: ShapeProblem, at: At) => {
      knowsPages &&= isBesidePages(problem)
      if (problem.kind !== 'unknown' || problem.path.length !== 1 || problem.near !== null)
        return withoutSecrets(problem, at, substituted)
      const hint = siteKeyHint(problem.key, placed.value, schema) ?? problem.hint
      return withoutSecrets({ ...problem, hint }, at, substituted)
    }
    const checked = checkShape(schema, { ...placed, value }, { file, diagnose, isOnly: true })
    return { ...checked, knowsPages }
  }
  const first = check(placed.value)
  if (first.value !== null || substituted.unset.length === 0) return first
  const second = check(substituted.standIn(nowhere))
  return second.diagnostics.length < first.diagnostics.length ? second : first
}

/** A key that is not known may stand for the one that is most like it, and `redirects` for the file of that name. */
function isBesidePages(problem: ShapeProblem): boolean {
  const isOther = problem.kind === 'unknown' && problem.key !== 'redirects'
  if (isOther && problem.near === null) return true
  const key = isOther && problem.path.length === 1 ? problem.near : problem.path[0]
  return key !== undefined && key !== null && besidePages.has(key)
}

/** A key of `checks` that no site can choose about: an error, or no code at all. */
function uncheckable(code: string, at: At): Diagnostic {
  return explanationOf(code) === null
    ? unknownCheck(at, { code, nearest: nearest(code, choosableCodes()) })
    : unchoosableCheck(at, { code })
}

/** What came out of the environment is named by its variable, never shown. */
function withoutSecrets(problem: ShapeProblem, at: At, substituted: Substituted): Diagnostic {
  if (problem.kind === 'unknown' && problem.path[0] === 'checks') return uncheckable(problem.key, at)
  if (problem.kind !== 'wrong' && problem.kind !== 'choice') return toDiagnostic(problem, at)
  const text = substituted.written(problem.path)
  if (text === null) return toDiagnostic(problem, at)
  const expected = problem.kind === 'wrong' ? problem.expected : problem.allowed.map((one) => `\`${one}\``).join(' or ')
  return toDiagnostic(
    { kind: 'wrong', path: problem.path, isKey: false, found: `value of \`${text}\``, expected, hint: null },
    at,
  )
}
