import { element } from '../element.ts'
import type { Notice } from '../wire/page-state.ts'

/** A sheet of its own, because the page's own style may be what is broken; it may be there under a strict policy. */
const style = `
:host { all: initial; color-scheme: light dark; }
:host([data-theme='light']) { color-scheme: light; }
:host([data-theme='dark']) { color-scheme: dark; }
* { box-sizing: border-box; }
.problems, .draft {
  font: 14px/1.5 ui-sans-serif, system-ui, sans-serif;
  color: light-dark(#1d2430, #e8ecf4);
  background: light-dark(#ffffff, #1a202c);
  border: 1px solid light-dark(#c9d0dc, #3b4557);
}
.problems {
  position: fixed; inset: auto 16px 16px; z-index: 2147483647; max-width: 1000px; max-height: min(60vh, 640px);
  margin: 0 auto; display: flex; flex-direction: column; border-radius: 10px;
  border-top: 4px solid light-dark(#b3261e, #ff8a80); box-shadow: 0 12px 40px rgb(0 0 0 / 35%);
}
.problems:focus-visible, button:focus-visible, pre:focus-visible {
  outline: 2px solid light-dark(#1a56db, #8ab4ff); outline-offset: 2px;
}
.head { display: flex; align-items: center; gap: 12px; padding: 10px 12px 10px 16px; }
h2 { flex: 1; margin: 0; font-size: 15px; font-weight: 650; }
button {
  font: inherit; color: inherit; background: transparent; padding: 4px 12px; border-radius: 6px; cursor: pointer;
  border: 1px solid light-dark(#6a7383, #929db0);
}
pre {
  margin: 0; padding: 4px 16px 16px; overflow: auto; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4;
  font: 13px/1.5 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace;
}
pre span { display: block; padding-inline-start: 4ch; text-indent: -4ch; }
pre .source { padding: 0; text-indent: 0; white-space: pre; }
pre b { font-weight: inherit; }
.sgr-1 { font-weight: 650; }
.sgr-2 { color: light-dark(#5b6472, #a3adbd); }
.sgr-31 { color: light-dark(#b3261e, #ff8a80); }
.sgr-32 { color: light-dark(#1b6e3c, #7bd6a0); }
.sgr-33 { color: light-dark(#8a5300, #f2c063); }
.sgr-36 { color: light-dark(#0b6b7c, #7dd3e0); }
.draft { position: fixed; left: 16px; bottom: 16px; z-index: 2147483646; padding: 4px 12px; border-radius: 999px; }
`

/** Pixels beside the text of a report and round its box, and of one character of its font at most. */
const [beside, character] = [68, 7.9]
/** The most columns that the box is wide enough for. */
const widest = 100

/** @returns characters of a line of a report in a window of that many pixels */
export function reportColumns(width: number): number {
  return Math.min(widest, Math.floor((width - beside) / character))
}

/** Shows the problems of a page over it, as text that can be read, scrolled and put away, and marks a draft. */
export function createNotices(page: Document): (notice: Notice) => void {
  const host = page.createElement('div')
  const root = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  let shown: string | null = null
  return ({ report, draft }) => {
    // Beside the body, so that updates of the page do not touch it.
    if (host.parentNode === null) page.documentElement.append(host)
    const { theme } = page.documentElement.dataset
    if (theme === undefined) delete host.dataset.theme
    else host.dataset.theme = theme
    const isNew = report !== shown
    const before = root.querySelector('.problems')
    if (isNew || report === null) before?.remove()
    shown = report
    root.querySelector('.draft')?.remove()
    if (draft) root.append(element('p', { class: 'draft' }, 'Draft: not in the published site'))
    if (report !== null && isNew) root.append(problems(report))
  }
}

function problems(report: string): HTMLElement {
  const dismiss = element('button', { type: 'button' }, 'Dismiss')
  const title = element('h2', { id: 'title' }, 'This page has problems')
  const text = element('pre', { tabindex: '0', 'aria-label': 'Report' }, ...report.split(/(?<=\n)/).map(line))
  const box = element(
    'section',
    { class: 'problems', tabindex: '-1', 'aria-labelledby': 'title' },
    element('div', { class: 'head', role: 'alert' }, title, dismiss),
    text,
  )
  dismiss.addEventListener('click', () => box.remove())
  box.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') box.remove()
  })
  return box
}

/** Lines of text wrap. Lines of source do not: the marks below them would no longer be aligned. */
function line(text: string): HTMLElement {
  const pieces = painted(text)
  const plain = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.textContent)).join('')
  return element('span', /^ *(?:\d+|⋮)? │/.test(plain) ? { class: 'source' } : {}, ...pieces)
}

/** @returns a line in pieces that look as a terminal would show them (ECMA-48, SGR) */
function painted(text: string): readonly (HTMLElement | string)[] {
  const [first = '', ...rest] = text.split('\u001b[')
  return [
    first,
    ...rest.map((piece) => {
      const end = piece.indexOf('m')
      const looks = piece.slice(0, end).split(';')
      return element('b', { class: looks.map((code) => `sgr-${code}`).join(' ') }, piece.slice(end + 1))
    }),
  ]
}
