import type { ClientConfig } from './wire/client-config.ts'

/** @returns a text in the language of the page, which the page brings along; English where it brings none */
export function say(english: string): string {
  const block = globalThis.document?.getElementById('signalpost-config')
  const { texts = {} } = JSON.parse(block?.textContent || '{}') as Partial<ClientConfig>
  return texts[english] ?? english
}
