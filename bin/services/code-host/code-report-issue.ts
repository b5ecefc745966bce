import { visible } from '../../../compiler/diagnostics/cells.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import type { CodeReports } from '../feedback/summary.ts'
import { shortened } from './annotations.ts'
import { codeSpan, fenced, plainWords } from './inert-text.ts'

/** The label by which issues are found again. */
export const label = 'code-report'

export interface IssueText {
  readonly title: string
  /** Markdown, with the marker on its first line. */
  readonly body: string
}

/** Comments that an issue shows, pages that it names, and bytes of one comment. */
const shown = { comments: 20, pages: 20, bytes: 2000 } as const

/** @returns the identity of a code sample, the same in every run; without a slug its page identifies it */
export function sampleKey({ slug, language, groupType, paths }: CodeReports): string {
  const identity = JSON.stringify([slug, language, groupType, slug === '' ? (paths[0] ?? '') : null])
  return sha256(identity).slice(0, 24)
}

const marker = (key: string): string => `<!-- signalpost:code-report:${key} -->`

/**
 * @param body of any issue; null when it has none
 * @returns the key of the sample that an issue of ours is about. Only the first line counts: all below it may repeat
 *   what readers wrote, who could else keep an issue from being opened
 */
export function markedKey(body: string | null): string | null {
  return /^<!-- signalpost:code-report:([0-9a-f]{24}) -->(?:\r?\n|$)/.exec(body ?? '')?.[1] ?? null
}

/**
 * Writes the issue for a code sample. What readers sent is a stranger's text: it is in the body only as code, and in
 * the title only as plain words.
 *
 * @param siteUrl where the site is published; null when that is not known
 */
export function issueText(sample: CodeReports, siteUrl: string | null): IssueText {
  const { slug, language, groupType, reports, paths, comments, last } = sample
  const name = plainWords(slug === '' ? (paths[0] ?? '') : slug, 80) || 'without a name'
  const inLanguage = plainWords(language, 30)
  const facts = [
    ['Sample', slug],
    ['Language', language],
    ['Group', groupType],
  ] as const
  const lines = facts
    .map(([title, value]) => [title, codeSpan(value)] as const)
    .filter(([, value]) => value !== '')
    .map(([title, value]) => `- ${title}: ${value}`)
  const pages = paths.slice(0, shown.pages).map((path) => `- Page: ${pageLink(path, siteUrl)}`)
  // The newest are of the code as it is now.
  const texts = comments.slice(-shown.comments).map((comment) => fenced(shortened(comment, shown.bytes)))
  const parts = [
    marker(sampleKey(sample)),
    `Readers reported this code sample as incorrect ${reports} times, last on ${visible(last.slice(0, 10))}.`,
    [...lines, ...pages, ...more(paths.length - shown.pages, 'pages')].join('\n'),
    ...(texts.length === 0 ? ['Nobody left a comment.'] : ['What they wrote:', ...texts]),
    ...more(comments.length - texts.length, 'earlier comments'),
    'Opened by `signalpost feedback report --open-issues`. The first line of this text and the label keep a second issue from being opened.',
  ]
  return {
    title: `Code sample reported as incorrect: ${name}${inLanguage === '' ? '' : ` (${inLanguage})`}`,
    body: parts.join('\n\n'),
  }
}

/** A link where the path, which holds that of the site, is plain; whatever else it holds is shown as code. */
function pageLink(path: string, siteUrl: string | null): string {
  const isPlain = /^(?:\/[A-Za-z0-9._~-]+)+$/.test(path)
  return siteUrl !== null && isPlain ? `<${new URL(siteUrl).origin}${path}>` : codeSpan(path)
}

function more(count: number, what: string): readonly string[] {
  return count > 0 ? [`… and ${count} more ${what}.`] : []
}
