import type { ClientConfig, WrittenConfig } from '../wire/client-config.ts'

declare global {
  /** The settings, where the page's first script has come. */
  var signalpost: WrittenConfig | undefined
}

/**
 * Reads the settings that the page's first script has brought. They hold no secret: all of them are public.
 *
 * @throws when there are none, which is a fault of the theme: without that script no control shows
 */
export function readConfig(): ClientConfig {
  if (globalThis.signalpost === undefined) throw new Error('No settings')
  return wholeConfig(globalThis.signalpost)
}

/** @returns the settings with their defaults: no service, and one search for all pages */
export function wholeConfig(given: WrittenConfig): ClientConfig {
  const none = { provider: 'none' } as const
  const search = { enablement: given.search.site, ...given.search }
  return { captcha: none, analytics: none, identity: none, ...given, search }
}
