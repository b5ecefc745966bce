import type { ReactElement } from 'react'
import type { Content, Example } from '../../../../compiler/openapi/operation/operation-model.ts'
import { type Say, useTexts } from '../../texts/texts.ts'
import { Fold } from '../Fold.tsx'
import { holeAt } from '../kept/holes.ts'
import { type HtmlHelp, keptShell } from '../kept/kept-shell.tsx'
import { tabsHtml } from '../kept/part-html.tsx'
import { exampleHtml, moreHtml } from './example-html.tsx'
import { exampleTitles } from './example-titles.ts'

interface Shown {
  readonly title: string
  /** Index of the media type that the example is of. */
  readonly body: number
  /** Null for a file. */
  readonly example: Example | null
}

/**
 * The bodies that can be sent. A single one is folded away, because the request above shows it; of several one is
 * chosen, and the request follows (`request.client.ts`).
 *
 * @param id prefix of ids
 */
export function bodyExamplesHtml(of: HtmlHelp, contents: readonly Content[], id: string): string {
  const { say } = of
  const shown = shownOf(contents, say)
  const omitted = contents.flatMap(({ omittedExamples }) => omittedExamples)
  const [only] = shown
  if (only === undefined) return ''
  const inside =
    shown.length === 1
      ? keptShell(of, ['folded body'], () => <Fold title={say('example body')}>{holeAt(0)}</Fold>, {
          inside: [exampleBodyHtml(of, only, true)],
        })
      : tabsHtml(of, {
          id: `${id}-body-example`,
          label: say('Request examples'),
          synced: false,
          tabs: shown.map((one, index) => ({ title: one.title, html: exampleBodyHtml(of, one, index === 0) })),
        })
  return keptShell(of, ['bodies'], () => <div className="ref-bodies">{holeAt(0)}</div>, {
    inside: [inside + moreHtml(of, omitted)],
  })
}

function shownOf(contents: readonly Content[], say: Say): readonly Shown[] {
  return contents.flatMap(({ encodingType, isFile, examples }, body): readonly Shown[] => {
    // A file has no example, but can be chosen where there are other bodies.
    if (isFile && examples.length === 0 && contents.length > 1) return [{ title: encodingType, body, example: null }]
    const titles = exampleTitles(examples, say)
    return examples.map((example, index): Shown => {
      const own = titles[index] ?? ''
      const title = contents.length === 1 ? own : examples.length === 1 ? encodingType : `${encodingType}: ${own}`
      return { title, body, example }
    })
  })
}

function exampleBodyHtml(of: HtmlHelp, { body, example }: Shown, coloured: boolean): string {
  const isWhole = example !== null && !example.cut && example.externalValue === null && example.text !== ''
  const form = isWhole ? example.language : 'none'
  // Its text is no JSON, and tells nobody what a field holds: what writes the samples again reads this.
  const value =
    isWhole && form === 'text' && typeof example.value === 'object' ? JSON.stringify(example.value) : undefined
  // Code is shown without the line ends after it, which some servers ask for.
  const end = value === undefined && form === 'text' ? /(?<!\n)\n+$/.exec(example?.text ?? '')?.[0] : undefined
  const inside =
    example === null ? keptShell(of, ['file'], () => <File />) : exampleHtml(of, example, 'example', coloured)
  const frame = () => (
    <div data-body-example={body} data-form={form} data-value={value} data-end={end}>
      {holeAt(0)}
    </div>
  )
  return keptShell(of, ['example body', body, form, value, end], frame, { inside: [inside] })
}

function File(): ReactElement {
  return <p className="ref-elsewhere">{useTexts()('File')}</p>
}
