import type { ReactElement } from 'react'
import { withBreaks } from '../breakable.tsx'
import { dataHtml, onlyParagraph } from '../data-html.ts'
import { useTexts } from '../texts/texts.ts'
import { isMarkedUp } from './plain-sentence.ts'
import type { ReferenceHelp } from './reference-help.ts'

interface TextProps {
  readonly markdown: string | null
  /** The level of the heading above, where that is not one of a part of an operation. */
  readonly above?: number
  /** It is in a line of text: a single paragraph shows without its frame. */
  readonly inline?: boolean
  readonly help: ReferenceHelp
}

/** A description of a specification. */
export function Text({ markdown, above, inline = false, help }: TextProps): ReactElement | null {
  const say = useTexts()
  if (markdown === null) return null
  const html = dataHtml(help.html(markdown, above), say)
  const single = inline ? onlyParagraph(html) : null
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see below
  if (single !== null) return <span className="ref-text" dangerouslySetInnerHTML={{ __html: single }} />
  // biome-ignore lint/security/noDangerouslySetInnerHtml: `html` lets only the allow-list through
  return <div className="ref-text flow" dangerouslySetInnerHTML={{ __html: html }} />
}

/** What an operation is for, in a line; some specifications have all of it there. */
export function Summary({ markdown, ...rest }: TextProps): ReactElement {
  if (markdown === null || isMarkedUp(markdown)) return <Text markdown={markdown} {...rest} />
  return <p className="ref-summary">{markdown}</p>
}

/** A property's name, which the island writes as the chosen language would. */
export function Name({ name }: { name: string }): ReactElement {
  return (
    <code className="ref-name" translate="no" data-name="">
      {name}
    </code>
  )
}

/** A path or an address. Breaks come before a slash or a dot, so that a long one can be read on a phone. */
export function Address({ text, className }: { text: string; className?: string }): ReactElement {
  return (
    <code className={className} translate="no">
      {withBreaks(text.split(/(?<=[^/:])(?=[/.])/))}
    </code>
  )
}
