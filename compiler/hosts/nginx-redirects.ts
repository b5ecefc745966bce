import { isPlain, type Segment, showPath, symbolic } from '../assemble/redirects/segment.ts'
import { writePath } from '../assemble/redirects/target.ts'
import { grouped } from '../formats/grouped.ts'
import { asksForMarkdown } from './asks-for-markdown.ts'
import { bracketExpression } from './expression.ts'
import { eitherCase, type FlatRule } from './flat-rules.ts'

/** Characters of a rule: nginx takes no word of more than 4,096. */
const longestRule = 3500

/**
 * Writes `redirects.nginx.conf` for the `http` block: maps from the request to where it leads, and to the Markdown form of
 * its page where that is asked for. The rules that use them are in `headers.nginx.conf`, for the `server` block.
 *
 * The maps read `$request_uri`, which nginx has not decoded, so that the encoding is kept and nothing can be decoded
 * into another host; what they capture ends at `?`. Regular expressions hold no backslash, because the configuration
 * has escapes of its own. Locales are anchored at first segments (see `flatRules`).
 *
 * Rules: nginx.org, "ngx_http_map_module": strings come first and are found without regard to case, then regular
 * expressions in their order.
 *
 * @param all plain ones first, each kind in the order of use; one that is too long for nginx (of which `_redirects` has
 *   already warned) is left out, because it would spoil the whole file
 */
export function nginxRedirects(all: readonly FlatRule[]): string {
  const rules = all.filter((rule) => expression(rule.source).length + value(rule).length < longestRule)
  const plain = rules.filter(({ source }) => isPlain(source))
  const asString = caseless(plain)
  const strings = plain.filter((rule) => asString.has(rule))
  const patterns = rules.filter((rule) => !asString.has(rule))
  const longest = strings.reduce((most, { source }) => Math.max(most, showPath(symbolic(source)).length), 0)
  return `# Redirects of the site. Include this file in the http block, and headers.nginx.conf in the server block, where
# this rule uses the maps:
#   if ($signalpost_target) { return 301 $signalpost_target$signalpost_join$args$signalpost_fragment; }
# nginx takes each of these two sizes once: leave out your own.
map_hash_max_size ${powerOfTwo(strings.length * 4, 2048)};
map_hash_bucket_size ${powerOfTwo(longest + 64, 128)};

map $request_uri $signalpost_path {
    default "";
    "~^(?<signalpost_whole>/[^?]*?)/*(?:[?].*)?$" $signalpost_whole;
}

map $signalpost_path $signalpost_url {
    default "";
${strings.map((rule) => `    "${showPath(symbolic(rule.source))}" "${value(rule)}";\n`).join('')}${patterns
  .map((rule) => `    "~^${expression(rule.source)}$" "${value(rule)}";\n`)
  .join('')}}

map $signalpost_url $signalpost_target {
    default "";
    "~^(?<signalpost_before>[^#]+)" $signalpost_before;
}

map $signalpost_url $signalpost_fragment {
    default "";
    "~(?<signalpost_hash>#.*)$" $signalpost_hash;
}

map $is_args$signalpost_target $signalpost_join {
    default "";
    "~^[?].*[?]" "&";
    "~^[?]" "?";
}

# Who asks for Markdown gets it at the page's own address. The path is read where the server block first needs it.
map $http_accept $signalpost_asks {
    default "";
    "~*${asksForMarkdown}" "1";
}

map "$signalpost_asks$uri" $signalpost_twin {
    default "";
    "1/" "/index.md";
    "~^1(?<signalpost_bare>/.*[^/])/*$" "$signalpost_bare.md";
}
`
}

/** The plain rules whose source can be a string of a map: one that no other source differs from by case alone. */
function caseless(plain: readonly FlatRule[]): ReadonlySet<FlatRule> {
  const byFold = grouped(plain, ({ source }) => showPath(symbolic(source)).toLowerCase())
  // An address in capitals must not take in the page whose address is the same in small letters.
  return new Set([...byFold].flatMap(([key, same]) => (same.length === 1 && pathOf(same) === key ? same : [])))
}

function pathOf(rules: readonly FlatRule[]): string {
  return rules[0] === undefined ? '' : showPath(symbolic(rules[0].source))
}

function expression(source: readonly Segment[]): string {
  return source
    .map((part) => {
      if (part.kind === 'text') return `/${eitherCase(bracketExpression(part.text))}`
      return part.kind === 'one' ? `/(?<${variable(part.name)}>[^/]+)` : `(?<${variable(part.name)}>/.*)`
    })
    .join('')
}

/** A dollar sign would begin a variable; the slash before `{name*}` is part of what it captures. */
function value({ target }: FlatRule): string {
  const open = target.segments.at(-1)
  const fixed = open?.kind === 'rest' ? target.segments.slice(0, -1) : target.segments
  const filled = fixed.map((part) => (part.kind === 'text' ? dollar(part.text) : `$${braced(part.name)}`))
  const rest = open?.kind === 'rest' ? `$${braced(open.name)}` : ''
  const path = fixed.length === 0 && rest !== '' ? target.origin : writePath({ ...target, slash: false }, filled)
  return `${path}${rest}${target.slash ? '/' : ''}${dollar(target.query)}${dollar(target.fragment)}`
}

function dollar(text: string): string {
  return text.replaceAll('$', '%24')
}

/** Names of ours only, so that they cannot be one of nginx's own variables. */
function variable(name: string): string {
  return `signalpost_name_${name}`
}

function braced(name: string): string {
  return `{${variable(name)}}`
}

function powerOfTwo(needed: number, least: number): number {
  let size = least
  while (size < needed) size *= 2
  return size
}
