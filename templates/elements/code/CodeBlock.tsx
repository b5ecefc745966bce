import type { ReactElement, ReactNode } from 'react'
import type { CodeModel } from '../../../compiler/formats/markdown/code/fence.ts'
import { breakable } from '../breakable.tsx'
import { codeScroll } from '../scroll-box/mark.ts'
import { useTexts } from '../texts/texts.ts'
import { className } from './mark.ts'

export type { CodeModel } from '../../../compiler/formats/markdown/code/fence.ts'

interface CodeBlockProps {
  readonly code: CodeModel
  /** The group that the code belongs to: with the language, the identity of a sample in reports. */
  readonly sample?: { readonly slug: string; readonly groupType?: string | undefined }
  /** In place of the model's own label, where the surroundings give languages their names. */
  readonly label?: string
  /** In place of the file name or the label. */
  readonly caption?: ReactNode
  /** The HTML of the lines; default: that of the code. */
  readonly lines?: string
}

/** How many characters of nameless code fit beside its buttons; longer lines go below them, over the whole width. */
const besideButtons = 60

/** How many lines are shown before a reader asks for more (specification, section 9). */
const lineLimits = { example: 50, output: 20 } as const

/** Fenced code: its name, three buttons (which need scripts, as what they do does) and the coloured lines. */
export function CodeBlock(block: CodeBlockProps): ReactElement {
  const { code, label = code.label, caption } = block
  const hasRow = (code.file ?? label) !== '' || caption !== undefined || isWide(rowsOf(code))
  return (
    <figure
      className={className}
      data-role={code.role === 'output' ? code.role : undefined}
      data-row={hasRow ? '' : undefined}
    >
      <CodeInside {...block} />
    </figure>
  )
}

function CodeInside({ code, sample, label = code.label, caption, lines }: CodeBlockProps): ReactElement {
  const say = useTexts()
  const name = code.file ?? label
  const named = name !== '' || caption !== undefined
  const described = [code.file, label, say(code.role === 'output' ? 'output' : 'code')].filter((word) => word)
  const rows = rowsOf(code)
  return (
    <>
      {named && (
        <figcaption className="code-name">{caption ?? <span translate="no">{breakable(name)}</span>}</figcaption>
      )}
      <div className="code-buttons">
        <CodeButton name={say('Copy code block')} data={{ 'data-code-copy': '', 'data-language': label }} />{' '}
        <CodeButton name={say('Open code block in new page')} data={{ 'data-code-open': '' }} />{' '}
        <CodeButton
          name={say('Report incorrect code')}
          data={{
            'data-widget': 'report-code',
            'data-slug': sample?.slug,
            'data-language': label,
            'data-group-type': sample?.groupType,
          }}
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; code needs a role that takes a name */}
      <pre
        className={codeScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and the keyboard must reach what scrolls
        tabIndex={0}
        role="group"
        aria-label={described.join(' ')}
        translate="no"
        data-lines={code.lines ? digits(rows.length) : undefined}
        data-wrap={code.wrap ? '' : undefined}
        data-focused={code.annotations.some(({ name }) => name === 'focus') ? '' : undefined}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: code is escaped, and the highlighter writes only its own spans */}
        <code dangerouslySetInnerHTML={{ __html: lines ?? linesOf(code) }} />
      </pre>
      {rows.length > lineLimits[code.role] && (
        <button className="code-more needs-script" type="button" aria-expanded="false" data-code-more="">
          {say('Show all {n} lines').replace('{n}', String(rows.length))}
        </button>
      )}
    </>
  )
}

/** @returns a key: two pieces of code have the same one if they differ in nothing but their lines */
export function codeFigure(code: CodeModel): string {
  const { lang, language, label, file, role, lines, wrap, annotations } = code
  const rows = rowsOf(code)
  const hasFocus = annotations.some(({ name }) => name === 'focus')
  return JSON.stringify([
    lang,
    language,
    label,
    file,
    role,
    wrap,
    hasFocus,
    isWide(rows),
    lines ? digits(rows.length) : '',
    rows.length > lineLimits[role] ? rows.length : 0,
  ])
}

const isWide = (rows: readonly string[]): boolean => rows.some((row) => row.length > besideButtons)

const rowsOf = ({ code }: CodeModel): readonly string[] => code.split('\n')

/** How wide the column of line numbers is. */
const digits = (count: number): string => String(String(count).length)

interface CodeButtonProps {
  readonly name: string
  readonly data: Readonly<Record<`data-${string}`, string | undefined>>
}

/** Its accessible name is also its tooltip. The style sheet draws its icon, and knows both by their places. */
function CodeButton({ name, data }: CodeButtonProps): ReactElement {
  return (
    <button type="button" {...data}>
      <span>{name}</span>
    </button>
  )
}

/**
 * The HTML of the lines, each with its line break, so that selected code is pasted as it was written. Only where something
 * tells lines apart, a number, a mark or the focus, is each an element of its own.
 */
export function linesOf(code: CodeModel): string {
  const { html, lines, annotations } = code
  const rows = rowsOf(code)
  const shown = html?.length === rows.length ? html : rows.map((row, index) => html?.[index] ?? textAsHtml(row))
  if (!lines && annotations.length === 0) return `${shown.join('\n')}\n`
  return shown.map((line, index) => lineOf(code, `${line}\n`, index + 1)).join('')
}

function lineOf(code: CodeModel, html: string, line: number): string {
  const mark = isIn(code, 'mark', line) ? ' data-mark=""' : ''
  const focus = isIn(code, 'focus', line) ? ' data-focus=""' : ''
  return `<span class="line"${mark}${focus}>${html}</span>`
}

/** @returns a text as it stands between tags, where quotation marks mean nothing */
export function textAsHtml(text: string): string {
  return text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const isIn = (code: CodeModel, name: 'mark' | 'focus', line: number): boolean =>
  code.annotations.some((range) => range.name === name && range.fromLineNumber <= line && line <= range.toLineNumber)
