import type { Loading } from '../../../client/loading.ts'
import { say } from '../../../client/say.ts'
import { recase, toCasing } from '../../../compiler/formats/casing.ts'
import type { RequestPlan } from '../../../compiler/formats/request/request.ts'
import { chooseLanguage, shownLanguage } from '../code-group/code-language.client.ts'
import {
  chosenEarly,
  findLanguage,
  isFormatChosen,
  onLanguage,
  tellLanguage,
} from '../code-group/language-event.client.ts'

/**
 * Makes a part of an API reference work: names follow the chosen code language, and long lists open. Without it
 * everything can be read, under the names of the specification.
 *
 * @param plan what the samples of an operation are made from, where there is something to choose; else null
 */
export function hydrate(root: HTMLElement, plan: unknown, loading: Loading): void {
  followLanguage(root)
  openLists(root)
  openRows(root)
  openTryIt(root, loading)
  const panel = root.querySelector<HTMLElement>('.ref-samples')
  // Only an operation with something to choose brings what its request is made from.
  if (panel !== null && plan !== null) void followPanel(panel, plan as RequestPlan, loading)
}

/**
 * Loads the script that follows the reader's choices. If that fails, the next choice loads it again; it begins with
 * what is chosen by then.
 */
async function followPanel(panel: HTMLElement, plan: RequestPlan, loading: Loading): Promise<void> {
  const { importer, tellFault } = loading
  const request = importer(() => import('./request.client.ts'))
  const follow = async (onFault: (error: unknown) => void): Promise<void> => {
    try {
      const { followChoices } = await request()
      followChoices(panel, plan, loading)
    } catch (error) {
      onFault(error)
      const again = new AbortController()
      for (const type of ['click', 'change'])
        panel.addEventListener(
          type,
          ({ target }) => {
            if (!(target instanceof Element && target.closest('[data-server], .ref-bodies'))) return
            again.abort()
            void follow(tellFault)
          },
          again,
        )
    }
  }
  await follow(console.error)
}

function followLanguage(root: HTMLElement): void {
  const names = [...root.querySelectorAll<HTMLElement>('[data-name]')].map((element) => ({
    element,
    original: element.textContent ?? '',
  }))
  const select = root.querySelector<HTMLSelectElement>('[data-names-language]')
  const languages = [...(select?.options ?? [])].map((option) => option.value)
  // A brand's command may have any name; one that does not tell what it is is told by the page.
  const { cli } = document.documentElement.dataset
  const show = (language: string) => {
    const isCli = cli !== undefined && findLanguage([cli], language) !== undefined
    for (const { element, original } of names) {
      const name = isCli ? toCasing(original, 'kebab') : recase(original, language)
      if (element.textContent !== name) element.textContent = name
      const link = element.closest('.ref-anchor')
      if (link !== null) showWireName(link, name === original ? null : original)
    }
    const own = findLanguage(languages, language)
    if (select !== null && own !== undefined) select.value = own
  }
  const choose = (from: HTMLSelectElement) => {
    const before = from.getBoundingClientRect().top
    chooseLanguage(from.value, isFormatChosen(from))
    // Names may have become longer: what the reader looks at stays where it is.
    scrollBy({ top: from.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const early = chosenEarly(select)
  const shown = shownLanguage()
  if (early === null && shown !== null) show(shown)
  // Going back may bring this page as it was left, before a choice on a later one: it is made here, too, for all groups.
  addEventListener('pageshow', ({ persisted }) => {
    const kept = persisted ? shownLanguage() : null
    if (kept !== null) tellLanguage(kept)
  })
  onLanguage(show)
  select?.addEventListener('change', () => choose(select))
  if (early !== null) choose(early)
}

/** Beside a name in another case stands the name as it is sent. */
function showWireName(link: Element, original: string | null): void {
  const beside = link.nextElementSibling
  const isThere = beside?.matches('.ref-wire') === true
  if (original === null && isThere) beside.remove()
  if (original === null || isThere) return
  const name = document.createElement('code')
  name.translate = false
  name.textContent = original
  const note = document.createElement('span')
  note.className = 'ref-wire'
  const [before = '', after = ''] = say('sent as {name}').split('{name}')
  note.append(before, name, after)
  link.after(note)
}

/** Nothing of it is loaded before the click. */
function openTryIt(root: HTMLElement, { importer, tellFault }: Loading): void {
  const { frame } = root.dataset
  if (frame === undefined) return
  const panel = importer(() => import('../try-it/panel.client.ts'))
  const asked = new Set<HTMLElement>()
  // Escape takes back what is still on its way.
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') for (const { dataset } of asked) dataset.opening = ''
  })
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-try-it]') : null
    if (button === null) return
    asked.add(button)
    button.dataset.opening = 'true'
    panel().then(({ open }) => open(button, frame), tellFault)
  })
}

function openLists(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-show-more]') : null
    const list = button?.previousElementSibling
    if (button === null || !(list instanceof HTMLElement)) return
    const first = [...list.children].find((item) => item instanceof HTMLElement && item.offsetParent === null)
    delete list.dataset.more
    button.remove()
    // The keyboard goes on where the new values begin.
    if (first instanceof HTMLElement) {
      first.tabIndex = -1
      first.focus({ preventScroll: true })
    }
  })
}

/** All rows of a schema at once. The button then says the opposite. */
function openRows(root: HTMLElement): void {
  root.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-all]') : null
    if (button === null) return
    const open = button.toggleAttribute('data-open')
    const { textContent } = button
    button.textContent = button.dataset.all ?? ''
    button.dataset.all = textContent ?? ''
    for (const row of button.closest('.ref-content, .ref-schema')?.querySelectorAll('details.ref-nest') ?? [])
      row.toggleAttribute('open', open)
  })
}
