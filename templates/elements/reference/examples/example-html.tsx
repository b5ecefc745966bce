import type { Content, Example } from '../../../../compiler/openapi/operation/operation-model.ts'
import { CodeBlock, type CodeModel, codeFigure, linesOf } from '../../code/CodeBlock.tsx'
import { holeAt, holeHtml } from '../kept/holes.ts'
import { type HtmlHelp, keptShell, rare } from '../kept/kept-shell.tsx'
import { tabsHtml, textHtml } from '../kept/part-html.tsx'
import {
  EmptyExample,
  ExampleNotes,
  ExamplesFrame,
  ExamplesType,
  ExternalValue,
  exampleTabs,
  MoreExamples,
} from './Examples.tsx'
import { exampleTitles } from './example-titles.ts'

interface ExamplesFacts {
  /** Prefix of ids. */
  readonly id: string
  /** What the examples are of, for their names: 'Request', 'Response 200'. */
  readonly label: string
  readonly kind: CodeModel['role']
}

/** @returns an example with what is said of it */
export function exampleHtml(of: HtmlHelp, example: Example, kind: CodeModel['role'], coloured: boolean): string {
  const { text, language, description, externalValue, source, cut } = example
  const notes = () => <ExampleNotes source={source} cut={cut} />
  return [
    textHtml(of, description),
    externalValue === null ? '' : rare(of, <ExternalValue url={externalValue} />),
    text === '' && externalValue === null ? rare(of, <EmptyExample />) : '',
    text === '' ? '' : codeHtml(of, { ...of.help.code(text, language, coloured), role: kind }),
    source === 'generated' || cut ? keptShell(of, ['notes', source === 'generated', cut], notes) : '',
  ].join('')
}

function codeHtml(of: HtmlHelp, code: CodeModel): string {
  const frame = () => <CodeBlock code={code} lines={holeHtml} />
  return keptShell(of, ['code', codeFigure(code)], frame, { inside: [linesOf(code)] })
}

/** @returns the examples of a body or response, each media type's; several are chosen by name */
export function examplesHtml(of: HtmlHelp, contents: readonly Content[], facts: ExamplesFacts): string {
  const shown = contents.filter(({ examples }) => examples.length > 0)
  return shown.map((content, at) => typeHtml(of, content, facts, at + 1, shown.length > 1)).join('')
}

function typeHtml(of: HtmlHelp, content: Content, facts: ExamplesFacts, number: number, isNamed: boolean): string {
  const { encodingType, examples, omittedExamples } = content
  const { id, label, kind } = facts
  // Each colour is an element, so only the first example has colours.
  const all = examples.map((example, index) => exampleHtml(of, example, kind, index === 0))
  const titles = exampleTitles(examples, of.say)
  const name = isNamed ? keptShell(of, ['type', encodingType], () => <ExamplesType encodingType={encodingType} />) : ''
  const inside =
    all.length === 1
      ? (all[0] ?? '')
      : tabsHtml(of, {
          ...exampleTabs(id, number, label, of.say),
          tabs: all.map((html, index) => ({ title: titles[index] ?? '', html })),
        })
  const frame = () => <ExamplesFrame>{holeAt(0)}</ExamplesFrame>
  return keptShell(of, ['examples'], frame, { inside: [name + inside + moreHtml(of, omittedExamples)] })
}

/** @returns the names of examples that are not shown; nothing where all are */
export function moreHtml(of: HtmlHelp, names: readonly string[]): string {
  return names.length === 0 ? '' : rare(of, <MoreExamples names={names} />)
}
