import { holdTyping, isTyping } from './hold-typing.ts'
import { importAgain, importer } from './import-again.ts'
import { tellFault } from './loading.ts'

/** What a page-wide widget's module exports. */
export interface WidgetModule {
  /** @param trigger the element with `data-widget`, or the thumb, that was clicked; its other `data-*` say what it is about */
  open(trigger: HTMLElement): void | Promise<void>
}

/** One line a widget: the name in `data-widget`, and its module, which is loaded at the first click. */
const widgets: Readonly<Record<string, (trigger: HTMLElement) => Promise<WidgetModule>>> = {
  feedback: importer(() => import('./widgets/feedback/feedback.client.ts')),
  // Its address is on its button, so that a site without search ships no file of it.
  search: searchWidget,
  'report-code': importer(() => import('./widgets/report-code/report-code.client.ts')),
}

/** The button holds the number of failed loads. */
function searchWidget({ dataset }: HTMLElement): Promise<WidgetModule> {
  const failed = Number(dataset.failed ?? 0)
  return importAgain<WidgetModule>(dataset.module ?? '', failed).catch((error: unknown) => {
    dataset.failed = `${failed + 1}`
    throw error
  })
}

/** Thumbs have no `data-widget`: a page has many of them, and their position says what they are. */
const triggers = '[data-widget], .thumbs > button'

/** Lets every click on a `data-widget` element open its widget, and the keys `/` and Ctrl or Cmd with K the search. */
export function startWidgets(): void {
  document.addEventListener('click', ({ target }) => {
    const trigger = target instanceof Element ? target.closest<HTMLElement>(triggers) : null
    if (trigger === null) return
    const letGo = holdTyping(trigger)
    widgets[trigger.dataset.widget ?? 'feedback']?.(trigger)
      .then(
        (widget) => widget.open(trigger),
        (error) => {
          letGo()
          tellFault(error)
        },
      )
      .catch(console.error)
  })
  document.addEventListener('keydown', (event) => {
    const { target, key } = event
    const isMeant =
      event.ctrlKey || event.metaKey ? /^k$/i.test(key) : key === '/' && !isTyping(target) && !event.altKey
    const search = isMeant ? document.querySelector<HTMLElement>('[data-widget="search"]') : null
    if (!search || document.querySelector('dialog[open]')) return
    event.preventDefault()
    search.click()
  })
}
