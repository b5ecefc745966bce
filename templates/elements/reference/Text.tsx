import type { ReactElement } from 'react'
import { scrollingTables } from '../table/scrolling-tables.ts'
import { useTexts } from '../texts/texts.ts'
import type { ReferenceHelp } from './reference-help.ts'

/** A description of a specification. */
export function Text({ markdown, help }: { markdown: string | null; help: ReferenceHelp }): ReactElement | null {
  const say = useTexts()
  if (markdown === null) return null
  const html = scrollingTables(help.html(markdown), say)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` lets only the allow-list through
  return <div className="ref-text flow" dangerouslySetInnerHTML={{ __html: html }} />
}

/** A property's name, which the island writes as the chosen language would. */
export function Name({ name }: { name: string }): ReactElement {
  return (
    <code className="ref-name" translate="no" data-name="">
      {name}
    </code>
  )
}
