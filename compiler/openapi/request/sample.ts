import { narrow } from '../../formats/narrow.ts'
import { codeOf, type RequestCode } from '../../formats/request/code.ts'
import { type HttpRequest, requestOf } from '../../formats/request/request.ts'
import type { Operation, WrittenSample } from '../operation/operation-model.ts'
import { planOf, sentBody } from './request-plan.ts'

/** Code that makes the request. */
export interface RequestSample {
  /** The language label: one of the product's code languages where it is one. */
  readonly label: string
  /** The fence's language, for highlighting. */
  readonly lang: string
  readonly code: string
  /** Of generated code: one string of safe HTML for each line. */
  readonly html?: readonly string[]
  /** `generated` from the operation, or as the `specification` or the page has it. */
  readonly source: 'generated' | 'specification' | 'page'
  /** Texts such as `<AccountSid>` in the code that a reader has to put a value of their own for. */
  readonly placeholders: readonly string[]
}

/**
 * The samples of an operation: those of the page, then those that the specification brings, then one made in each language
 * that none of them is in. A webhook or callback is called by the provider, so nothing is made up for it.
 *
 * @param written what the page has
 */
export function samplesFor(operation: Operation, written: readonly WrittenSample[] = []): readonly RequestSample[] {
  const own = named([
    ...written.map((sample) => ({ ...sample, source: 'page' as const })),
    ...operation.samples.map((sample) => ({ ...sample, source: 'specification' as const })),
  ])
  const request = operation.kind === 'operation' ? defaultRequest(operation) : null
  if (request === null) return own
  const taken = new Set(own.map(({ label }) => label))
  return [...own, ...codeOf(request, taken).map(generated)]
}

/** The marks of placeholders have left two bytes a sign: so would all of the page that shows the code. */
function generated({ label, lang, code, html, placeholders }: RequestCode): RequestSample {
  return {
    source: 'generated',
    label,
    lang,
    code: narrow(code),
    html: narrow(html.join('\n')).split('\n'),
    placeholders: placeholders.map(narrow),
  }
}

/** @returns the request of an operation's first server and example; null when no server is an HTTP address */
function defaultRequest(operation: Operation): HttpRequest | null {
  const plan = planOf(operation)
  const content = operation.body?.contents[0]
  const value = content === undefined ? undefined : sentBody(content)
  return plan === null ? null : requestOf(plan, { server: 0, body: 0, value })
}

/**
 * Gives samples the names that readers choose by: the first of a language has the language's, whatever its label, because a
 * label is often a sentence; others keep their labels. A label that is taken is one too many.
 */
function named(given: readonly (WrittenSample & Pick<RequestSample, 'source'>)[]): readonly RequestSample[] {
  const taken = new Set<string>()
  return given.flatMap(({ lang, label, code, source }) => {
    const known = labelOf(lang)
    const language = known.isShell ? (/^\s*(?:\$ )?curl\s/.test(code) ? 'curl' : null) : known.label
    const own = label === '' || label === lang ? known.label : label
    const name = [known.isChosen || known.isShell ? language : null, own].find((one) => one !== null && !taken.has(one))
    if (name === undefined || name === null) return []
    taken.add(name)
    return [{ label: name, lang: known.lang, code, source, placeholders: [] }]
  })
}

/** Names of sample languages in specifications, by the product's labels and by the fence's language. */
const languages: readonly (readonly [pattern: RegExp, label: string, lang: string])[] = [
  [/^(?:curl|shell ?\+ ?curl)$/i, 'curl', 'bash'],
  [/^(?:node(?:\.?js)?|javascript|js|typescript|ts)$/i, 'Node.js', 'javascript'],
  [/^(?:c#|csharp|dotnet|\.net)$/i, 'C#', 'csharp'],
  [/^python3?$/i, 'Python', 'python'],
  [/^ruby$/i, 'Ruby', 'ruby'],
  [/^go(?:lang)?$/i, 'Go', 'go'],
  [/^java$/i, 'Java', 'java'],
  [/^php$/i, 'PHP', 'php'],
  [/^(?:bash|sh)$/i, 'Bash', 'bash'],
  [/^shell$/i, 'Shell', 'shell'],
]

interface KnownLanguage {
  readonly label: string
  readonly lang: string
  /** Readers choose it by its own name. */
  readonly isChosen: boolean
  readonly isShell: boolean
}

function labelOf(lang: string): KnownLanguage {
  const known = languages.find(([pattern]) => pattern.test(lang.trim()))
  if (known === undefined) return { label: lang, lang: lang.toLowerCase(), isChosen: false, isShell: false }
  const isShell = known[1] === 'Bash' || known[1] === 'Shell'
  return { label: known[1], lang: known[2], isChosen: !isShell, isShell }
}
