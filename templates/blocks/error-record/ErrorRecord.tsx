import type { ReactElement, ReactNode } from 'react'
import type { TemplateProps } from '../../../compiler/block.ts'
import { DataText } from '../../elements/DataText.tsx'
import { Heading } from '../../elements/Heading.tsx'
import { LevelBadge } from '../../elements/LevelBadge.tsx'
import { Section } from '../../elements/Section.tsx'
import type { ErrorRecordModel } from './contract.ts'
import { longDate } from './long-date.ts'

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
          <DataText html={lead.html} inline />
        </div>
      )}
      <Facts model={model} />
      {description !== null && <DataText html={description.html} />}
      {sections.map(({ id, title, html }) => (
        <Section id={`${id}-section-indexable`} key={id}>
          <Heading depth={depth} id={id}>
            {title}
          </Heading>
          <DataText html={html} />
        </Section>
      ))}
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
      {created !== null && created !== '' && (
        <Fact name="Created">
          <time dateTime={created}>{longDate(created)}</time>
        </Fact>
      )}
      {updated !== null && updated !== '' && (
        <Fact name="Last updated">
          <time dateTime={updated}>{longDate(updated)}</time>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
