import { Fragment, type ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { breakable } from '../../elements/breakable.tsx'
import { dataHtml } from '../../elements/data-html.ts'
import { DataPieces } from '../../elements/data-pieces/DataPieces.tsx'
import { Heading } from '../../elements/heading/Heading.tsx'
import { MethodBadge } from '../../elements/reference/MethodBadge.tsx'
import { Address } from '../../elements/reference/Text.tsx'
import { Spaced } from '../../elements/spaced/Spaced.tsx'
import { useTexts } from '../../elements/texts/texts.ts'
import type { IndexedOperation, IndexedTag, OperationIndexModel } from './contract.ts'

/** The files of a description, its tags, and its schemas. A tag without a page of its own lists its operations here. */
export function OperationIndex({ model }: TemplateProps<OperationIndexModel | null>): ReactElement | null {
  const say = useTexts()
  if (model === null) return null
  const { description, about, files, tags, schemas, schemasId, operationsId } = model
  const own = tags.filter(({ href }) => href !== null)
  return (
    <div className="operation-index flow">
      {description !== null && <DataPieces pieces={description.pieces} />}
      {operationsId !== '' && (
        <Heading depth={2} id={operationsId}>
          {say('Operations')}
        </Heading>
      )}
      {(files.length > 0 || about !== null) && (
        <div className="operation-index-files">
          {files.length > 0 && (
            <p>
              {say('OpenAPI description:')}
              {files.map(({ name, href }, index) => (
                <Fragment key={name}>
                  {index === 0 ? ' ' : ' · '}
                  <a href={href}>{name}</a>
                </Fragment>
              ))}
            </p>
          )}
          {about !== null && <Words html={about.html} />}
        </div>
      )}
      {own.length > 0 && (
        <ul className="operation-index-tags">
          {own.map(({ title, href, count }) => (
            <li key={href}>
              <a href={href ?? ''}>{breakable(title)}</a> <span className="operation-index-count">{count}</span>
            </li>
          ))}
        </ul>
      )}
      {tags.map(
        (tag) => tag.href === null && <Tag tag={tag} isAlone={operationsId === '' || tag.title === ''} key={tag.id} />,
      )}
      {schemas.length > 0 && (
        <>
          <Heading depth={2} id={schemasId}>
            {say('Schemas')}
          </Heading>
          <ul className="operation-index-tags">
            {schemas.map(({ name, href }) => (
              <li key={href}>
                <a href={href}>{breakable(name)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

function Tag({ tag, isAlone }: { tag: IndexedTag; isAlone: boolean }): ReactElement {
  const { id, title, html, operations } = tag
  return (
    <div className="operation-index-tag">
      {!isAlone && (
        <Heading depth={3} id={id}>
          {breakable(title)}
        </Heading>
      )}
      {html !== '' && <Words html={html} flows />}
      <ul className="operation-index-list" id={isAlone ? id : undefined}>
        {operations.map((operation) => (
          <Row operation={operation} key={operation.href} />
        ))}
      </ul>
    </div>
  )
}

/** Words of the specification. With `flows` they are set as text, else line by line. */
function Words({ html, flows = false }: { html: string; flows?: boolean }): ReactElement {
  const inside = dataHtml(html, useTexts())
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` lets only the allow-list through
  return <div className={flows ? 'flow' : undefined} dangerouslySetInnerHTML={{ __html: inside }} />
}

function Row({ operation }: { operation: IndexedOperation }): ReactElement {
  const say = useTexts()
  const { title, kind, method, path, href, deprecated } = operation
  return (
    <li data-deprecated={deprecated ? '' : undefined}>
      <Spaced>
        <MethodBadge method={method} />
        <a href={href}>{title}</a>
        {deprecated && <span className="operation-index-note">{say('deprecated')}</span>}
        {kind === 'webhook' && <span className="operation-index-kind">{say('webhook')}</span>}
        <Address text={path} />
      </Spaced>
    </li>
  )
}
