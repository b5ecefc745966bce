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
