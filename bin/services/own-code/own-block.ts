import { ownBlockThrew } from '../../../compiler/diagnostics/codes/own-code.ts'
import { hasMembers } from '../../../compiler/formats/members.ts'
import { type AnyBlock, defineBlock, type Finding, type Modelled } from '../../../compiler/model/block.ts'
import { answer, answers, atOnce } from './answers.ts'
import type { AnyDefinition } from './defined-blocks.ts'
import type { Calls, Faults } from './faults.tsx'

/** Takes the place of a model that could not be made. */
const failed = Symbol('no model')

/** What a model may come with. */
const modelledKeys: ReadonlySet<string> = new Set(['model', 'findings', 'headings', 'links'])

interface Own {
  /** Of its module, relative to the root. */
  readonly path: string
  readonly faults: Faults
  /** The tool's own block of that name: ways to write it that the definition can't name are kept. */
  readonly replaced: AnyBlock | undefined
  /** How its style and its script are listed, by the path from its folder. */
  source(path: string): string
}

/**
 * Makes a block of the compiler from one of a site. None of its functions can end a command: what throws is said at the use,
 * or, while a page is rendered, at its code.
 */
export function ownBlock(definition: AnyDefinition, { path, source, replaced, faults }: Own): AnyBlock {
  const { name, summary, contract, inline, inside, styles, island } = definition
  const what = `Block \`${name}\``
  const calls = faults.callsOf({ what, path, kind: ownBlockThrew })
  const said = (error: unknown): Finding => {
    const { message, isPromise, file, place } = faults.at(error, path)
    const where = place === null ? file : `${file}:${place.line}:${place.column}`
    const { hint, ...found } = ownBlockThrew.finding({ what, error: message, isPromise })
    return { ...found, hint: `${hint === null ? '' : `${hint} `}At ${where}.` }
  }
  const { check, links, model, markdown, search, Template } = definition
  const theirs = replaced === undefined ? {} : kept(replaced)
  return defineBlock<unknown, unknown>({
    ...theirs,
    // Readers look for what a block is about, too.
    ...(search === undefined && { more: { ...theirs.more, search: { besides: summary } } }),
    name,
    summary,
    contract,
    ...(definition.children !== undefined && { children: definition.children }),
    ...(inline !== undefined && { inline }),
    ...(inside !== undefined && { inside }),
    check: (use) =>
      attempt(
        () => (check === undefined ? [] : answer('check', answers.check, check(use) ?? [])),
        (error) => [said(error)],
      ),
    // What throws, `model` reports.
    ...(links !== undefined && {
      links: (props: unknown) =>
        attempt(
          () => answer('links', answers.links, links(props)),
          () => [],
        ),
    }),
    model: (input) =>
      attempt(
        () => {
          if (links !== undefined) answer('links', answers.links, links(input.use.props))
          return model === undefined ? { model: input.props } : modelled(model(input))
        },
        (error) => ({ model: failed, findings: [said(error)] }),
      ),
    Template: (props) => {
      if (props.model === failed) return null
      return calls.tried(() => atOnce('Template', Template(props), 'elements'))
    },
    markdown: (input) => {
      if (input.model === failed || markdown === undefined) return input.children
      const written = () => String(answer('markdown', answers.text, markdown(input)))
      return calls.caught(written, input.children)
    },
    ...(search !== undefined && {
      search: (made: unknown) =>
        made === failed ? '' : calls.caught(() => String(answer('search', answers.text, search(made))), ''),
    }),
    ...(styles !== undefined && { styles: source(styles) }),
    ...(island !== undefined && { island: ownIsland(island, source(island.entry), calls) }),
  })
}

function attempt<Value>(work: () => Value, instead: (error: unknown) => Value): Value {
  try {
    return work()
  } catch (error) {
    return instead(error)
  }
}

function ownIsland({ hydrate, props }: NonNullable<AnyDefinition['island']>, entry: string, calls: Calls) {
  return {
    entry,
    hydrate,
    needed: (made: unknown) => made !== failed,
    ...(props !== undefined && {
      props: (made: unknown) => calls.caught(() => answer('props', answers.json, props(made) ?? null), null),
    }),
  }
}

function modelled(made: unknown): Modelled<unknown> {
  if (!hasMembers(made) || !('model' in made) || !Object.keys(made).every((key) => modelledKeys.has(key)))
    return { model: made }
  const { model, findings, headings, links } = made
  return {
    model,
    ...(findings !== undefined && { findings: answer('findings', answers.findings, findings) }),
    ...(headings !== undefined && { headings: answer('headings', answers.headings, headings) }),
    ...(links !== undefined && { links: answer('links', answers.addresses, links) }),
  }
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
