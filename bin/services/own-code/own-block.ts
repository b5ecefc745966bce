import { ownBlockThrew } from '../../../compiler/diagnostics/codes/own-code.ts'
import { type AnyBlock, defineBlock, type Finding, type Modelled } from '../../../compiler/model/block.ts'
import type { ChildRule } from '../../../compiler/model/public-block.ts'
import type { BlockDefinition } from '../../api.ts'
import type { Faults } from './faults.ts'

// biome-ignore lint/suspicious/noExplicitAny: blocks of every kind of properties, as in the registry
type AnyDefinition = BlockDefinition<any, any>

/** Takes the place of a model that could not be made. */
const failed = Symbol('no model')

/** What a model may come with. */
const modelledKeys: ReadonlySet<string> = new Set(['model', 'findings', 'headings', 'links'])

/**
 * Makes a block of the compiler from one of a site. None of its functions can end a command: what throws is said at the use,
 * or, while a page is rendered, at its code.
 *
 * @param path of its module, relative to the root
 * @param source how its style and its script are listed, by the path from its folder
 * @param replaced the tool's own block of that name: ways to write it that the definition can't name are kept
 */
export function ownBlock(
  definition: AnyDefinition,
  {
    path,
    source,
    replaced,
    faults,
  }: {
    readonly path: string
    readonly source: (path: string) => string
    readonly replaced: AnyBlock | undefined
    readonly faults: Faults
  },
): AnyBlock {
  const { name, summary, contract, inline, inside, styles, island } = definition
  const what = `Block \`${name}\``
  const said = (error: unknown): Finding => {
    const { message, file, place } = faults.at(error, path)
    const where = place === null ? file : `${file}:${place.line}:${place.column}`
    return { ...ownBlockThrew.finding({ what, error: message }), hint: `At ${where}.` }
  }
  const { check, links, model, markdown, search, Template } = definition
  const theirs = replaced === undefined ? {} : kept(replaced)
  return defineBlock<unknown, unknown>({
    ...theirs,
    // Readers look for what a block is about, too.
    ...(search === undefined && { more: { ...theirs.more, search: { besides: summary } } }),
    name,
    summary,
    contract: contract as never,
    ...(definition.children !== undefined && { children: definition.children as ChildRule }),
    ...(inline !== undefined && { inline }),
    ...(inside !== undefined && { inside }),
    check: (use) => {
      try {
        return check?.(use as never) ?? []
      } catch (error) {
        return [said(error)]
      }
    },
    ...(links !== undefined && {
      links: (props: unknown) => {
        try {
          return links(props)
        } catch {
          // `model` reports it.
          return []
        }
      },
    }),
    model: (input) => {
      try {
        links?.(input.use.props)
        return model === undefined ? { model: input.props } : modelled(model(input as never))
      } catch (error) {
        return { model: failed, findings: [said(error)] }
      }
    },
    Template: (props) => {
      if (props.model === failed) return null
      return faults.tried(what, path, () => Template(props) as never, ownBlockThrew)
    },
    markdown: (input) => {
      if (input.model === failed || markdown === undefined) return input.children
      return faults.caught(what, path, () => String(markdown(input)), input.children)
    },
    ...(search !== undefined && {
      search: (made: unknown) =>
        made === failed
          ? ''
          : faults.caught(`\`search\` of ${what.toLowerCase()}`, path, () => String(search(made)), ''),
    }),
    ...(styles !== undefined && { styles: source(styles) }),
    ...(island !== undefined && {
      island: {
        entry: source(island.entry),
        hydrate: island.hydrate,
        needed: (made: unknown) => made !== failed,
        ...(island.props !== undefined && {
          props: (made: unknown) => faults.caught(what, path, () => island.props?.(made) ?? null, null),
        }),
      },
    }),
  })
}

function modelled(made: unknown): Modelled<unknown> {
  const isWhole =
    typeof made === 'object' &&
    made !== null &&
    'model' in made &&
    Object.keys(made).every((key) => modelledKeys.has(key))
  return isWhole ? (made as Modelled<unknown>) : { model: made }
}

/** Other names by which pages call a block, and what the compiler asks it about the site: its place stays what it was. */
function kept({ inline, inside, more }: AnyBlock): Partial<AnyBlock> {
  if (more === undefined) return defined({ inline, inside })
  const placement = defined({ automatic: more.placement?.automatic })
  const page = defined({ bringsTitle: more.page?.bringsTitle, protects: more.page?.protects })
  return defined({
    inline,
    inside,
    more: defined({ syntax: more.syntax, placement, page, routes: more.routes }),
  })
}

/** Leaves out what is not there. */
function defined<Value extends object>(fields: Value): Partial<{ [Key in keyof Value]: NonNullable<Value[Key]> }> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries) as Partial<{ [Key in keyof Value]: NonNullable<Value[Key]> }>
}
