import type { ReactElement, ReactNode } from 'react'
import type { Example } from '../../../../compiler/openapi/operation/operation-model.ts'
import { Link } from '../../link/Link.tsx'
import { filled, type Say, useTexts } from '../../texts/texts.ts'
import { isWebAddress } from '../web-address.ts'

/** What is around the examples of a media type. */
export function ExamplesFrame({ children }: { children: ReactNode }): ReactElement {
  return <div className="ref-examples">{children}</div>
}

/** The media type, where there are several. */
export function ExamplesType({ encodingType }: { encodingType: string }): ReactElement {
  return <p className="ref-encoding">{encodingType}</p>
}

/** @returns how several examples are chosen from */
export function exampleTabs(id: string, number: number, label: string, say: Say) {
  return {
    id: `${id}-example-${number}`,
    label: filled(say('{name} examples'), { name: label }),
    synced: false,
  }
}

/** Where an example lies that is not in the specification. */
export function ExternalValue({ url }: { url: string }): ReactElement {
  return (
    <p className="ref-elsewhere">
      {isWebAddress(url) ? (
        <Link href={url} external={true}>
          {url}
        </Link>
      ) : (
        <code translate="no">{url}</code>
      )}
    </p>
  )
}

/** Of an example without a text, such as that of a form without fields: else a choice of it would show nothing. */
export function EmptyExample(): ReactElement {
  return <p className="ref-elsewhere">{useTexts()('Empty.')}</p>
}

/** Where an example comes from, and whether all of it is there. */
export function ExampleNotes({ source, cut }: Pick<Example, 'source' | 'cut'>): ReactElement {
  const say = useTexts()
  return (
    <>
      {source === 'generated' && <p className="ref-elsewhere">{say('Made from the schema.')}</p>}
      {cut && <p className="ref-elsewhere">{say('Cut: the specification has all of it.')}</p>}
    </>
  )
}

/** Examples that there was no room for. */
export function MoreExamples({ names }: { names: readonly string[] }): ReactElement {
  return <p className="ref-elsewhere">{`${useTexts()('More in the specification:')} ${names.join(', ')}`}</p>
}
