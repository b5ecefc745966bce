import { Fragment, type ReactElement, type ReactNode } from 'react'
import type { PropertyTag, SchemaNode } from '../../../../compiler/openapi/schema/schema-model.ts'
import { PopoverNote } from '../../popover/PopoverNote.tsx'
import { filled, placed, sayLabel, useTexts } from '../../texts/texts.ts'
import type { ReferenceHelp } from '../reference-help.ts'
import { piiText, tagText } from './spoken-names.ts'

/** What is after a property's type: its tags and its PII badge. */
export function PropertyTags({ node, help }: { node: SchemaNode; help: ReferenceHelp }): ReactElement {
  const say = useTexts()
  const { tags, pii, anchor } = node
  return (
    <>
      {tags.map((tag) => (
        <Fragment key={tag.label}>
          {' '}
          <span className={`ref-tag ref-tag-${tag.kind}`}>
            <TagName tag={tag} />
            {tag.hint !== null && (
              // A property inside may have the name of the tag; no name of one holds a dot.
              <PopoverNote
                id={`${anchor}.${tag.kind}`}
                label={filled(say('About ‘{name}’'), { name: tagText(tag, say) })}
              >
                {sayLabel(say, tag.hint)}
              </PopoverNote>
            )}
          </span>
        </Fragment>
      ))}
      {pii !== null && (
        <>
          {' '}
          <a
            className={pii.present ? 'badge badge-warning' : 'badge'}
            href={pii.present ? help.piiHref.present : help.piiHref.absent}
          >
            {piiText(pii, say)}
          </a>
        </>
      )}
    </>
  )
}

/** Beside a note the name is an element of its own, so that whoever looks for the word finds it alone. */
function TagName({ tag }: { tag: PropertyTag }): ReactNode {
  const say = useTexts()
  if (tag.kind === 'conditional') return <Condition names={tag.names} />
  const name = tagText(tag, say)
  return tag.hint === null ? name : <span>{name}</span>
}

/** The same words as the tag's label, with names that follow the chosen language. */
function Condition({ names }: Pick<PropertyTag, 'names'>): ReactElement {
  const say = useTexts()
  const last = names.length - 1
  const list = names.map((name, index) => (
    <Fragment key={name}>
      {index === 0 ? '' : index === last ? ` ${say('or')} ` : ', '}
      <span translate="no" data-name="">
        {name}
      </span>
    </Fragment>
  ))
  return <>{placed(say('required if {names} is not passed'), { names: list })}</>
}
