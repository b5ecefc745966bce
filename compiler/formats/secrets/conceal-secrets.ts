import { allSecrets } from './hidden-secrets.ts'

/** @returns the text with a `*` for each character of what has a secret's shape: lines and columns stay what they are */
export function concealSecrets(text: string): string {
  const shown: string[] = []
  let done = 0
  // Put together once: a specification has megabytes, and may have many of them.
  for (const { start, end } of allSecrets(text).toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(start, done)
    if (end <= from) continue
    shown.push(text.slice(done, from), stars(text.slice(from, end)))
    done = end
  }
  return shown.length === 0 ? text : [...shown, text.slice(done)].join('')
}

function stars(text: string): string {
  return text.replace(/[^\r\n]/g, '*')
}
