import apex from 'refractor/apex'
import bash from 'refractor/bash'
import batch from 'refractor/batch'
import c from 'refractor/c'
import cmake from 'refractor/cmake'
import { refractor } from 'refractor/core'
import cpp from 'refractor/cpp'
import csharp from 'refractor/csharp'
import css from 'refractor/css'
import dart from 'refractor/dart'
import diff from 'refractor/diff'
import docker from 'refractor/docker'
import elixir from 'refractor/elixir'
import go from 'refractor/go'
import graphql from 'refractor/graphql'
import groovy from 'refractor/groovy'
import hcl from 'refractor/hcl'
import http from 'refractor/http'
import ini from 'refractor/ini'
import java from 'refractor/java'
import javascript from 'refractor/javascript'
import json from 'refractor/json'
import jsx from 'refractor/jsx'
import kotlin from 'refractor/kotlin'
import lua from 'refractor/lua'
import makefile from 'refractor/makefile'
import markdown from 'refractor/markdown'
import markup from 'refractor/markup'
import nginx from 'refractor/nginx'
import objectivec from 'refractor/objectivec'
import perl from 'refractor/perl'
import php from 'refractor/php'
import powershell from 'refractor/powershell'
import protobuf from 'refractor/protobuf'
import python from 'refractor/python'
import r from 'refractor/r'
import ruby from 'refractor/ruby'
import rust from 'refractor/rust'
import scala from 'refractor/scala'
import shellSession from 'refractor/shell-session'
import sql from 'refractor/sql'
import swift from 'refractor/swift'
import toml from 'refractor/toml'
import tsx from 'refractor/tsx'
import typescript from 'refractor/typescript'
import vbnet from 'refractor/vbnet'
import yaml from 'refractor/yaml'

/** A token of Prism: its type, other names for the same, and text or tokens inside. */
export interface GrammarToken {
  readonly type: string
  readonly alias?: string | readonly string[]
  readonly content: GrammarTokens
}

export type GrammarTokens = string | GrammarToken | readonly (string | GrammarToken)[]

/**
 * What refractor inherits from Prism's core. Its own `highlight` makes a hast tree of these tokens, which costs as
 * much again as finding them; a test holds the two beside each other.
 */
interface Core {
  readonly languages: Record<string, unknown>
  readonly hooks: { run(name: string, environment: Environment): void }
  tokenize(code: string, grammar: unknown): GrammarTokens
}

interface Environment {
  code: string
  readonly grammar: unknown
  readonly language: string
  tokens?: GrammarTokens
}

/**
 * In the order in which they are registered: some grammars take in others only if those are there already (HTML its
 * scripts and styles, HTTP its JSON bodies, Markdown its front matter), and the output may not depend on which
 * language a site happens to use first.
 */
const syntaxes = [
  ...[markup, css, javascript, json, yaml, markdown, bash, c, typescript, jsx, tsx, cpp, csharp, dart, diff, docker],
  ...[go, graphql, groovy, http, ini, java, kotlin, nginx, objectivec, php, powershell, python, ruby, rust],
  ...[shellSession, sql, swift, toml, apex, batch, cmake, elixir, hcl, lua, makefile, perl, protobuf, r, scala, vbnet],
]

/** They take in no other, and are taken in only by what looks for them when it highlights. */
const independent = [
  ...[json, yaml, bash, c, cpp, csharp, dart, diff, docker, go, ini, java, kotlin, nginx, objectivec, powershell],
  ...[python, ruby, rust, shellSession, sql, swift, toml],
  ...[apex, batch, cmake, elixir, hcl, lua, makefile, perl, protobuf, r, scala, vbnet],
]
/** The beginning of the list, without what these do not need. */
const scripts = [markup, css, javascript, typescript]

/** What has to be registered for a language, where that is not the whole list. */
const needed = new Map<string, readonly (typeof json)[]>([
  ...independent.map((syntax) => [syntax.displayName, [syntax]] as const),
  ...[css, javascript, typescript].map(
    (syntax) => [syntax.displayName, scripts.slice(0, scripts.indexOf(syntax) + 1)] as const,
  ),
])

/** Identifiers that Prism calls otherwise. */
const names: ReadonlyMap<string, string> = new Map([
  ['html', 'markup'],
  ['xml', 'markup'],
  ['shell', 'shell-session'],
])

/**
 * A session has a line with a prompt; a `shell` fence without one holds plain commands. A number sign by itself begins a
 * comment.
 */
const prompt = /^[^\S\n]*(?:[$%]|[^\s@:$#%*!/\\]+@[^\n$#%]*[$#%])(?=\s)/m

/**
 * Splits code into tokens.
 *
 * @param lang an identifier of `codeLanguages`
 * @param code the code, with LF line ends
 * @returns the tokens in order; null for a language without a grammar
 * @throws what a grammar throws
 */
export function tokenize(lang: string, code: string): GrammarTokens | null {
  const wanted = lang === 'shell' && !prompt.test(code) ? 'bash' : lang
  const language = names.get(wanted) ?? wanted
  const core = registered(language)
  if (!refractor.registered(language)) return null
  const environment: Environment = { code, grammar: core.languages[language], language }
  // Some grammars (PHP in HTML, JSX) do part of their work in these two hooks.
  core.hooks.run('before-tokenize', environment)
  environment.tokens = core.tokenize(environment.code, environment.grammar)
  core.hooks.run('after-tokenize', environment)
  return environment.tokens
}

/** What its types leave out. */
function isCore(library: object): library is Core {
  return 'hooks' in library && 'tokenize' in library && 'languages' in library
}

/** Registers on first use, and as little as it takes: all grammars take 25 ms, which is much beside one page. */
function registered(language: string): Core {
  if (!refractor.registered(language) || !needed.has(language))
    for (const syntax of needed.get(language) ?? syntaxes) refractor.register(syntax)
  if (!isCore(refractor)) throw new Error('refractor is not made of Prism')
  return refractor
}
