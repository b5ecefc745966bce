import { isPlain, type Segment, showPath, symbolic } from '../assemble/redirects/segment.ts'
import { writePath } from '../assemble/redirects/target.ts'
import { redirectsTooLargeForFunction } from '../diagnostics/codes/hosts.ts'
import { assetsRoute } from '../model/bundle.ts'
import { hostSettingNames } from '../model/host-file-names.ts'
import { asksForMarkdown } from './asks-for-markdown.ts'
import { escapeExpression } from './expression.ts'
import { type FlatRule, placeOfRule } from './flat-rules.ts'
import type { Host, HostedSite } from './host.ts'
import { pathRules } from './path-rules.ts'

/** Bytes of a function's code (docs.aws.amazon.com, "Quotas on CloudFront Functions"). */
const maxBytes = 10_240

/**
 * A bucket of S3 knows neither redirects nor headers nor addresses without a file name: two CloudFront Functions (runtime
 * `cloudfront-js-2.0`) do it, one for viewer requests and one for viewer responses. The distribution itself must answer
 * 403 and 404 of the bucket with `/404.html` and status 404.
 */
export const cloudfront: Host = {
  layout: null,
  redirects: true,
  files(site) {
    const { text, left, rule } = requestFunction(site)
    return {
      files: [
        { path: 'cloudfront-request.js', isForHost: true, content: text },
        { path: 'cloudfront-response.js', isForHost: true, content: responseFunction(site) },
      ],
      diagnostics: left === 0 ? [] : [redirectsTooLargeForFunction(placeOfRule(rule), { left, limit: maxBytes })],
    }
  },
}

/** As many rules as the function may hold: patterns first, because one matches many addresses. */
function requestFunction(site: HostedSite): {
  readonly text: string
  readonly left: number
  readonly rule: FlatRule | null
} {
  const length = (text: string) => Buffer.byteLength(text)
  const { rules } = site
  const order = [...rules.filter(({ source }) => !isPlain(source)), ...rules.filter(({ source }) => isPlain(source))]
  let kept: readonly FlatRule[] = order
  let text = requestText(site, kept)
  while (length(text) > maxBytes && kept.length > 0) {
    kept = kept.slice(0, Math.min(kept.length - 1, Math.floor((kept.length * maxBytes) / length(text))))
    text = requestText(site, kept)
  }
  return { text, left: order.length - kept.length, rule: order[kept.length] ?? null }
}

function requestText({ base, pages, format }: HostedSite, rules: readonly FlatRule[]): string {
  const plain = rules.filter(({ source }) => isPlain(source))
  const moved = Object.fromEntries(plain.map((rule) => [showPath(symbolic(rule.source)), targetOf(rule)]))
  const patterns = rules
    .filter(({ source }) => !isPlain(source))
    .map((rule) => `[${regular(rule)},${JSON.stringify(targetOf(rule))}]`)
  // What has a dot in its last segment is taken for a file, but for these.
  const dotted = pages.map(({ route }) => route).filter((route) => /\.[^/]*$/.test(route))
  return `// Viewer requests of the distribution: redirects, and the file of an address.
var moved = ${JSON.stringify(moved)};
var patterns = [${patterns.join(',')}];
var dotted = ${JSON.stringify(dotted)};
function handler(event) {
  var request = event.request;
  var path = request.uri.replace(/\\/+$/, '').replace(/%[0-9a-f]{2}/gi, function (code) { return code.toUpperCase(); }) || '/';
  var to = Object.prototype.hasOwnProperty.call(moved, path) ? moved[path] : null;
  for (var i = 0; to === null && i < patterns.length; i++) {
    var found = patterns[i][0].exec(path);
    if (found) to = patterns[i][1].replace(/\\{(\\d+)\\}/g, function (all, at) { return found[Number(at)]; });
  }
  if (to !== null) {
    var query = [];
    for (var name in request.querystring) {
      var one = request.querystring[name];
      (one.multiValue || [one]).forEach(function (each) { query.push(each.value === '' ? name : name + '=' + each.value); });
    }
    var cut = to.indexOf('#') < 0 ? to.length : to.indexOf('#');
    var join = query.length === 0 ? '' : to.slice(0, cut).indexOf('?') < 0 ? '?' : '&';
    var location = to.slice(0, cut) + join + query.join('&') + to.slice(cut);
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } };
  }
${strip(base)}  if (/^\\/(?:${hostSettingNames.map(escapeExpression).join('|')})$/.test(path)) path = '/404';
  var markdown = request.headers.accept && /${asksForMarkdown}/i.test(request.headers.accept.value);
  if (path === '/') request.uri = markdown ? '/index.md' : '/index.html';
  else if (!/\\.[^\\/]*$/.test(path) || dotted.indexOf(path) >= 0) request.uri = path + (markdown ? '.md' : '${format === 'file' ? '.html' : '/index.html'}');
  return request;
}
`
}

/** The bucket holds the published folder: what is before its addresses is no part of a file's name. */
function strip(base: string): string {
  if (base === '') return ''
  const quoted = JSON.stringify(base)
  return `  path = path === ${quoted} ? '/' : path.indexOf(${quoted} + '/') === 0 ? path.slice(${base.length}) : '/404';
  request.uri = path;
`
}

/** The expression's groups are counted: \`{1}\` in the target is the first. */
function regular({ source }: FlatRule): string {
  const parts = source.map((part) => {
    if (part.kind === 'text') return `\\/${escapeExpression(part.text).replaceAll('/', '\\/')}`
    return part.kind === 'one' ? '\\/([^\\/]+)' : '\\/(.+)'
  })
  return `/^${parts.join('')}$/`
}

function targetOf({ source, target }: FlatRule): string {
  const names = source.flatMap((part) => (part.kind === 'text' ? [] : [part.name]))
  const segments = target.segments.map((part: Segment) =>
    part.kind === 'text' ? part.text : `{${names.indexOf(part.name) + 1}}`,
  )
  return writePath(target, segments) + target.query + target.fragment
}

function responseFunction(site: HostedSite): string {
  const rules = pathRules(site).map(({ prefix, suffix, headers }) => [
    prefix,
    suffix,
    Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), { value }])),
  ])
  return `// Viewer responses of the distribution: headers. A later rule wins.
var rules = ${JSON.stringify(rules)};
function handler(event) {
  var path = event.request.uri;
${site.base === '' ? '' : `  if (path.indexOf(${JSON.stringify(`${site.base}/`)}) === 0) path = path.slice(${site.base.length});\n`}  for (var i = 0; i < rules.length; i++) {
    var end = rules[i][1];
    if (path.indexOf(rules[i][0]) !== 0 || path.slice(path.length - end.length) !== end) continue;
    for (var name in rules[i][2]) event.response.headers[name] = rules[i][2][name];
  }
  if (path.indexOf('${assetsRoute}/') !== 0) {
    var vary = event.response.headers.vary;
    event.response.headers.vary = { value: vary ? vary.value + ', Accept' : 'Accept' };
  }
  return event.response;
}
`
}
