import { builtinModules } from 'node:module'
import type { ImportEdge } from './sources.ts'

/** Modules of Node that touch nothing outside the process. */
const pure = ['assert', 'buffer', 'crypto', 'path', 'path/posix', 'string_decoder', 'url', 'util', 'zlib']

/** The stages that may touch disk, process, network or clock. */
const outside = /^compiler\/(read|emit|store)\//

/** Rooms of the compiler that every stage may use; they know no stage. */
const rooms = ['diagnostics', 'formats', 'model']
/** The stages in their order, then what puts them together and what asks it. */
const stages = [
  ...['read', 'openapi', 'data', 'parse', 'validate', 'assemble', 'render', 'search', 'hosts', 'emit', 'store'],
  ...['pipeline', 'pipeline.ts', 'output-files.ts'],
]

/** The folders of the room for specifications in their order; the files beside them put them together. */
const ofSpecifications = ['document', 'schema', 'example', 'check', 'operation', 'request']

const blockOf = (path: string): string | null => /^templates\/blocks\/([^/]+)\//.exec(path)?.[1] ?? null
const isOurs = (path: string): boolean => /^(bin|client|compiler|templates|content|test|package\.json)(\/|$)/.test(path)
/** What runs in the browser, but for the clients of hosted searches. */
const isClient = (path: string): boolean => path.startsWith('client/') && !isProvider(path)
const isIsland = (path: string): boolean => /^templates\/.*\.client\.tsx?$/.test(path)
/** A hosted search: for the builder and the command, and for the browser. */
const isProvider = (path: string): boolean => path.startsWith('client/providers/')
const isHostedClient = (path: string): boolean => /^client\/providers\/.*\.client\.ts$/.test(path)
/** What crosses between the builder, the servers and the browser. */
const isWire = (path: string): boolean => path.startsWith('client/wire/')
/** By what the script of a part finds it: constants. */
const isMark = (path: string): boolean => /^templates\/(elements|page)\/[^/]+\/mark\.ts$/.test(path)
const isElement = (path: string): boolean => path.startsWith('templates/elements/')

function nodeModuleOf(specifier: string): string | null {
  const name = specifier.replace(/^node:/, '')
  return specifier.startsWith('node:') || builtinModules.includes(name) ? name : null
}

/** Packages: everyone takes what the environment has; only the outer stages touch the world. */
function breaksPackageRule({ from, to }: ImportEdge): string | null {
  const module = nodeModuleOf(to)
  if (from.startsWith('bin/')) return null
  if (from.startsWith('compiler/')) {
    return module === null || pure.includes(module) || outside.test(from)
      ? null
      : 'only read, emit and store touch disk, process, network or clock'
  }
  if (module !== null) return 'providers, templates and client code know nothing of Node'
  const inBrowser = isClient(from) || isIsland(from) || isHostedClient(from)
  if (inBrowser && /^(zod|unified|remark|rehype|mdast|hast|refractor)/.test(to)) return 'it would travel to the browser'
  return null
}

