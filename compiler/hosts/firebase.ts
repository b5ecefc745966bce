import type { Segment } from '../assemble/redirects/segment.ts'
import { writePath } from '../assemble/redirects/target.ts'
import { hostSettingNames } from '../model/host-file-names.ts'
import { escapeExpression } from './expression.ts'
import { endWithoutNames, type FlatRule } from './flat-rules.ts'
import { type Host, made } from './host.ts'
import { pathRules } from './path-rules.ts'

/**
 * Firebase Hosting takes `firebase.json` from the folder that `firebase deploy` runs in, which must hold the published
 * files: the published folder itself, whose `ignore` keeps the file out of the upload. Its redirects come before files,
 * and its expressions are RE2's. Without `trailingSlash` an address with a slash is none of a page of the flat layout.
 *
 * Rules: firebase.google.com, "Configure Hosting behavior".
 */
export const firebase: Host = {
  layout: null,
  redirects: true,
  files(site) {
    const headers = pathRules(site).map(({ prefix, suffix, headers: given }) => ({
      regex: `^${escapeExpression(site.base + prefix)}.*${escapeExpression(suffix)}$`,
      headers: given.map(([key, value]) => ({ key, value })),
    }))
    const hosting = {
      public: '.',
      ignore: [...hostSettingNames, 'firebase-debug.log', '**/.*'],
      cleanUrls: true,
      trailingSlash: false,
      redirects: site.rules.map((rule) => ({ regex: expression(rule), destination: destination(rule), type: 301 })),
      headers,
    }
    return made({ path: 'firebase.json', content: `${JSON.stringify({ hosting }, null, 2)}\n` })
  },
}

function expression({ source }: FlatRule): string {
  const parts = source.map((part) => {
    if (part.kind === 'text') return `/${asSentOrRead(part.text)}`
    return part.kind === 'one' ? `/(?P<${part.name}>[^/]+)` : `/(?P<${part.name}>.+?)`
  })
  return `^${parts.join('')}/?$`
}

/** Its server of files (`superstatic`) looks at paths without their percent signs; that all of its servers do is not said. */
function asSentOrRead(text: string): string {
  const read = decodeURI(text)
  return read === text ? escapeExpression(text) : `(?:${escapeExpression(text)}|${escapeExpression(read)})`
}

/** A colon before a letter would begin a name. */
function destination(rule: FlatRule): string {
  const { target } = rule
  const segments = target.segments.map((part: Segment) =>
    part.kind === 'text' ? part.text.replaceAll(':', '%3A') : `:${part.name}`,
  )
  return writePath(target, segments) + endWithoutNames(rule)
}
