import type { ComponentProps, ReactElement } from 'react'

/** A choice in the head of a group of code, of its language or of its server: without scripts nothing follows it. */
export function CodeChoice({ label, ...select }: ComponentProps<'select'> & { readonly label: string }): ReactElement {
  return (
    <label className="code-language needs-script">
      <span className="visually-hidden">{label}</span>
      <select className="code-language-select" autoComplete="off" {...select} />
    </label>
  )
}

interface LanguageOptionsProps {
  readonly languages: readonly string[]
  /** Those of them in which a sample is a format. */
  readonly formats: readonly string[]
}

/** The languages of a choice. Formats say that they are some, whatever a sample in them is called: they are not kept. */
export function LanguageOptions({ languages, formats }: LanguageOptionsProps): ReactElement {
  return (
    <>
      {languages.map((language) => (
        <option key={language} data-format={formats.includes(language) ? '' : undefined}>
          {language}
        </option>
      ))}
    </>
  )
}
