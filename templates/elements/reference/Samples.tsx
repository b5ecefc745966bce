import type { ReactElement } from 'react'
import type { Operation } from '../../../compiler/openapi/model.ts'
import type { RequestSample } from '../../../compiler/openapi/sample.ts'
import { CodeBlock } from '../CodeBlock.tsx'
import type { ReferenceHelp } from './reference-help.ts'

/**
 * The request as code. `client/code.ts` shows the sample of the chosen language, where there is one; names of properties
 * follow the choice in any case, so every language can be chosen.
 */
export function Samples({
  operation,
  samples,
  help,
}: {
  operation: Operation
  samples: readonly RequestSample[]
  help: ReferenceHelp
}): ReactElement {
  const sample = { slug: operation.anchor, groupType: 'dynamic' }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a figure of several figures
    <div className="code-group ref-samples" role="group" aria-label="Request" data-code-group="">
      <div className="code-group-head">
        <span className="code-group-title">Request</span>
        <label className="code-language needs-script">
          <span className="visually-hidden">Code language</span>
          <select className="code-language-select" autoComplete="off" data-names-language="" defaultValue="curl">
            {help.languages.map((language) => (
              <option key={language}>{language}</option>
            ))}
          </select>
        </label>
      </div>
      {samples.map(({ label, lang, code, placeholders }) => (
        <div className="code-sample" data-language={label} key={`${label} ${code}`}>
          <CodeBlock code={help.code(code, lang)} sample={sample} label={label} />
          {placeholders.length > 0 && (
            <p className="ref-placeholders">
              Put in your own: <code translate="no">{placeholders.join(', ')}</code>
            </p>
          )}
        </div>
      ))}
    </div>
  )
}
