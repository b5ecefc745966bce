import { isPlain, type Segment, showPath, symbolic } from '../assemble/redirects/segment.ts'
import { writePath } from '../assemble/redirects/target.ts'
import { assetsRoute } from '../model/bundle.ts'
import { hostSettingNames } from '../model/host-file-names.ts'
import { descriptionPaths } from '../model/page-path.ts'
import { asksForMarkdown } from './asks-for-markdown.ts'
import { escapeExpression } from './expression.ts'
import { eitherCase, type FlatRule } from './flat-rules.ts'
import { type Host, type HostedSite, made } from './host.ts'
import { isHidden } from './published-page.ts'
import { cacheForEver, cacheRevalidated, pageHeaderNames, sandboxHeaders } from './security-headers.ts'

/**
 * Caddy imports one file into its site block, which names the root. Redirects are maps from the address as it was sent,
 * so that its encoding is kept; Caddy's own expressions are RE2's.
 *
 * Rules: caddyserver.com, "Caddyfile directives".
 */
export const caddy: Host = {
  layout: null,
  redirects: true,
  files: (site) => made({ path: 'site.caddy', isForHost: true, content: caddyfile(site) }),
}

function caddyfile(site: HostedSite): string {
  const { rules, base, security, frames, pages, format } = site
  const hidden = pages.filter(isHidden)
  const hidesDescriptions = hidden.some(({ describesApi }) => describesApi)
  const own = frames.length === 0 ? [] : security.filter(([name]) => pageHeaderNames.includes(name))
  const common = security.filter((header) => !own.includes(header))
  const files = format === 'file' ? '{path}.html {path}/index.html' : '{path}/index.html {path}.html'
  const framePaths = frames.map(({ path }) => `${base}${path}*`).join(' ')
  return `# Import this file into the site block, after \`root * /srv/site\`, which names the published folder.
map {http.request.uri} {signalpost_to} {signalpost_query} {signalpost_fragment} {
${rules.map(mapLine).join('')}	default "" "" ""
}
map "{signalpost_query}|{query}" {signalpost_join} {
	~^\\|$ ""
	~^\\|. "?"
	~^..*\\|$ ""
	default "&"
}
@signalpost_moved expression \`{signalpost_to} != ""\`
@signalpost_own path ${hostSettingNames.map((name) => `${base}/${name}`).join(' ')} */.*
@signalpost_assets path ${base}${assetsRoute}/*
@signalpost_pages not path ${base}${assetsRoute}/*
@signalpost_twins path *.md
${
  hidesDescriptions
    ? `@signalpost_descriptions path ${descriptionPaths('/')
        .map((path) => `*/${path}`)
        .join(' ')}\n`
    : ''
}@signalpost_markdown header_regexp Accept "(?i)${asksForMarkdown}"
${base === '' ? '' : `@signalpost_outside not path ${base} ${base}/*\n`}@signalpost_slash path_regexp ^/.*[^/]/$
${frames.length === 0 ? '' : `@signalpost_unframed not path ${framePaths}\n`}route {
	header {
${common.map(([name, value]) => `		${name} "${value}"\n`).join('')}	}
${own.map(([name, value]) => `	header @signalpost_unframed ${name} "${value}"\n`).join('')}${frames
  .map((frame) =>
    sandboxHeaders(frame)
      .map(([name, value]) => `	header ${base}${frame.path}* ${name} "${value}"\n`)
      .join(''),
  )
  .join('')}	header @signalpost_assets Cache-Control "${cacheForEver}"
	header @signalpost_pages Cache-Control "${cacheRevalidated}"
	header @signalpost_pages +Vary Accept
	redir @signalpost_moved {signalpost_to}{signalpost_query}{signalpost_join}{query}{signalpost_fragment} 301
	error @signalpost_own 404
${base === '' ? '' : `	error @signalpost_outside 404\n	uri strip_prefix ${base}\n`}	uri @signalpost_slash strip_suffix /
	route @signalpost_markdown {
		try_files {path}.md {path}/index.md {path}
	}
	header @signalpost_twins Content-Type "text/markdown; charset=utf-8"
${hidden.length === 0 ? '' : '	header @signalpost_twins X-Robots-Tag "noindex"\n'}${hidesDescriptions ? '	header @signalpost_descriptions X-Robots-Tag "noindex"\n' : ''}	try_files {path} ${files}
	file_server
}
handle_errors {
	rewrite * /404.html
	file_server
}
`
}

function mapLine(rule: FlatRule): string {
  const { target } = rule
  const to = [writePath(target, target.segments.map(segmentOf(rule))), literal(target.query), literal(target.fragment)]
  return `	~${expression(rule)} ${to.map(quote).join(' ')}\n`
}

function segmentOf({ source }: FlatRule): (part: Segment) => string {
  const names = source.flatMap((part) => (part.kind === 'text' ? [] : [part.name]))
  return (part) => (part.kind === 'text' ? literal(part.text) : `\${${names.indexOf(part.name) + 1}}`)
}

/** A `$` would begin the name of a group. */
const literal = (text: string) => text.replaceAll('$', '%24')

function expression({ source }: FlatRule): string {
  const parts = source.map((part) => {
    if (part.kind === 'text') return `/${eitherCase(escapeExpression(part.text).replaceAll('"', '%22'))}`
    return part.kind === 'one' ? '/([^/?]+)' : '/([^?]+?)'
  })
  return isPlain(source) && showPath(symbolic(source)) === '/' ? '^/(?:[?].*)?$' : `^${parts.join('')}/*(?:[?].*)?$`
}

function quote(text: string): string {
  return `"${text.replaceAll('\\', '\\\\').replaceAll('"', '%22')}"`
}
