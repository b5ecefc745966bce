import type { ReactElement, ReactNode } from 'react'
import { Badge } from '../badge/Badge.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Link } from '../link/Link.tsx'
import type { Leads } from '../platform-links.ts'
import { useTexts } from '../texts/texts.ts'

interface InfoBoxProps {
  /** The id of the title, unique in the page. */
  readonly id: string
  readonly title: string
  /** What it is about is in public beta. */
  readonly beta: boolean
  readonly children: ReactNode
}

/** Facts about one thing of a catalogue, beside the text of its page. */
export function InfoBox({ id, title, beta, children }: InfoBoxProps): ReactElement {
  const say = useTexts()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls
    <div className="info-box" role="group" aria-labelledby={id}>
      <p className="info-box-title">
        <Icon name="info" size={16} />
        <span id={id}>{title}</span> {beta && <Badge kind="beta">{say('Beta')}</Badge>}
      </p>
      {children}
    </div>
  )
}

/** A sentence of an info box: text, strong names, and links, in the order in which they are read. */
export type SentencePart = string | { readonly strong: string } | ({ readonly link: string } & Leads)

/** The sentences as a list; nothing for none. */
export function Sentences({ sentences }: { sentences: readonly (readonly SentencePart[])[] }): ReactElement | null {
  if (sentences.length === 0) return null
  return (
    <ul className="info-box-sentences">
      {sentences.map((parts) => (
        <li key={sentenceText(parts)}>{parts.map(showPart)}</li>
      ))}
    </ul>
  )
}

function showPart(part: SentencePart, index: number): ReactNode {
  if (typeof part === 'string') return part
  if ('strong' in part) return <strong key={index}>{part.strong}</strong>
  if (part.href === '') return part.link
  return (
    <Link href={part.href} external={part.external} key={index}>
      {part.link}
    </Link>
  )
}

const sentenceText = (parts: readonly SentencePart[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.link)).join('')
