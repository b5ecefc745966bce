import { isWebAddress } from '../formats/web-address.ts'
import { field, type Source, textField } from './document/document.ts'
import { type ExternalDocs, externalDocsOf } from './document/external-docs.ts'

/** What a specification says of itself, beside its title and its description. Addresses are of the web, or of mail. */
export interface About {
  readonly version: string | null
  readonly license: Named | null
  readonly contact: Named | null
  readonly terms: string | null
  readonly externalDocs: ExternalDocs | null
}

interface Named {
  readonly name: string
  readonly url: string | null
}

/**
 * @param root of a checked document
 * @returns what its `info` and its `externalDocs` say (OpenAPI 3.1, 4.8.2); what has another form is left out
 */
export function aboutOf({ value }: Source): About {
  const info = field(value, 'info')
  const contact = field(info, 'contact')
  const email = textField(contact, 'email')
  const license = field(info, 'license')
  return {
    version: nonEmpty(textField(info, 'version')),
    license: named(textField(license, 'name'), webAddress(license, 'url')),
    contact: named(
      textField(contact, 'name') ?? email,
      webAddress(contact, 'url') ?? (email === null ? null : `mailto:${email}`),
    ),
    terms: webAddress(info, 'termsOfService'),
    externalDocs: externalDocsOf(value),
  }
}

function named(name: string | null, url: string | null): Named | null {
  const text = nonEmpty(name) ?? url?.replace(/^\w+:(?:\/\/)?/, '').replace(/[/?#].*$/s, '')
  return text === undefined ? null : { name: text, url }
}

function webAddress(value: unknown, name: string): string | null {
  const url = textField(value, name)
  return url !== null && isWebAddress(url) ? url : null
}

function nonEmpty(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text.trim()
}
