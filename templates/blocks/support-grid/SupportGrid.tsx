import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { PopoverNote } from '../../elements/popover/PopoverNote.tsx'
import { filled, sayLabel, useTexts } from '../../elements/texts/texts.ts'
import type { SupportGridModel } from './contract.ts'

/** All kinds of support; the library's own one is marked, and explained where there is a note. */
export function SupportGrid({ model: { types, current } }: TemplateProps<SupportGridModel>): ReactElement {
  const say = useTexts()
  return (
    <ul className="support-grid" aria-label={say('Library support')}>
      {types.map(({ type, name, isCurrent }) => (
        <li
          className={isCurrent ? 'support-type support-type-current' : 'support-type'}
          aria-current={isCurrent ? 'true' : undefined}
          key={type}
        >
          <Icon name={isCurrent ? 'check' : 'x'} size={16} />
          <span>
            {sayLabel(say, name)}
            {!isCurrent && <span className="visually-hidden"> {say('(not this library)')}</span>}
          </span>
          {isCurrent && current.note !== '' && (
            <PopoverNote id={current.noteId} label={filled(say('What {name} means'), { name: sayLabel(say, name) })}>
              {sayLabel(say, current.note)}
            </PopoverNote>
          )}
        </li>
      ))}
    </ul>
  )
}
