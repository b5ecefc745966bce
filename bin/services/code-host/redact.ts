import { visible } from '../../../compiler/diagnostics/cells.ts'

/** How tokens of code hosts look; a host may repeat one that we never held. */
const tokens = /\b(?:gh[a-z]_[A-Za-z0-9_]{16,}|github_pat_\w{16,})/g

/** Characters of a stranger's text in a message. */
const longest = 300

/** @returns one line that is safe to show: without secrets, without what steers a terminal, of a bearable length */
export function redact(text: string, secrets: readonly string[]): string {
  const known = secrets.filter((secret) => secret !== '')
  const without = known.reduce((rest, secret) => rest.replaceAll(secret, '…'), text).replace(tokens, '…')
  return visible(without.replace(/\s+/g, ' ').trim()).slice(0, longest)
}
