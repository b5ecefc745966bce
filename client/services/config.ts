import type { ClientConfig } from '../wire/client-config.ts'

/**
 * Reads the page's data block. It holds no secret: all of it is public.
 *
 * @throws when the page has none, which is a fault of the theme
 */
export function readConfig(): ClientConfig {
  const block = document.getElementById('signalpost-config')
  if (block === null) throw new Error('The page holds no #signalpost-config')
  return JSON.parse(block.textContent ?? '') as ClientConfig
}
