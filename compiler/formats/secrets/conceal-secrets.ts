import { allSecrets } from './hidden-secrets.ts'

/** @returns the text with a `*` for each character of what has a secret's shape: lines and columns stay what they are */
export function concealSecrets(text: string): string {
  return allSecrets(text).reduce(
    (shown, { start, end }) => shown.slice(0, start) + stars(text.slice(start, end)) + shown.slice(end),
    text,
  )
}

function stars(text: string): string {
  return text.replace(/[^\r\n]/g, '*')
}
