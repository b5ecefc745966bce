import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { DataText } from '../../elements/DataText.tsx'
import { sayLabel, useTexts } from '../../elements/texts/texts.ts'
import type { AiLabelModel, LabelGroup, LabelRow } from './contract.ts'

/** The label's groups, each a list of titles and answers; nothing where there is no label to show. */
export function AiLabel({ model }: TemplateProps<AiLabelModel | null>): ReactElement | null {
  const say = useTexts()
  if (model === null) return null
  const { id, name, groups } = model
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="ai-label" role="group" aria-labelledby={id}>
      <p className="ai-label-title" id={id}>
        {say('AI Nutrition Facts')}
      </p>
      <p className="ai-label-name">{name}</p>
      {groups.map((group) => (
        <Group group={group} key={group.title} />
      ))}
    </div>
  )
}

function Group({ group: { kind, title, rows } }: { group: LabelGroup }): ReactElement {
  const say = useTexts()
  return (
    <>
      {kind !== 'plain' && <p className={`ai-label-${kind}`}>{sayLabel(say, title)}</p>}
      <dl className={`ai-label-rows ai-label-rows-${kind}`}>
        {rows.map((row) => (
          <Row row={row} key={row.title} />
        ))}
      </dl>
    </>
  )
}

/** A short answer is beside its title, a long one below it. */
function Row({ row: { title, answer, comments, isLong } }: { row: LabelRow }): ReactElement {
  const say = useTexts()
  return (
    <div className={isLong ? 'ai-label-row ai-label-row-long' : 'ai-label-row'}>
      <dt>{sayLabel(say, title)}</dt>
      <dd>{typeof answer === 'string' ? sayLabel(say, answer) : <DataText html={answer.html} inline />}</dd>
      {comments.map(({ html }) => (
        <dd className="ai-label-comment" key={html}>
          <DataText html={html} inline />
        </dd>
      ))}
    </div>
  )
}
