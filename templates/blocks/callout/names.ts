import type { CalloutProps } from './contract.ts'

type Names = Readonly<Record<string, { readonly variant: CalloutProps['variant'] }>>

const info = { variant: 'info' } as const
const warning = { variant: 'warning' } as const
const danger = { variant: 'danger' } as const
const beta = { variant: 'beta' } as const
const success = { variant: 'success' } as const

/** GitHub's five alerts. */
export const calloutAlerts: Names = { NOTE: info, TIP: success, IMPORTANT: info, WARNING: warning, CAUTION: danger }

/** The variants, and the alerts' names in lower case. */
export const calloutDirectives: Names = {
  info,
  warning,
  danger,
  beta,
  success,
  note: info,
  tip: success,
  important: info,
  caution: danger,
}

/** Components and admonitions of Docusaurus, Starlight, Mintlify, VitePress and Material for MkDocs. */
export const otherCallouts: Names = {
  Admonition: info,
  Aside: info,
  Hint: info,
  Important: info,
  Info: info,
  Note: info,
  Notice: info,
  Abstract: info,
  Summary: info,
  SeeAlso: info,
  Todo: info,
  Question: info,
  Check: success,
  Example: success,
  Success: success,
  Tip: success,
  Alert: warning,
  Attention: warning,
  Warn: warning,
  Warning: warning,
  Bug: danger,
  Caution: danger,
  Critical: danger,
  Danger: danger,
  Error: danger,
  Failure: danger,
  Beta: beta,
  Experimental: beta,
  Preview: beta,
}
