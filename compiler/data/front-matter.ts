import { z } from 'zod'
import { groupOfNothing, missingTitle } from '../diagnostics/codes/front-matter.ts'
import type { Diagnostic, Place } from '../diagnostics/diagnostic.ts'
import { hasMembers, isMapping } from '../formats/members.ts'
import { nearest } from '../formats/nearest.ts'
import { checkShape, toDiagnostic } from '../formats/shape/check-shape.ts'
import type { Placed } from '../formats/yaml/placed.ts'
import type { ValuePath } from '../formats/yaml/value-path.ts'
import { foreignKeyHint } from './foreign-keys.ts'
import { oneLine } from './one-line.ts'
import { parseKeys } from './parse-keys.ts'
import { languageTag } from './site/language.ts'
import { smartQuotes } from './smart-quotes.ts'
import type { SplitPage } from './split-front-matter.ts'

const filled = z.string().min(1)

/** What a page's YAML front matter may say. Strict: an unknown key is an error with the nearest known one. */
export const frontMatterSchema = z.strictObject({
  title: z
    .string()
    .regex(/\S/, 'expected a title')
    .transform(oneLine)
    .describe('The name of the page, and its level-1 heading unless the body brings one; default: that heading'),
  description: z
    .string()
    .transform(oneLine)
    .optional()
    .describe('One or two sentences for search engines and link cards'),
  layout: z
    .enum(['doc', 'landing', 'home', 'legal'])
    .default('doc')
    .describe('The frame around the page; it changes nothing else'),
  product: filled.optional().describe('Product area; default: the first segment after /docs/ when it is one'),
  beta_feature: z
    .union([z.string().min(1), z.boolean()])
    // YAML reads `no` as a text, and a page of that feature would be protected.
    .refine((name) => !/^(?:true|false|yes|no|on|off)$/i.test(String(name)) || typeof name === 'boolean', {
      error: 'expected the name of a feature, true or false',
    })
    .optional()
    .describe('The name of the beta feature, or true: the page is for staff and select customers only'),
  sidebar: filled
    .optional()
    .describe("Name of a navigation file; default: that of the nearest folder, then the product's"),
  order: z
    .number()
    .optional()
    .describe('Where the page stands in a sidebar that is made from its folder: lower numbers first'),
  lang: languageTag(/^[A-Za-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/, 'expected a language such as `de` or `pt-br`')
    .optional()
    .describe('The language of the page, which its frame speaks; default: that of the site'),
  toc: z.boolean().default(true).describe("Whether 'On this page' stands beside the page"),
  search: z.boolean().default(true).describe('Whether the page is in the search index'),
  internal: z
    .boolean()
    .optional()
    .describe(
      'The page is for few: it is in no search, sitemap or `llms.txt`, asks search engines to leave it out, and anybody with its address can read it',
    ),
  redirect_from: z
    .union([z.string(), z.array(z.string())])
    .transform((from) => (typeof from === 'string' ? [from] : from))
    .optional()
    .describe('Old routes that lead to this page'),
  draft: z.boolean().default(false).describe('The page is only in the preview'),
  image: z.string().optional().describe('The picture that stands for the page in link previews'),
  openapi: filled.optional().describe('Name of the specification that pages are generated from'),
  group: z.literal('tag').optional().describe('How the generated pages are grouped'),
})

/** What a file may hold: the title may come from its first level-1 heading. */
export const writtenFrontMatterSchema = frontMatterSchema.partial({ title: true })

/** The checked front matter of a page, defaults filled in; `redirect_from` is a list. */
export type FrontMatter = Readonly<z.output<typeof frontMatterSchema>>

export interface ReadFrontMatter {
  /** Null where something is wrong with it. */
  readonly value: FrontMatter | null
  /** The keys that are right, also where others are wrong, so that the rest of the page can still be checked. */
  readonly usable: Partial<FrontMatter>
  /** The title is the page's first heading. */
  readonly isTitledByHeading: boolean
  /** @returns where a key or its value is in the page's file, or null when the author wrote no such key */
  placeOf(path: ValuePath, part?: 'key' | 'value'): Place | null
  readonly diagnostics: readonly Diagnostic[]
}

/** UTF-16 units that front matter may take. */
const frontMatterLimit = 64 * 1024

const unread = { value: null, usable: {}, isTitledByHeading: false, placeOf: () => null }

const nothing: Placed = {
  value: Object.create(null),
  placeOf: () => null,
  written: () => null,
  placeOfLink: () => null,
}

/**
 * Checks the front matter of a page. A page without a title is an error on the first line; all else is reported at the
 * key or value that is wrong.
 *
 * @param split what `splitFrontMatter` made of the page
 * @param file the page's path, relative to the root
 * @param heading the first level-1 heading of the body, asked for where there is no title
 */
export function readFrontMatter(
  split: SplitPage,
  file: string,
  heading: () => string | null = () => null,
): ReadFrontMatter {
  if (split.broken) return { ...unread, diagnostics: [] }
  const within = { whole: split.body, offset: split.yamlOffset }
  const parsed = parseKeys(split.yaml ?? '', { file, within, limits: { size: frontMatterLimit } })
  if (parsed.value === null) return { ...unread, diagnostics: parsed.diagnostics }
  // Front matter without a single key is null as YAML, and means the same as none.
  const written = parsed.value.value === null ? nothing : parsed.value
  const mayBeTitled = parsed.dropped.some((lines) => /^\W{0,3}ti/im.test(lines))
  // Front matter that does not begin on the first line is text, and its title is not to be overlooked.
  const untitled =
    split.astray === null && isMapping(written.value) && !Object.hasOwn(written.value, 'title') ? written.value : null
  const found = untitled === null ? null : heading()
  const placed = found === null ? written : { ...written, value: { ...untitled, title: found } }
  const checked = checkShape(frontMatterSchema, placed, {
    file,
    diagnose: (problem, at) => {
      const meant =
        problem.kind === 'unknown' && problem.path.length === 1 ? foreignKeyHint(problem.key, placed.value) : null
      if (meant !== null) return { ...toDiagnostic(problem, at), hint: meant }
      // A heading gives a title, and is no key that could be there twice.
      if (found !== null && problem.kind === 'unknown' && nearest(problem.key, ['title']) !== null)
        return toDiagnostic({ ...problem, near: 'title', hint: null }, at)
      // A file of that name would be none of theirs.
      if (problem.kind === 'wrong' && problem.path[0] === 'sidebar' && /^boolean/.test(problem.found))
        return toDiagnostic({ ...problem, hint: 'Write the name of a navigation file, or remove the key.' }, at)
      if (problem.kind !== 'missing' || problem.key !== 'title') return toDiagnostic(problem, at)
      if (mayBeTitled) return null
      const length = split.astray?.firstLine.length ?? (split.yaml === null ? 0 : 3)
      const place = { line: 1, column: 1, endLine: 1, endColumn: 1 + length }
      return missingTitle({ ...at, place, ...titleHint(split) })
    },
  })
  const quotes = smartQuotes(placed, split.yaml ?? '', file, 2)
  const isIdle = checked.value?.group !== undefined && checked.value.openapi === undefined
  const idle = isIdle ? [groupOfNothing({ file, place: written.placeOf(['group'], 'key') })] : []
  const diagnostics = [...parsed.diagnostics, ...checked.diagnostics, ...quotes, ...idle]
  const usable = checked.value ?? usableKeys(placed.value)
  const placeOf = (path: ValuePath, part?: 'key' | 'value') => written.placeOf(path, part)
  const value = parsed.dropped.length === 0 ? checked.value : null
  return { value, usable, isTitledByHeading: found !== null, placeOf, diagnostics }
}

/** @returns what to do where a page nearly has a title: in front matter that is not read as such, or as a lower heading */
function titleHint({ astray, body }: SplitPage): { hint?: string } {
  if (astray === null) {
    const [, heading] = /^\s*#{2,6}[ \t]+([^\r\n`#]{1,60})(?:[\r\n]|$)/.exec(body) ?? []
    return heading === undefined
      ? {}
      : { hint: `Write the first heading with a single \`#\`: \`# ${heading.trim()}\`.` }
  }
  if (astray.firstLine === '')
    return {
      hint: 'Front matter begins on the first line of the file: remove the lines before it, or move them below it.',
    }
  if (astray.isKey)
    return {
      hint: 'Write `---` on a line of its own before the first key: front matter stands between two such lines.',
    }
  return { hint: `Write \`---\` in place of \`${astray.firstLine}\`: front matter stands between two such lines.` }
}

function usableKeys(value: unknown): Partial<FrontMatter> {
  if (!hasMembers(value)) return {}
  const entries = Object.entries(frontMatterSchema.shape).flatMap(([key, schema]) => {
    const own = Object.hasOwn(value, key) ? schema.safeParse(value[key]) : null
    return own?.success === true ? [[key, own.data]] : []
  })
  return Object.fromEntries(entries)
}
