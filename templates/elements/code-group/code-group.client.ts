import { keeper, keptHere } from '../../../client/keep-here.ts'
import type { Loading } from '../../../client/loading.ts'
import { chosenEarly, findLanguage, isFormatChosen, languageChosen, onLanguage } from './language-event.client.ts'

type Keeping = typeof import('./code-language.client.ts')

/**
 * Lets every group show one language: the one that the reader has chosen, in this group or another.
 */
export function start(groups: readonly HTMLElement[], { importer }: Loading): void {
  const keeping = importer(() => import('./code-language.client.ts'))
  const loading: { module: Promise<Keeping> | null } = { module: null }
  // One promise for all: what waits for it goes on in the order of the reader's choices, so that the last one holds.
  // Imports of their own may be fulfilled in any order.
  const load = () => {
    loading.module ??= keeping().catch((error) => {
      loading.module = null
      throw error
    })
    return loading.module
  }
  const choices = keptHere(languageChosen)
  const keep = keeper(languageChosen, choices)
  onLanguage((_, here) => {
    if (here === undefined) return
    choices.clear()
    choices.add(here)
    keep()
  })
  for (const group of groups) startGroup(group, load)
}

/** @param load loads what keeps the choice */
function startGroup(group: HTMLElement, load: () => Promise<Keeping>): void {
  const samples = [...group.querySelectorAll<HTMLElement>(':scope > .code-sample')]
  const languages = samples.map((sample) => sample.dataset.language ?? '')
  const select = group.querySelector<HTMLSelectElement>('[data-code-language]')
  /** @param found the sample in which the browser's search has found something: the browser unhides it by itself */
  const show = (wanted: string, found?: HTMLElement) => {
    const language = findLanguage(languages, wanted)
    if (language === undefined) return
    for (const sample of samples) {
      if (sample.dataset.language !== language) sample.setAttribute('hidden', 'until-found')
      else if (sample !== found) sample.removeAttribute('hidden')
    }
    if (select !== null) select.value = language
  }
  const choose = async (from: HTMLSelectElement) => {
    const before = from.getBoundingClientRect().top
    // This group follows at once, the others when what keeps the choice is there.
    const language = from.value
    const isFormat = isFormatChosen(from)
    show(language)
    const { chooseLanguage } = await load()
    chooseLanguage(language, isFormat)
    // Groups above may have changed their height: what the reader looks at stays where it is.
    scrollBy({ top: from.getBoundingClientRect().top - before, behavior: 'instant' })
  }
  const early = chosenEarly(select)
  if (early === null) {
    show(languages[0] ?? '')
    // Without a choice, groups follow the operation of the page, which shows names as they are sent.
    show(document.querySelector<HTMLSelectElement>('[data-names-language]')?.value ?? '')
  }
  const showKept = () => {
    if (hasKeptChoice()) load().then(({ shownLanguage }) => show(shownLanguage() ?? ''), console.error)
  }
  showKept()
  // Going back may bring this page as it was left, before a choice on a later one.
  addEventListener('pageshow', ({ persisted }) => persisted && showKept())
  group.dataset.ready = ''
  // A match of the browser's own search shows its sample without choosing the language for other groups.
  for (const sample of samples)
    sample.addEventListener('beforematch', () => show(sample.dataset.language ?? '', sample))
  onLanguage((language) => show(language))
  select?.addEventListener('change', () => choose(select).catch(console.error))
  if (early !== null) choose(early).catch(console.error)
}

/** Whether a choice is kept at all: only then the script that knows the rules of consent is loaded. */
function hasKeptChoice(): boolean {
  if (keptHere(languageChosen).size > 0) return true
  try {
    return localStorage.getItem('preference.server') !== null
  } catch {
    return false
  }
}
