import type { ReactElement, ReactNode } from 'react'
import type { Operation } from '../../../compiler/openapi/operation/operation-model.ts'
import type { RequestSample } from '../../../compiler/openapi/request/sample.ts'
import { CodeBlock, type CodeModel, codeFigure, linesOf, textAsHtml } from '../code/CodeBlock.tsx'
import { CodeChoice, LanguageOptions } from '../code-group/CodeChoice.tsx'
import { isFormat } from '../code-group/format.ts'
import { mark } from '../code-group/mark.ts'
import { filled, type Say, useTexts } from '../texts/texts.ts'
import { TryItButton } from '../try-it/TryItButton.tsx'
import { bodyExamplesHtml } from './examples/BodyExamples.tsx'
import { holeAt, holeHtml } from './kept/holes.ts'
import { type HtmlHelp, keptShell, rare } from './kept/kept-shell.tsx'
import type { ReferenceHelp } from './reference-help.ts'

interface SamplesFacts {
  readonly operation: Operation
  readonly samples: readonly RequestSample[]
  /** The page's own code for it, as the author has written it. */
  readonly fences: readonly CodeModel[]
  /** Addresses to choose between, as they are in the code. */
  readonly servers: readonly string[]
  /** URL of what a reader can try it with, or null. */
  readonly tryIt: string | null
}

/**
 * The request as code. `templates/elements/code-group/code-group.client.ts` shows the sample of the chosen language,
 * where there is one; names of properties follow the choice in any case, so every language can be chosen.
 *
 * @returns the samples with what is below them
 */
export function samplesHtml(of: HtmlHelp, { operation, samples, fences, servers, tryIt }: SamplesFacts): string {
  const { help, say } = of
  const extra = samples.map(({ label }) => label).filter((label) => !help.languages.includes(label))
  const languages = [...help.languages, ...extra]
  const formats = samples.flatMap(({ label, lang }) => (isFormat(lang) ? [label] : []))
  const inside = [
    ...shownSamples(samples, help.commandLine, say).map((one) =>
      sampleHtml(of, one, modelOf(one.sample, fences, help), operation.anchor),
    ),
    operation.body === null ? '' : bodyExamplesHtml(of, operation.body.contents, operation.anchor),
    tryIt === null ? '' : rare(of, <TryItButton plan={tryIt} operation={`${operation.method} ${operation.path}`} />),
  ].join('')
  const frame = () => (
    <SamplesFrame servers={servers} languages={languages} formats={formats}>
      {holeAt(0)}
    </SamplesFrame>
  )
  return keptShell(of, ['samples', servers, languages, formats], frame, { inside: [inside] })
}

interface Shown {
  readonly sample: RequestSample
  readonly language: string
  readonly generated: string | undefined
  readonly label: string
  readonly note: string | null
  readonly placeholders: readonly string[] | null
}

/** The samples, and the request with curl in place of one for the brand's own command. */
function shownSamples(samples: readonly RequestSample[], commandLine: string, say: Say): readonly Shown[] {
  const shown = samples.map((sample): Shown => {
    const { label, source, placeholders } = sample
    const isMade = source === 'generated'
    return {
      sample,
      label,
      language: label,
      generated: isMade ? label : undefined,
      note: null,
      placeholders: isMade || placeholders.length > 0 ? placeholders : null,
    }
  })
  const curl = shown.find(({ label }) => label === 'curl')
  if (curl === undefined || samples.some(({ label }) => label === commandLine)) return shown
  const note = filled(say('There is no sample for {name}. This is the request with curl.'), { name: commandLine })
  return [...shown, { ...curl, language: commandLine, note, placeholders: curl.sample.placeholders }]
}

interface SamplesFrameProps {
  readonly servers: readonly string[]
  readonly languages: readonly string[]
  readonly formats: readonly string[]
  readonly children: ReactNode
}

function SamplesFrame({ servers, languages, formats, children }: SamplesFrameProps): ReactElement {
  const say = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a figure of several figures
    <div className="code-group ref-samples" role="group" aria-label={say('Request')} {...{ [mark]: '' }} data-choice="">
      <div className="code-group-head">
        <span className="code-group-title">{say('Request')}</span>{' '}
        {servers.length > 1 && <ServerChoice servers={servers} />}
        <CodeChoice label={say('Code language')} data-names-language="" defaultValue="curl">
          <LanguageOptions languages={languages} formats={formats} />
        </CodeChoice>
      </div>
      {children}
    </div>
  )
}

function sampleHtml(of: HtmlHelp, shown: Shown, code: CodeModel, id: string): string {
  const { language, generated, label, note, placeholders } = shown
  const isEmpty = placeholders === null ? null : placeholders.length === 0
  const frame = (slug: string) => (
    <div className="code-sample" data-language={language} data-generated={generated}>
      {note !== null && <p className="ref-note">{note}</p>}
      <CodeBlock code={code} sample={{ slug, groupType: 'dynamic' }} label={label} lines={holeHtml} />
      {isEmpty !== null && <Placeholders isEmpty={isEmpty} />}
    </div>
  )
  const key = ['sample', language, generated, label, note, isEmpty, codeFigure(code)]
  const inside = [linesOf(code), ...(placeholders === null ? [] : [namesHtml(placeholders)])]
  return keptShell(of, key, frame, { id, inside })
}

/** An author's fence keeps its marks and its file's name; generated code has its colours already. */
function modelOf({ lang, code, html }: RequestSample, fences: readonly CodeModel[], help: ReferenceHelp): CodeModel {
  const fence = fences.find((one) => one.code === code)
  if (fence !== undefined) return fence
  if (html === undefined) return help.code(code, lang)
  return { label: '', lines: false, wrap: false, role: 'example', annotations: [], lang, language: lang, code, html }
}

/** With a hole for the names: nearly each operation has others. */
function Placeholders({ isEmpty }: { isEmpty: boolean }): ReactElement {
  const say = useTexts()
  return (
    <p className="ref-placeholders" hidden={isEmpty}>
      {`${say('Put in your own:')} `}
      <span translate="no">{holeAt('names')}</span>
    </p>
  )
}

const namesHtml = (names: readonly string[]) => names.map((name) => `<code>${textAsHtml(name)}</code>`).join(', ')

function ServerChoice({ servers }: { servers: readonly string[] }): ReactElement {
  const say = useTexts()
  return (
    <CodeChoice label={say('Server')} data-server="">
      {servers.map((server, index) => (
        <option value={index} key={server}>
          {server.replace(/^https?:\/\//, '')}
        </option>
      ))}
    </CodeChoice>
  )
}
