import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { LevelBadge } from '../../elements/badge/LevelBadge.tsx'
import { DataText } from '../../elements/DataText.tsx'
import { DataPieces } from '../../elements/data-pieces/DataPieces.tsx'
import { Heading } from '../../elements/heading/Heading.tsx'
import { Section, sectionId } from '../../elements/heading/Section.tsx'
import { longDate } from '../../elements/long-date.ts'
import type { TextKey } from '../../elements/texts/keys.ts'
import { useTexts } from '../../elements/texts/texts.ts'
import type { ErrorRecordModel } from './contract.ts'

/** All that is known of an error. Its title is left out where the page has it. */
export function ErrorRecord({ model }: TemplateProps<ErrorRecordModel | null>): ReactElement | null {
  if (model === null) return null
  const { lead, description, sections, depth } = model
  return (
    <>
      {!model.isTitled && (
        <p className="error-record-title">
          <a href={model.href}>{model.code}</a> {model.message}
        </p>
      )}
      {lead !== null && (
        <div className="error-record-lead">
          <DataPieces pieces={lead.pieces} inline />
        </div>
      )}
      <Facts model={model} />
      {description !== null && <DataPieces pieces={description.pieces} />}
      {sections.map(({ id, title, pieces }) => {
        // What a part begins with is in the section of its heading.
        const [first, ...rest] = pieces
        const begins = first?.heading === null
        return (
          <Fragment key={id}>
            <Section id={sectionId(id)} feedback={depth === 2}>
              <Heading depth={depth} id={id}>
                {title}
              </Heading>
              {begins && <DataText html={first.html} />}
            </Section>
            <DataPieces pieces={begins ? rest : pieces} />
          </Fragment>
        )
      })}
    </>
  )
}

function Facts({ model: { level, type, product, created, updated } }: { model: ErrorRecordModel }): ReactElement {
  return (
    <dl className="error-record-facts">
      <Fact name="Log level">
        <LevelBadge level={level} />
      </Fact>
      {type !== null && type !== '' && <Fact name="Type">{type}</Fact>}
      {product !== null && (
        <Fact name="Product">
          <a href={product.href}>{product.name}</a>
        </Fact>
      )}
      <DayFact name="Created" date={created} />
      <DayFact name="Last updated" date={updated} />
    </dl>
  )
}

/** Machines get the day that is shown: records have times that HTML does not know, with six digits of a second. */
function DayFact({ name, date }: { name: TextKey; date: string | null }): ReactElement | null {
  const { lang } = useTexts()
  if (date === null || date === '') return null
  const shown = longDate(date, lang)
  return <Fact name={name}>{shown === date ? date : <time dateTime={date.slice(0, 10)}>{shown}</time>}</Fact>
}

function Fact({ name, children }: { name: TextKey; children: ReactNode }): ReactElement {
  const say = useTexts()
  return (
    <div>
      <dt>{say(name)}</dt>
      <dd>{children}</dd>
    </div>
  )
}
