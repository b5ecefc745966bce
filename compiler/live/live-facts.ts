import type { PageFacts } from '../assemble/frame.ts'
import { redirectsTo, untitled } from '../check-page.ts'
import { type FrontMatter, readFrontMatter } from '../data/front-matter.ts'
import { splitFrontMatter } from '../data/split-front-matter.ts'
import { parseBody } from '../parse/parse-body.ts'
import type { RedirectRecord } from '../redirects/record.ts'
import type { Registry } from '../registry.ts'
import { routeOf } from '../routes.ts'
import { isProtected, type Protection, protectionOf, withProtection } from '../says-protected.ts'
import type { SourceFile } from '../source.ts'
import type { Partials } from '../validate.ts'
import { fileMemory, hashOf } from './file-memory.ts'
import type { LiveContent } from './live-content.ts'

/** A page as its front matter shows it. */
export interface PageHead {
  readonly route: string
  readonly file: string
  readonly frontMatter: FrontMatter
  /** What `redirect_from` stands for. */
  readonly redirects: readonly RedirectRecord[]
}

/** A page with either answer to whether a block protects it: a partial may change the answer, the page stays. */
interface ReadHead {
  readonly open: PageHead
  readonly closed: PageHead
  readonly protection: Protection
}

/** What front matter says of the pages, read page by page as it is asked for. */
export interface LiveFacts {
  /** Files by their routes; of two with one route the first. */
  routes(): ReadonlyMap<string, string>
  head(file: string): PageHead | null
  /** Pages that name a specification. Looks into the bytes of every page the first time. */
  references(): readonly PageHead[]
  redirects(): readonly RedirectRecord[]
  /** Changes with the result of `redirects`. */
  redirectsState(): string
}

/** Words of front matter that concern the whole site. */
const words = ['redirect_from', 'openapi'] as const

interface Marks {
  readonly version: string
  readonly redirects: boolean
  readonly reference: boolean
}

export function liveFacts(content: LiveContent, registry: Registry, partials: Partials): LiveFacts {
  const marksOfBlocks = blocksThatMatter(registry)
  const heads = fileMemory(content, (source) => readHead(source, registry, marksOfBlocks))
  const marks = new Map<string, Marks>()
  let routes: { paths: readonly string[]; map: ReadonlyMap<string, string> } | null = null
  let marked: { revision: number; redirects: readonly PageHead[]; references: readonly PageHead[] } | null = null

  const head = (file: string) => {
    const read = heads.get(file)?.value
    if (read == null) return null
    return isProtected(read.protection, registry, partials) ? read.closed : read.open
  }
  const withMarks = () => {
    if (marked?.revision === content.revision) return marked
    const found: { redirects: PageHead[]; references: PageHead[] } = { redirects: [], references: [] }
    for (const path of content.paths('pages')) {
      const { redirects, reference } = marksOf(path, content, marks)
      const one = redirects || reference ? head(path) : null
      if (one === null) continue
      if (one.redirects.length > 0) found.redirects.push(one)
      if (one.frontMatter.openapi !== undefined) found.references.push(one)
    }
    marked = { revision: content.revision, ...found }
    return marked
  }
  return {
    routes: () => {
      const paths = content.paths('pages')
      if (routes?.paths !== paths) routes = { paths, map: routesOf(paths) }
      return routes.map
    },
    head,
    references: () => withMarks().references,
    redirects: () => withMarks().redirects.flatMap((one) => one.redirects),
    redirectsState: () => hashOf(JSON.stringify(withMarks().redirects.map((one) => one.redirects))),
  }
}

const unprotected: Protection = { itself: false, partials: [] }

/** Parses the body only where it may hold a block that says who may read the page. */
function readHead(source: SourceFile, registry: Registry, blocks: RegExp): ReadHead {
  const file = source.path
  const split = splitFrontMatter(source.text, file)
  const front = readFrontMatter(split, file)
  const frontMatter = front.value ?? { ...untitled, title: file, ...front.usable }
  const page = { route: routeOf(file), file, frontMatter }
  const open = { ...page, redirects: redirectsTo({ ...page, placeOf: front.placeOf }) }
  const protection =
    frontMatter.beta_feature === undefined && blocks.test(split.body)
      ? protectionOf(parseBody({ path: file, text: split.body }, registry).tree, registry)
      : unprotected
  return { open, closed: { ...open, frontMatter: withProtection(frontMatter, true) }, protection }
}

/** @returns what finds blocks that protect a page or take in a partial, and now and then something else */
function blocksThatMatter({ byName, byDirective }: Registry): RegExp {
  const named = [...byName, ...[...byDirective].map(([name, { block }]) => [name, block] as const)]
  const names = named.flatMap(([name, block]) => (block.protects === true || block.partial !== undefined ? [name] : []))
  return names.length === 0 ? /^(?!)/ : new RegExp(`[<:](?:${names.join('|')})(?![\\w-])`)
}

function routesOf(paths: readonly string[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const path of paths) {
    const route = routeOf(path)
    if (!found.has(route)) found.set(route, path)
  }
  return found
}

function marksOf(path: string, content: LiveContent, known: Map<string, Marks>): Marks {
  const version = content.version(path) ?? ''
  const last = known.get(path)
  if (last?.version === version) return last
  const [redirects = false, reference = false] = content.mentions(path, words)
  const made = { version, redirects, reference }
  known.set(path, made)
  return made
}

/** A text that is the same only for the same facts. */
export function factsState(facts: PageFacts | undefined): string {
  if (facts === undefined) return ''
  const { title, product, reference } = facts
  return JSON.stringify([title, facts.protected, facts.draft, product, reference])
}
