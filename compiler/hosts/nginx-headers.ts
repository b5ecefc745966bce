import type { SandboxPage } from '../model/bundle.ts'
import { assetsRoute } from '../model/bundle.ts'
import { hostSettingNames } from '../model/host-file-names.ts'
import { bracketExpression } from './expression.ts'
import type { HostedSite } from './host.ts'
import { isHidden, type PublishedPage, sortByRoute } from './published-page.ts'
import { cacheForEver, cacheRevalidated, type Header, pageHeaderNames, sandboxHeaders } from './security-headers.ts'

/** Characters of routes in one condition: nginx takes no word of more than 4,096. */
const conditionLength = 2000

/**
 * Writes `headers.nginx.conf` for the `server` block: headers, the rule for redirects, and how an address finds its
 * file, with or without a trailing slash and without a redirect. All headers are at the level of the server, because
 * one `add_header` in a location would drop them all (nginx.org, "ngx_http_headers_module").
 *
 * @param site with values of headers without quotes, dollar signs and line ends; the folder does not hold its base
 */
export function nginxHeaders({ security, pages, format, frames, base }: HostedSite): string {
  const own = format === 'directory' ? '$uri/index.html' : '$uri.html $uri/index.html'
  const folder =
    format === 'directory' ? '$signalpost_page/index.html' : '$signalpost_page.html $signalpost_page/index.html'
  return `# Headers and files of the site. Include this file in the server block, whose root is the published folder, and
# redirects.nginx.conf in the http block. Strict-Transport-Security is yours to add.
charset utf-8;
charset_types text/css text/markdown text/plain text/xml application/javascript application/json application/xml
              image/svg+xml;
absolute_redirect off;
error_page 404 ${base}/404.html;

if ($signalpost_target) {
    return 301 $signalpost_target$signalpost_join$args$signalpost_fragment;
}
${base === '' ? '' : withoutBase(base)}
if (-f $document_root$signalpost_twin) {
    rewrite ^ $signalpost_twin;
}

set $signalpost_cache "${cacheRevalidated}";
set $signalpost_vary "Accept";
if ($uri ~ "^${assetsRoute}/") {
    set $signalpost_cache "${cacheForEver}";
    set $signalpost_vary "";
}
${robots(pages)}
${frames.length === 0 ? security.map(headerLine).join('') : framedHeaders(security, frames)}add_header Cache-Control $signalpost_cache;
add_header Vary $signalpost_vary;
add_header X-Robots-Tag $signalpost_robots always;

# Files for hosts, and the tool's own.
location ~ "^/(?:${hostSettingNames.map(bracketExpression).join('|')})$" {
    return 404;
}
location ~ "/[.](?!well-known/)" {
    return 404;
}

location ~ "[.]md$" {
    types { }
    default_type text/markdown;
    try_files $uri =404;
}
location ~ "^(?<signalpost_page>/.*[^/])/+$" {
    try_files ${folder} =404;
}
location / {
    try_files $uri ${own} =404;
}
`
}

/** Addresses without the base are no part of the site; of the others it is taken away, because files lie without it. */
function withoutBase(base: string): string {
  const quoted = bracketExpression(base)
  return `if ($uri !~ "^${quoted}(?:/|$)") {
    return 404;
}
rewrite "^${quoted}/?$" /;
rewrite "^${quoted}(/.*)$" $1;
`
}

/** A header without a value is left out by nginx. */
function robots(pages: readonly PublishedPage[]): string {
  const hidden = sortByRoute(pages).filter(isHidden)
  const routes = hidden.map(({ route }) => bracketExpression(route.slice(1)))
  const conditions: string[] = []
  for (const route of routes) {
    const last = conditions.at(-1)
    if (last === undefined || last.length + route.length > conditionLength) conditions.push(route)
    else conditions[conditions.length - 1] = `${last}|${route}`
  }
  const lines = conditions.map(
    (some) =>
      `if ($uri ~ "^/(?:${some})(?:[.]md|[.]html|/|/index[.]html|/openapi[.](?:json|yaml))?$") {\n    set $signalpost_robots "noindex";\n}\n`,
  )
  return ['set $signalpost_robots "";\n', ...lines].join('')
}

const headerLine = ([name, value]: Header): string => `add_header ${name} "${value}" always;\n`

/** The pages' own headers go through variables, which other values take for a frame's page; an empty one is left out. */
function framedHeaders(security: readonly Header[], frames: readonly SandboxPage[]): string {
  const own = security.filter(([name]) => pageHeaderNames.includes(name))
  const variable = (name: string) => `$signalpost_${name.toLowerCase().replaceAll('-', '_')}`
  const set = (name: string, value: string) => `set ${variable(name)} "${value}";\n`
  const rules = frames.map((frame) => {
    const given = new Map(sandboxHeaders(frame))
    const lines = own.map(([name]) => `    ${set(name, given.get(name) ?? '')}`)
    return `if ($uri ~ "^${frame.path}") {\n${lines.join('')}}\n`
  })
  const lines = security.map((header) =>
    own.includes(header) ? `add_header ${header[0]} ${variable(header[0])} always;\n` : headerLine(header),
  )
  return [...own.map(([name, value]) => set(name, value)), ...rules, ...lines].join('')
}
