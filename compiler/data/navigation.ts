import { z } from 'zod'
import type { At, Diagnostic, Outcome, Place } from '../diagnostics/diagnostic.ts'
import { append } from '../formats/append.ts'
import { valueAt } from '../formats/members.ts'
import { checkShape, toDiagnostic } from '../formats/shape/check-shape.ts'
import type { ShapeProblem } from '../formats/shape/problems.ts'
import type { SourceFile } from '../formats/source.ts'
import { parseYaml } from '../formats/yaml/parse-yaml.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { withoutExtension } from '../read/extension.ts'
import { kindlessHint, membersOf, standsBeside, withTitle } from './navigation-hints.ts'
import { sitePath } from './site-path.ts'
import { smartQuotes } from './smart-quotes.ts'

/** One entry of a sidebar as its author wrote it: exactly one of the four. */
export type NavigationEntry =
  | { readonly page: { readonly title: string; readonly path: string } }
  | { readonly link: { readonly title: string; readonly link: string; readonly external?: boolean | undefined } }
  | {
      /** A separator with what follows. */
      readonly subsection: {
        readonly subheading: string
        readonly betaFeature?: string | boolean | undefined
        readonly entries: readonly NavigationEntry[]
      }
    }
  | {
      /** A folder. */
      readonly childSubsection: {
        readonly subheading: string
        readonly icon?: string | undefined
        readonly path?: string | undefined
        readonly entries: readonly NavigationEntry[]
      }
    }

/** The sidebar of one product. */
export interface NavigationTree {
  readonly title: string
  readonly path?: string | undefined
  readonly entries: readonly NavigationEntry[]
}

export interface NavigationFile {
  /** The file's name without extension: the product whose sidebar it is. */
  readonly name: string
  readonly file: string
  readonly tree: NavigationTree
  /** Nothing of the file was left out. */
  readonly isWhole: boolean
  placeOf(path: ValuePath, part?: 'key' | 'value'): Place | null
}

const text = z.string().regex(/\S/, 'expected a text')
const path = sitePath('/docs/voice')
const betaFeature = z.union([z.string().min(1), z.boolean()])

/** The members of an entry by kind. That one must be there, and no second one, is said to editors and checked below. */
const kinds = {
  page: z.strictObject({ title: text, path }).describe('A page of this site'),
  link: z
    .strictObject({ title: text, link: text, external: z.boolean().optional() })
    .describe('Any other address; external: shown with an icon'),
  subsection: z
    .strictObject({ subheading: text, betaFeature: betaFeature.optional(), entries: z.lazy(() => entries) })
    .describe('A separator with what follows'),
  childSubsection: z
    .strictObject({ subheading: text, icon: text.optional(), path: path.optional(), entries: z.lazy(() => entries) })
    .describe('A folder'),
}

const entry: z.ZodType<NavigationEntry> = z
  .strictObject({
    page: kinds.page.optional(),
    link: kinds.link.optional(),
    subsection: kinds.subsection.optional(),
    childSubsection: kinds.childSubsection.optional(),
  })
  .superRefine((value, context) => {
    const [first, second] = Object.keys(value)
    if (first !== undefined && second === undefined) return
    const path = second === undefined ? [] : [second]
    const message = 'expected one of `page`, `link`, `subsection` and `childSubsection`'
    context.addIssue({ code: 'custom', path, message: second === undefined ? message : `${message} in an entry` })
  })
  .meta({ minProperties: 1, maxProperties: 1 }) as unknown as z.ZodType<NavigationEntry>

const entries: z.ZodType<readonly NavigationEntry[]> = z.array(entry)

/** `content/navigation/<product>.yaml`, strict. */
export const navigationSchema = z.strictObject({
  title: text.describe('The heading of the sidebar'),
  path: path.optional().describe('Where the heading leads'),
  entries,
})

/** Takes the place of an entry that is wrong, so that the others keep their place; it is never shown. */
const nothing: NavigationEntry = { subsection: { subheading: '', entries: [] } }

/** What can be used of a sidebar that is wrong, so that the rest of it is checked in the same run. */
function usable(value: unknown, name: string): NavigationTree {
  const { title, path: own, entries } = membersOf(value)
  const ownPath = path.safeParse(own)
  return {
    title: typeof title === 'string' ? title : name,
    ...(ownPath.success ? { path: ownPath.data } : {}),
    entries: Array.isArray(entries) ? entries.map(usableEntry) : [],
  }
}

function usableEntry(value: unknown): NavigationEntry {
  const whole = entry.safeParse(value)
  if (whole.success) return whole.data
  const { page, link, subsection, childSubsection } = membersOf(value)
  const [led, linked] = [membersOf(page), membersOf(link)]
  const [to, address] = [path.safeParse(led.path), text.safeParse(linked.link)]
  // Where it leads is checked in the same run as what else is wrong with it.
  if (to.success) return { page: { title: titleOr(to.data, led.title), path: to.data } }
  if (address.success) return { link: { title: titleOr(address.data, linked.title), link: address.data } }
  const { subheading, path: own, entries } = { ...membersOf(value), ...membersOf(subsection ?? childSubsection) }
  const ownPath = path.safeParse(own)
  if (!Array.isArray(entries) && !ownPath.success) return nothing
  const section = {
    subheading: typeof subheading === 'string' ? subheading : '',
    entries: Array.isArray(entries) ? entries.map(usableEntry) : [],
  }
  if (subsection !== undefined) return { subsection: section }
  return { childSubsection: ownPath.success ? { ...section, path: ownPath.data } : section }
}

function titleOr(address: string, title: unknown): string {
  return typeof title === 'string' ? title : address
}

/** Reads every sidebar. An entry that is wrong is reported and left out. */
export function loadNavigation(sources: readonly SourceFile[]): Outcome<readonly NavigationFile[]> {
  const diagnostics: Diagnostic[] = []
  const value: NavigationFile[] = []
  for (const source of sources) {
    const file = source.path
    const parsed = parseYaml(source.text, { file })
    append(diagnostics, parsed.diagnostics)
    if (parsed.value === null) continue
    const { placeOf } = parsed.value
    const tree = parsed.value.value
    const said = new Set<unknown>()
    const diagnose = (problem: ShapeProblem, at: At) => {
      if (standsBeside(problem, tree, kinds)) return null
      const hint = kindlessHint(problem, tree, kinds)
      if (hint === null) return toDiagnostic(withTitle(problem, tree), at)
      // All of the keys of an entry are in the wrong place for one reason.
      const entry = valueAt(tree, problem.path.slice(0, -1))
      if (said.has(entry)) return null
      said.add(entry)
      return { ...toDiagnostic(problem, at), hint }
    }
    const checked = checkShape(navigationSchema, parsed.value, { file, diagnose })
    append(diagnostics, checked.diagnostics)
    append(diagnostics, smartQuotes(parsed.value, source.text, file))
    const name = withoutExtension(file.replace(/^.*\//, ''))
    const isWhole = checked.value !== null && parsed.diagnostics.length === 0
    value.push({ name, file, tree: checked.value ?? usable(tree, name), isWhole, placeOf })
  }
  return { value, diagnostics }
}
