import { colourLines, plainLines } from './colour.ts'
import { csharpCode } from './csharp.ts'
import { curlCode } from './curl.ts'
import { goCode } from './go.ts'
import { javaCode } from './java.ts'
import { nodeCode } from './node.ts'
import { phpCode } from './php.ts'
import { placeholder, showPlaceholders } from './placeholder.ts'
import { pythonCode } from './python.ts'
import type { HttpRequest, RequestBody } from './request.ts'
import { rubyCode } from './ruby.ts'
import { asWritten } from './written-numbers.ts'

/** Code that makes a request, in one language. */
export interface RequestCode {
  /** The product's name for the language. */
  readonly label: string
  /** The fence's language. */
  readonly lang: string
  readonly code: string
  /** One string of safe HTML for each line. */
  readonly html: readonly string[]
  /** Texts such as `<AccountSid>` in the code that a reader has to put a value of their own for. */
  readonly placeholders: readonly string[]
}

interface Language {
  readonly label: string
  readonly lang: string
  readonly write: (request: HttpRequest) => string
}

/** In the order in which readers choose. */
const languages: readonly Language[] = [
  { label: 'curl', lang: 'bash', write: curlCode },
  { label: 'Node.js', lang: 'javascript', write: nodeCode },
  { label: 'Python', lang: 'python', write: pythonCode },
  { label: 'Java', lang: 'java', write: javaCode },
  { label: 'C#', lang: 'csharp', write: csharpCode },
  { label: 'Go', lang: 'go', write: goCode },
  { label: 'PHP', lang: 'php', write: phpCode },
  { label: 'Ruby', lang: 'ruby', write: rubyCode },
]

/** In UTF-16 units. Eight times a longer body would be most of a page: all but the command take it from a file. */
const longestText = 3000

/** In UTF-16 units, of all languages together. Colours are elements: beyond this only the command has them. */
const maxColoured = 14_000

/**
 * @param longest bodies that are longer (in UTF-16 units) come from a file
 * @returns the request in every language, but those that `without` names by their labels
 */
export function codeOf(
  request: HttpRequest,
  without: ReadonlySet<string> = new Set(),
  longest = longestText,
): readonly RequestCode[] {
  const { body } = request
  const inFile: HttpRequest = { ...request, body: body === null ? null : shorter(body, longest) }
  const written = languages
    .filter(({ label }) => !without.has(label))
    .map(({ label, lang, write }) => ({
      label,
      lang,
      ...showPlaceholders(asWritten(write(lang === 'bash' ? request : inFile), request.numbers)),
    }))
  const isMuch = written.reduce((sum, { text }) => sum + text.length, 0) > maxColoured
  return written.map(({ label, lang, text, placeholders }) => {
    const html = isMuch && lang !== 'bash' ? plainLines(text) : colourLines(text, lang)
    return { label, lang, code: text, html, placeholders }
  })
}

function shorter(body: RequestBody, longest: number): RequestBody {
  const isLong = (body.kind === 'json' || body.kind === 'text') && body.text.length > longest
  return isLong ? { kind: 'file', type: body.type, file: placeholder('file') } : body
}
