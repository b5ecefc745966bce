import { type FrontMatter, readFrontMatter } from '../data/front-matter.ts'
import { splitFrontMatter } from '../data/split-front-matter.ts'
import type { ParseMarkdown } from '../formats/markdown/parsed.ts'
import type { SourceFile } from '../formats/source.ts'
import type { RedirectRecord } from '../model/redirect.ts'
import type { Registry } from '../model/registry.ts'
import { routeOf } from '../model/routes.ts'
import { firstHeading } from '../parse/first-heading.ts'
import { formatOf, parseBody } from '../parse/parse-body.ts'
import type { Variables } from '../parse/props.ts'
import { redirectsTo, untitled } from '../validate/check-page.ts'
import { type Protection, protectionOf } from '../validate/protection.ts'

/** A page as its front matter, and its first heading, show it: enough for links, sidebars and redirects, at a fraction of its parsing. */
export interface PageHead {
  readonly route: string
  readonly file: string
  readonly frontMatter: FrontMatter
  /** What `redirect_from` means. */
  readonly redirects: readonly RedirectRecord[]
  /** What its blocks say of who may read it. */
  readonly protection: Protection
}

const open: Protection = { itself: false, partials: [] }

/** Parses the body only where it may hold a block that says who may read the page. */
export function readHead(
  source: SourceFile,
  registry: Registry,
  { variables, parse }: { readonly variables: Variables; readonly parse: ParseMarkdown },
): PageHead {
  const file = source.path
  const split = splitFrontMatter(source.text, file)
  const format = formatOf(file)
  const front = readFrontMatter(split, file, () => firstHeading(split.body, { format, variables, parse }))
  const frontMatter = front.value ?? { ...untitled, title: file, ...front.usable }
  const page = { route: routeOf(file), file, frontMatter }
  const protection =
    frontMatter.beta_feature === undefined && mayProtect(source.text, registry)
      ? protectionOf(parseBody({ path: file, text: split.body }, registry, parse).tree, registry, variables)
      : open
  return { redirects: redirectsTo({ placeOf: front.placeOf, ...page }), protection, ...page }
}

/** Whether a text names a block that protects a page or takes in a partial; now and then it only seems so. */
function mayProtect(text: string, { guarding }: Registry): boolean {
  return guarding.some((beginning) => text.includes(beginning))
}
