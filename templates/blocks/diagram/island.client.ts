import { element } from '../../../client/element.ts'
import { say, sayWith } from '../../../client/say.ts'
import { enlargeMark, openLightbox } from '../../elements/lightbox/lightbox.client.ts'
import { draw } from './draw.client.ts'
import type { DrawingReply } from './drawing.ts'
import { isDark, readColors, whenThemeChanges } from './read-colors.client.ts'

/** Puts the drawn picture above its source, which closes, and draws it again when the theme changes. */
export async function hydrate(root: HTMLElement): Promise<void> {
  const figure = root.querySelector<HTMLElement>('[data-diagram]')
  const code = figure?.querySelector('.code-body')?.textContent ?? ''
  const url = root.dataset.frame
  if (figure === null || url === undefined) return
  const state = { turn: 0 }
  const show = async () => {
    state.turn += 1
    const { turn } = state
    const dark = isDark()
    const reply = await draw(url, { source: code, dark, colors: readColors(figure) })
    // A later theme has been asked for meanwhile.
    if (turn !== state.turn) return
    put(figure, reply, dark)
  }
  whenThemeChanges(() => void show())
  await show()
}

function put(figure: HTMLElement, reply: DrawingReply, dark: boolean): void {
  const before = figure.querySelector('.diagram-view')
  const shown = before?.querySelector('.diagram-image')
  if (shown != null && 'svg' in reply) {
    // The button around it may have the focus, and gets it back when the enlarged picture closes.
    for (const [name, value] of Object.entries(attributesOf(reply, dark))) shown.setAttribute(name, value)
    return
  }
  const source = figure.querySelector('details')
  const view = 'fault' in reply ? faultOf(reply.fault) : pictureOf(figure.dataset.diagram ?? '', reply, dark)
  if (before === null) figure.prepend(view)
  else before.replaceWith(view)
  // A reader who has opened the source keeps it open when the theme changes.
  if (before === null && source !== null) source.open = 'fault' in reply
}

type Drawn = Extract<DrawingReply, { svg: string }>

/** Styles of a picture are its own affair: the page's policy is not asked. Paper is told which theme it was drawn for. */
function attributesOf({ svg, width, height }: Drawn, dark: boolean) {
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  return { src, width: String(width), height: String(height), 'data-drawn': dark ? 'dark' : 'light' }
}

function pictureOf(alt: string, reply: Drawn, dark: boolean): HTMLElement {
  const image = element('img', { class: 'diagram-image', alt, ...attributesOf(reply, dark) })
  const button = element(
    'button',
    {
      type: 'button',
      class: 'enlarge',
      'aria-label': sayWith('Enlarge image: {alt}', { alt }),
      'aria-haspopup': 'dialog',
      click: () => {
        const attribute = (name: string) => image.getAttribute(name) ?? ''
        openLightbox(button, { src: attribute('src'), alt, width: attribute('width'), height: attribute('height') })
      },
    },
    image,
    enlargeMark(),
  )
  return element('div', { class: 'diagram-view' }, button)
}

function faultOf(fault: string): HTMLElement {
  return element(
    'div',
    { class: 'diagram-view diagram-fault' },
    element('p', {}, say('This diagram could not be drawn. Its source says what it shows.')),
    element('pre', {}, fault),
  )
}
