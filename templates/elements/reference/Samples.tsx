import type { ReactElement } from 'react'
import type { Operation } from '../../../compiler/openapi/operation-model.ts'
import type { RequestSample } from '../../../compiler/openapi/sample.ts'
import { CodeBlock, type CodeModel } from '../code/CodeBlock.tsx'
import { mark } from '../code-group/mark.ts'
import { filled, useTexts } from '../texts/texts.ts'
import { TryItButton } from '../try-it/TryItButton.tsx'
import { BodyExamples } from './BodyExamples.tsx'
import type { ReferenceHelp } from './reference-help.ts'

interface SamplesProps {
  readonly operation: Operation
  readonly samples: readonly RequestSample[]
  /** The page's own code for it, as the author has written it. */
  readonly fences: readonly CodeModel[]
  /** Addresses to choose between, as they are in the code. */
  readonly servers: readonly string[]
  readonly help: ReferenceHelp
  /** URL of what a reader can try it with, or null. */
  readonly tryIt: string | null
}

/**
 * The request as code. `templates/elements/code-group/code-group.client.ts` shows the sample of the chosen language, where there is one; names of properties
 * follow the choice in any case, so every language can be chosen.
 */
export function Samples({ operation, samples, fences, servers, help, tryIt }: SamplesProps): ReactElement {
  const say = useTexts()
  const sample = { slug: operation.anchor, groupType: 'dynamic' }
  const { commandLine } = help
  const curl = samples.find(({ label }) => label === 'curl')
  const standIn = samples.some(({ label }) => label === commandLine) || curl === undefined ? [] : [curl]
  const extra = samples.map(({ label }) => label).filter((label) => !help.languages.includes(label))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a figure of several figures
    <div className="code-group ref-samples" role="group" aria-label={say('Request')} {...{ [mark]: '' }} data-choice="">
      <div className="code-group-head">
        <span className="code-group-title">{say('Request')}</span>
        {servers.length > 1 && <ServerChoice servers={servers} />}
        <label className="code-language needs-script">
          <span className="visually-hidden">{say('Code language')}</span>
          <select className="code-language-select" autoComplete="off" data-names-language="" defaultValue="curl">
            {[...help.languages, ...extra].map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        </label>
      </div>
      {samples.map(({ label, lang, code, html, source, placeholders }) => (
        <div
          className="code-sample"
          data-language={label}
          data-generated={source === 'generated' ? label : undefined}
          key={label}
        >
          <CodeBlock
            kept={help.kept}
            code={modelOf({ lang, code, html, fences, help })}
            sample={sample}
            label={label}
          />
          {(source === 'generated' || placeholders.length > 0) && <Placeholders names={placeholders} />}
        </div>
      ))}
      {standIn.map(({ lang, code, html, source, placeholders }) => (
        <div
          className="code-sample"
          data-language={commandLine}
          data-generated={source === 'generated' ? 'curl' : undefined}
          key="command line"
        >
          <p className="ref-note">
            {filled(say('There is no sample for {name}. This is the request with curl.'), { name: commandLine })}
          </p>
          <CodeBlock kept={help.kept} code={modelOf({ lang, code, html, fences, help })} sample={sample} label="curl" />
          <Placeholders names={placeholders} />
        </div>
      ))}
      {operation.body !== null && <BodyExamples contents={operation.body.contents} id={operation.anchor} help={help} />}
      {tryIt !== null && <TryItButton plan={tryIt} operation={`${operation.method} ${operation.path}`} />}
    </div>
  )
}

type ModelInput = Pick<RequestSample, 'lang' | 'code' | 'html'> & Pick<SamplesProps, 'fences' | 'help'>

/** An author's fence keeps its marks and its file's name; generated code has its colours already. */
function modelOf({ lang, code, html, fences, help }: ModelInput): CodeModel {
  const fence = fences.find((one) => one.code === code)
  if (fence !== undefined) return fence
  if (html === undefined) return help.code(code, lang)
  return { label: '', lines: false, wrap: false, role: 'example', annotations: [], lang, language: lang, code, html }
}

function Placeholders({ names }: { names: readonly string[] }): ReactElement {
  const say = useTexts()
  return (
    <p className="ref-placeholders" hidden={names.length === 0}>
      {`${say('Put in your own:')} `}
      <code translate="no">{names.join(', ')}</code>
    </p>
  )
}

function ServerChoice({ servers }: { servers: readonly string[] }): ReactElement {
  const say = useTexts()
  return (
    <label className="code-language needs-script">
      <span className="visually-hidden">{say('Server')}</span>
      <select className="code-language-select" autoComplete="off" data-server="">
        {servers.map((server, index) => (
          <option value={index} key={server}>
            {server.replace(/^https?:\/\//, '')}
          </option>
        ))}
      </select>
    </label>
  )
}
