/** Sent on `document` with the code language that a reader has chosen as `detail.language`. */
export const languageChosen = 'signalpost:language'

declare global {
  interface DocumentEventMap {
    [languageChosen]: CustomEvent<Told>
  }
}

interface Told {
  readonly language: string
  /** What is kept of a choice with this page alone: the language, or nothing where it is kept for all pages. */
  readonly here: string | undefined
}

/** @param here see `Told`; absent where nobody has chosen */
export function tellLanguage(language: string, here?: string): void {
  document.dispatchEvent(new CustomEvent<Told>(languageChosen, { detail: { language, here } }))
}

/** Calls `listener` with every choice on this page. */
export function onLanguage(listener: (language: string, here: string | undefined) => void): void {
  document.addEventListener(languageChosen, ({ detail }) => {
    listener(detail.language, detail.here)
  })
}

/** @returns the one of `languages` that `wanted` names, whatever its case and punctuation (`nodejs` is `Node.js`) */
export function findLanguage(languages: readonly string[], wanted: string): string | undefined {
  const plain = (language: string) => language.toLowerCase().replace(/[\s._-]/g, '')
  return languages.find((language) => plain(language) === plain(wanted))
}

/** @returns `select` when a reader has chosen something in it before this script came, or null */
export function chosenEarly(select: HTMLSelectElement | null): HTMLSelectElement | null {
  if (select === null) return null
  const given = [...select.options].find((option) => option.defaultSelected) ?? select.options[0]
  return select.value === given?.value ? null : select
}

/** @returns whether what is chosen is a format, such as JSON, whatever its name */
export function isFormatChosen({ selectedOptions }: HTMLSelectElement): boolean {
  return selectedOptions[0]?.dataset.format === ''
}
