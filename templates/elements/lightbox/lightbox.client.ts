import { element, icon } from '../../../client/element.ts'
import { say } from '../../../client/say.ts'

/** A picture and what is said of it; the size is in CSS pixels. */
export interface Enlarged {
  readonly src: string
  readonly alt: string
  readonly caption?: string | undefined
  readonly width?: string | undefined
  readonly height?: string | undefined
}

/** Makes links to images that can be enlarged buttons, which show the image over the page. */
export function start(links: readonly HTMLAnchorElement[]): void {
  for (const link of links) {
    link.setAttribute('role', 'button')
    link.setAttribute('aria-haspopup', 'dialog')
    link.addEventListener('click', (event) => {
      // With a modifier key the browser opens the image in a new tab or window.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      const { caption, width, height } = link.dataset
      openLightbox(link, { src: link.href, alt: link.querySelector('img')?.alt ?? '', caption, width, height })
    })
    link.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return
      event.preventDefault()
      link.click()
    })
  }
}

/** The mark in the corner of what can be enlarged. */
export function enlargeMark(): HTMLElement {
  return element('span', { class: 'enlarge-mark' }, icon('M12 4h4v4M8 16H4v-4M16 4l-4.7 4.7M4 16l4.7-4.7', 16))
}

/**
 * Shows a picture over the page, as large as the window lets it be. A picture that would shrink to a phone's width can
 * be scrolled instead. Escape, the button and a click beside the picture close it.
 *
 * @param trigger gets the focus when it closes
 */
export function openLightbox(trigger: HTMLElement, { src, alt, caption, width, height }: Enlarged): void {
  const close = element(
    'button',
    { type: 'button', class: 'icon-button lightbox-close', 'aria-label': say('Close image') },
    icon('m5.5 5.5 9 9m0-9-9 9'),
  )
  const isVector = /^data:image\/svg|\.svg(?:[?#]|$)/i.test(src)
  const image = element('img', {
    class: `lightbox-image${isVector ? ' lightbox-vector' : ''}`,
    src,
    alt,
    width,
    height,
  })
  const view = element('div', { class: 'lightbox-view' }, image)
  const root = element('dialog', { class: 'lightbox', 'aria-label': alt }, close, view)
  if (caption !== undefined) root.append(element('p', { class: 'lightbox-caption' }, caption))
  root.addEventListener('click', ({ target }) => {
    if (target !== image && !(target instanceof Element && target.closest('.lightbox-caption'))) root.close()
  })
  root.addEventListener('close', () => {
    root.remove()
    trigger.focus()
  })
  const letScroll = () => {
    if (view.scrollWidth <= view.clientWidth && view.scrollHeight <= view.clientHeight) return
    // The keyboard must reach what scrolls.
    view.tabIndex = 0
    view.setAttribute('role', 'group')
    view.setAttribute('aria-label', say('Image, scrollable'))
  }
  image.addEventListener('load', letScroll)
  document.body.append(root)
  root.showModal()
  close.focus()
}
