import type { ClientConfig, WrittenConfig } from '../wire/client-config.ts'

/**
 * Reads the page's data block. It holds no secret: all of it is public.
 *
 * @throws when the page has none, which is a fault of the theme
 */
export function readConfig(): ClientConfig {
  const block = document.getElementById('signalpost-config')
  if (block === null) throw new Error('No #signalpost-config')
  return wholeConfig(block.textContent ?? '')
}

/** @returns the settings with their defaults: no service, and one search for all pages */
export function wholeConfig(json: string): ClientConfig {
  const given: WrittenConfig = JSON.parse(json)
  const none = { provider: 'none' } as const
  const search = { enablement: given.search.site, ...given.search }
  return { captcha: none, analytics: none, identity: none, ...given, search }
}
