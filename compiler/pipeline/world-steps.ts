import { doesNotCompile, ownBlockThrew, unusableOwnCode } from '../diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Environment } from '../formats/environment.ts'
import { sha1 } from '../formats/hash.ts'
import { noOwnCode } from '../model/own-code.ts'
import { plainName } from '../model/registry.ts'
import type { Graph } from './graph/graph.ts'
import { asHash, asJson, asNames } from './print.ts'
import type { World } from './world.ts'

/** What the call, the environment, the version history and the site's own code say at this moment. */
export function worldSteps(graph: Graph, world: World) {
  return { env: environment(graph, world), ...callSteps(graph, world), ...ownCodeSteps(graph, world) }
}

function environment({ input }: Graph, world: World): Environment {
  /** Only a hash is kept: a value may be a secret. */
  const variable = input(
    'environment',
    (name) => (Object.hasOwn(world.env, name) ? (world.env[name] ?? null) : null),
    (value) => (value === null ? '' : sha1(value)),
  )
  /** Only the variables that somebody asks for count as read. */
  return new Proxy(
    {},
    {
      get: (_, name) => variable(String(name)) ?? undefined,
      getOwnPropertyDescriptor: (_, name) => {
        const value = variable(String(name))
        return value === null ? undefined : { value, configurable: true, enumerable: true }
      },
    },
  )
}

function callSteps({ input }: Graph, world: World) {
  const showsDrafts = input('shows drafts', () => world.mode === 'preview', String)
  const parser = input('parser', () => world.parser ?? 'fast', String)
  const noindex = input('noindex', () => world.noindex === true, String)
  const audience = input('audience', () => world.audience ?? 'all', String)
  const needsValues = input('needs values', () => world.mode === 'build', String)
  const lastUpdated = input('last updated', (file) => world.lastUpdated(file), String)
  const movedTo = input('moved to', (file) => world.movedTo?.(file) ?? null, String)
  const year = input('year', () => world.year(), String)
  return { showsDrafts, parser, noindex, audience, needsValues, lastUpdated, movedTo, year }
}

function ownCodeSteps({ input, step }: Graph, world: World) {
  const own = () => world.own?.() ?? noOwnCode
  /** Of a block, by its name, that is the site's own; empty for others, and for what is no block. */
  const blockCode = input('block code', (name) => own().prints.get(name) ?? '', String)
  /** Which blocks there are, and where they may be: what is seen without looking one up by its name. */
  const blockShapes = input(
    'block shapes',
    () => world.theme.blocks.map(({ name, inline, inside, more }) => [name, inline, inside, more?.syntax?.directives]),
    asHash.print,
  )
  const look = input('look', () => Object.fromEntries(own().look), asJson.print)
  const hasParts = input('has parts', () => own().hasParts, String)
  const hasOwnCode = input('has own code', () => own().prints.size > 0 || own().look.size > 0, String)
  const ownProblems = input('problems of own code', () => own().diagnostics, asHash.print)
  /** Names of the blocks whose own code can't be used, without case and dashes: their folders are `blocks/no-luck/`. */
  const lostBlocks = step('lost blocks', () => new Set(ownProblems().flatMap(lostBlock)), asNames)
  return { blockCode, blockShapes, look, hasParts, hasOwnCode, ownProblems, lostBlocks }
}

const lost: ReadonlySet<string> = new Set([doesNotCompile.code, unusableOwnCode.code, ownBlockThrew.code])

function lostBlock({ code, file }: Diagnostic): readonly string[] {
  const folder = lost.has(code) ? /^blocks\/([^/]+)\//.exec(file ?? '')?.[1] : undefined
  return folder === undefined ? [] : [plainName(folder)]
}