function breaksBlockRule({ from, to, typeOnly }: ImportEdge): string | null {
  if (blockOf(to) === blockOf(from)) return isIsland(to) ? 'an island is an entry path, never an import' : null
  if (blockOf(to) !== null) return 'a block does not know another block'
  if (isElement(to) && !isIsland(to)) return null
  if (to === 'compiler/model/block.ts' || /^compiler\/diagnostics\/codes\//.test(to)) return null
  if (/^compiler\/(data|openapi|diagnostics|model)\//.test(to) && typeOnly) return null
  return 'a block imports compiler/model/block.ts, compiler/diagnostics/codes, types of compiler/data, compiler/openapi, compiler/model and compiler/diagnostics, its own folder and templates/elements'
}

/** A provider knows of the rest what crosses to it; only the lists of all name one. */
function breaksProviderRule({ from, to }: ImportEdge): string | null {
  const folderOf = (path: string) => /^client\/providers\/([^/]+)\//.exec(path)?.[1] ?? null
  const isList = /^client\/providers\/providers(\.client)?\.ts$/.test(from)
  if (isProvider(to) && folderOf(to) !== null && folderOf(to) !== folderOf(from) && !isList)
    return 'only the lists of all providers name one'
  if (isHostedClient(from)) return isHostedClient(to) || isClient(to) ? null : 'it runs in the browser'
  return isProvider(to) && !isHostedClient(to) ? null : 'providers import only themselves, and types of client/wire/'
}

function breaksIslandRule({ from, to, typeOnly }: ImportEdge): string | null {
  // A plain function without an import of its own: names are written in one way at build time and in the browser.
  if (to === 'compiler/formats/casing.ts') return null
  // Code of requests is written by the same functions at build time and, for what a reader chooses, in the browser.
  if (to.startsWith('compiler/formats/request/')) return null
  // The policy has the hash of what a script puts into pages.
  if (to === 'compiler/formats/speculation-rules.ts') return null
  if (isClient(to) || isHostedClient(to) || isElement(to)) return null
  const own = blockOf(to) === blockOf(from) && to.startsWith('templates/')
  if (own && /\/(contract|check|block)\.ts$/.test(to) && !typeOnly) {
    return 'a contract in a browser bundle brings zod along: import its types only'
  }
  return own || typeOnly ? null : 'an island imports client/, its own folder and templates/elements'
}

function breaksTemplateRule({ from, to, typeOnly }: ImportEdge): string | null {
  if (from === 'templates/blocks.ts') {
    return /^templates\/blocks\/[^/]+\/block\.ts$/.test(to) || to === 'compiler/model/block.ts'
      ? null
      : 'the registry imports blocks alone'
  }
  if (isIsland(to)) return 'an island is an entry path, never an import'
  if (isElement(from) && to.startsWith('templates/') && !isElement(to)) return 'elements know no page and no block'
  if (blockOf(to) !== null) return 'only the registry imports a block'
  if (to.startsWith('templates/')) return null
  if (isElement(from) && /^compiler\/diagnostics\/codes\//.test(to)) return null
  return to.startsWith('compiler/') && typeOnly
    ? null
    : 'templates take types of the compiler, and elements what they tell authors, nothing else'
}

/** A model knows what it is made of: a schema is in an operation, an operation in a request. */
function breaksOrderOfSpecifications({ from, to }: ImportEdge): string | null {
  const placeIn = (path: string) => {
    const [, , folder = '', file] = path.split('/')
    return file === undefined ? ofSpecifications.length : ofSpecifications.indexOf(folder)
  }
  return placeIn(to) <= placeIn(from) && placeIn(to) >= 0
    ? null
    : `a folder of compiler/openapi/ takes values of those before it: ${ofSpecifications.join(', ')}`
}

/** The compiler imports itself alone: a stage what stands before it, a room no stage. */
function breaksStageRule(edge: ImportEdge): string | null {
  const { from, to, typeOnly } = edge
  if (!to.startsWith('compiler/')) return 'the compiler imports only itself'
  const [here = '', there = ''] = [from, to].map((path) => path.split('/')[1] ?? '')
  if (here === 'openapi' && there === 'openapi') return typeOnly ? null : breaksOrderOfSpecifications(edge)
  if (here === there) return null
  if (rooms.includes(there)) return here === 'formats' && there === 'model' ? 'a format knows no site' : null
  if (here === 'model' && there === 'data' && typeOnly) return null
  if (rooms.includes(here)) return 'diagnostics/, formats/ and model/ know no stage; model/ takes types of data/'
  const [before, at] = [stages.indexOf(there), stages.indexOf(here)]
  if (before < 0 || at < 0) return 'a file of the compiler belongs to a stage or to a room'
  return before < at ? null : 'no stage imports a later one'
}

/**
 * Who may import what (the table of the architecture). Answers null when the import is allowed, else the rule that it
 * breaks.
 */
export function brokenRule(edge: ImportEdge): string | null {
  const { from, to } = edge
  if (isWire(from)) return isWire(to) ? null : 'client/wire/ imports only itself'
  if (!isOurs(to)) return breaksPackageRule(edge)
  if (isWire(to)) return edge.typeOnly ? null : 'of client/wire/ there are only types'
  if (isProvider(from)) return breaksProviderRule(edge)
  // What searches is set up with the other data.
  if (from === 'compiler/data/site/search-service.ts' && isProvider(to))
    return isHostedClient(to) ? 'it runs in the browser' : null
  if (from.startsWith('compiler/')) return breaksStageRule(edge)
  // What the builder of the search index writes the browser reads: plain functions that import nothing.
  if (isClient(from))
    return isClient(to) || isHostedClient(to) || isMark(to) || /^compiler\/formats\/search\//.test(to)
      ? null
      : 'client/ imports only itself, and by what parts are found'
  if (isIsland(from)) return breaksIslandRule(edge)
  if (from.startsWith('templates/blocks/')) return breaksBlockRule(edge)
  if (from.startsWith('templates/')) return breaksTemplateRule(edge)
  if (isProvider(to)) return edge.typeOnly ? null : 'bin asks compiler/data/site/search-service.ts for a provider'
  if (/^(bin|compiler)\//.test(to) || to === 'templates/theme.ts' || to === 'package.json') return null
  return 'bin imports the compiler and templates/theme.ts'
}
