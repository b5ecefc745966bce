import type { ReactElement } from 'react'
import { dataHtml, onlyParagraph } from './data-html.ts'
import { useTexts } from './texts/texts.ts'

interface DataTextProps {
  /** What `html` of a block's model input has made of Markdown that is in data. */
  readonly html: string
  /** It is in a line of text or in a cell: a single paragraph shows without its frame. */
  readonly inline?: boolean
}

/** A text of a data file. It is safe: `html` lets only the allow-list through. */
export function DataText({ html, inline = false }: DataTextProps): ReactElement {
  const say = useTexts()
  const shown = dataHtml(html, say)
  const single = inline ? onlyParagraph(shown) : null
  if (single !== null) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
    return <span dangerouslySetInnerHTML={{ __html: single }} />
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <div className="data-text flow" dangerouslySetInnerHTML={{ __html: shown }} />
}
