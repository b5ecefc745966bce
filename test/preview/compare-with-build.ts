import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join, relative } from 'node:path'

/** The element that the preview puts into each page: all else must be what a build gives. */
export const script = /<script type="module" src="\/_assets\/preview-[^>]+><\/script>/

/** Files of the output that readers can ask for. */
const served = /\.(?:html|md)$|^(?:llms|robots)\.txt$|^sitemap\.xml$|^assets\//

/**
 * Asks the preview for everything that a build of the same content has made, and compares.
 *
 * @param built the output folder of a build
 * @returns how many files were compared
 */
export async function compareWithBuild(origin: string, built: string): Promise<number> {
  const all = readdirSync(built, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(built, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  const redirects = JSON.parse(readFileSync(join(`${built}.host`, 'redirects.json'), 'utf8')) as unknown
  const wrong: string[] = []
  let compared = 0
  for (const path of all.filter((one) => served.test(one))) {
    const expected = readFileSync(join(built, path), 'utf8')
    // A stub for hosts that know no redirects: the preview redirects.
    if (/<meta http-equiv="refresh"/.test(expected)) continue
    const url = `/${encodeURI(path.replace(/(?:(?:^|\/)index)?\.html$/, ''))}`
    const { status, body } = await ask(origin + url)
    const text = body.replace(script, '')
    compared++
    if (text !== expected) wrong.push(`${url} (${status}) ${difference(text, expected)}`)
  }
  assert.deepEqual(wrong.slice(0, 5), [], `${wrong.length} of ${compared} differ`)
  assert.ok(redirects !== null)
  return compared
}

export interface Answer {
  readonly status: number
  readonly location: string | null
  readonly body: string
}

/** A connection of its own: one that is kept may have been closed while a build held up this process. */
export function ask(url: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = get(url, { agent: false }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (text) => {
        body += text
      })
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, location: response.headers.location ?? null, body }),
      )
    })
    request.on('error', fail)
  })
}

export function difference(text: string, expected: string): string {
  let at = 0
  while (at < text.length && text[at] === expected[at]) at++
  return `at ${at}: …${text.slice(Math.max(0, at - 40), at + 60)}… instead of …${expected.slice(Math.max(0, at - 40), at + 60)}…`
}
