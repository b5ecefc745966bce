import { element, icon } from '../element.ts'
import { say } from '../say.ts'

interface DialogOptions {
  /** Its accessible name, unless `labelledBy` names the element that shows it. */
  readonly label?: string
  readonly labelledBy?: string
  readonly className: string
  /** URL of its styles, loaded with it. */
  readonly styles: string
  /** The dialog was closed, whatever closed it. */
  onClose?(): void
}

export interface Dialog {
  readonly root: HTMLDialogElement
  readonly closeButton: HTMLButtonElement
  /**
   * @param trigger gets the focus when the dialog closes. Its `data-opening` says that it is still waited for: without it
   *   nothing opens
   * @param first answers with what gets the focus now
   */
  show(trigger: HTMLElement, first: () => HTMLElement): void
  /** @param next gets the focus in place of the trigger; null for a reader who goes elsewhere */
  hide(next?: HTMLElement | null): void
}

/**
 * A modal dialog on the browser's own: it keeps the focus inside, makes the page inert and closes on Escape. A click
 * beside it closes it too. Its styles come first, so that nothing shows undrawn.
 */
export function createDialog({ label, labelledBy, className, styles, onClose }: DialogOptions): Dialog {
  const closeButton = element(
    'button',
    { type: 'button', class: 'icon-button dialog-close', 'aria-label': say('Close'), click: () => root.close() },
    icon('m5.5 5.5 9 9m0-9-9 9'),
  )
  const root = element('dialog', {
    class: `dialog ${className}`,
    'aria-label': label,
    'aria-labelledby': labelledBy,
  })
  let opener: HTMLElement | null = null
  root.addEventListener('close', () => {
    onClose?.()
    opener?.focus()
  })
  let isPressedOutside = false
  // Only a press that also begins outside: selecting text may end there.
  root.onpointerdown = (event) => {
    isPressedOutside = isOutside(root, event)
  }
  root.onclick = (event) => {
    if (isPressedOutside && isOutside(root, event)) root.close()
    isPressedOutside = false
  }
  const ready = loadStyles(styles)
  document.body.append(root)
  return {
    root,
    closeButton,
    show: (trigger, first) => {
      opener = trigger
      void ready.then(() => {
        if (!trigger.dataset.opening) return
        trigger.dataset.opening = ''
        if (!root.open) root.showModal()
        first().focus()
      })
    },
    hide: (next = opener) => {
      opener = next
      root.close()
    },
  }
}

/** The backdrop belongs to the dialog: only the place tells them apart. */
function isOutside(root: HTMLElement, { target, clientX: x, clientY: y }: MouseEvent): boolean {
  const { left, right, top, bottom } = root.getBoundingClientRect()
  return target === root && (x < left || x > right || y < top || y > bottom)
}

/** Milliseconds that a dialog waits for its styles: after that it rather shows without them. */
const stylesTimeoutMs = 2000

async function loadStyles(href: string): Promise<void> {
  // An address holds no quotation mark: URLs escape it.
  if (document.querySelector(`link[href="${href}"]`)) return
  await new Promise<unknown>((done) => {
    const link = element('link', { rel: 'stylesheet', href, load: done, error: done })
    setTimeout(done, stylesTimeoutMs)
    document.head.append(link)
  })
}
