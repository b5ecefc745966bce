import type { Content, Example } from '../../../compiler/openapi/operation-model.ts'
import { CodeBlock, type CodeModel, codeFigure, linesOf } from '../code/CodeBlock.tsx'
import { ExampleNotes, Examples, ExamplesFrame, ExternalValue, exampleTabs } from './Examples.tsx'
import { exampleTitles } from './example-titles.ts'
import { holeAt, holeHtml, keptShell } from './kept-shell.tsx'
import { type HtmlHelp, rare, tabsHtml, textHtml } from './part-html.tsx'

interface ExamplesFacts {
  /** Prefix of ids. */
  readonly id: string
  /** What the examples are of, for their names: 'Request', 'Response 200'. */
  readonly label: string
  readonly kind: CodeModel['role']
}

/** @returns an example with what is said of it, as `OneExample` shows it */
export function exampleHtml(of: HtmlHelp, example: Example, kind: CodeModel['role'], coloured: boolean): string {
  const { text, language, description, externalValue, source, cut } = example
  const notes = () => <ExampleNotes source={source} cut={cut} />
  return [
    textHtml(of, description),
    externalValue === null ? '' : rare(of, <ExternalValue url={externalValue} />),
    text === '' ? '' : codeHtml(of, { ...of.help.code(text, language, coloured), role: kind }),
    source === 'generated' || cut ? keptShell(of, ['notes', source === 'generated', cut], notes) : '',
  ].join('')
}

function codeHtml(of: HtmlHelp, code: CodeModel): string {
  const frame = () => <CodeBlock code={code} lines={holeHtml} />
  return keptShell(of, ['code', codeFigure(code)], frame, { inside: [linesOf(code)] })
}

/** @returns the examples of a body or response, as `Examples` shows them */
export function examplesHtml(of: HtmlHelp, contents: readonly Content[], { id, label, kind }: ExamplesFacts): string {
  const shown = contents.filter(({ examples }) => examples.length > 0)
  const [only] = shown
  if (shown.length !== 1 || only === undefined || only.omittedExamples.length > 0)
    return rare(of, <Examples contents={contents} id={id} label={label} kind={kind} help={of.help} />)
  const all = only.examples.map((example, index) => exampleHtml(of, example, kind, index === 0))
  const titles = exampleTitles(only.examples, of.say)
  const inside =
    all.length === 1
      ? (all[0] ?? '')
      : tabsHtml(of, {
          ...exampleTabs(id, 1, label, of.say),
          tabs: all.map((html, index) => ({ title: titles[index] ?? '', html })),
        })
  return keptShell(of, ['examples'], () => <ExamplesFrame>{holeAt(0)}</ExamplesFrame>, { inside: [inside] })
}
