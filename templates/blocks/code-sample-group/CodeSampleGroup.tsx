import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { CodeBlock } from '../../elements/code/CodeBlock.tsx'
import { isCode } from '../../elements/code/is-code.ts'
import { sampleLanguage } from '../../elements/code/sample-language.ts'
import { CodeChoice, LanguageOptions } from '../../elements/code-group/CodeChoice.tsx'
import { isFormat } from '../../elements/code-group/format.ts'
import { mark } from '../../elements/code-group/mark.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { PopoverNote } from '../../elements/popover/PopoverNote.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { CodeSampleGroupModel } from './contract.ts'

/**
 * One sample in several languages, all of them under each other until
 * `templates/elements/code-group/code-group.client.ts` shows the chosen one.
 */
export function CodeSampleGroup({ model, parts }: TemplateProps<CodeSampleGroupModel>): ReactElement {
  const say = useTexts()
  const { id, noteId, slug, title, groupType } = model
  const fences = parts.filter(isCode).map(({ model: code }) => code)
  const samples = fences
    .filter(({ role }) => role === 'example')
    .map((code) => ({ code, language: sampleLanguage(code) }))
  const languages = [...new Set(samples.map(({ language }) => language))]
  const formats = samples.flatMap(({ code, language }) => (isFormat(code.language) ? [language] : []))
  const sample = { slug, groupType }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; this is a figure of several figures
    <div
      className="code-group"
      id={id}
      role="group"
      aria-label={title ?? say('Code sample')}
      {...{ [mark]: '' }}
      data-choice={languages.length > 1 ? '' : undefined}
    >
      <div className="code-group-head">
        <a className="code-group-title" href={`#${id}`}>
          {title ?? <span className="visually-hidden">{say('Link to this code sample')}</span>}
          <Icon name="link" size={16} />
        </a>{' '}
        {languages.length > 1 && (
          <CodeChoice label={say('Code language')} data-code-language="">
            <LanguageOptions languages={languages} formats={formats} />
          </CodeChoice>
        )}
      </div>
      {samples.map(({ code, language }) => (
        <div
          className="code-sample"
          data-language={language}
          data-file={code.file === undefined ? undefined : ''}
          key={`${language} ${code.file ?? ''} ${code.code}`}
        >
          <CodeBlock code={code} sample={sample} label={language} />
        </div>
      ))}
      {fences
        .filter(({ role }) => role === 'output')
        .map((code) => (
          <CodeBlock
            code={code}
            sample={sample}
            caption={<OutputName isDynamic={groupType === 'dynamic'} noteId={noteId} />}
            key={code.code}
          />
        ))}
    </div>
  )
}

function OutputName({ isDynamic, noteId }: { isDynamic: boolean; noteId: string }): ReactElement {
  const say = useTexts()
  if (!isDynamic) return <>{say('Output')}</>
  return (
    <>
      <span>{say('Response')}</span>{' '}
      <PopoverNote id={noteId} label={say('About this response')}>
        {say('The response of an SDK may differ from the raw API response that is shown here.')}
      </PopoverNote>
    </>
  )
}
