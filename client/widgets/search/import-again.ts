/**
 * Loads a script that may be asked for again. A browser keeps that an import failed, and gives that answer for the address
 * as long as the page lives (HTML, "fetch a single module script": the module map); under another address it asks anew.
 *
 * @param load `() => import('./file.ts')` and nothing else: the address is read from its text, where the bundler has put it
 */
export function importer<Module>(load: () => Promise<Module>): () => Promise<Module> {
  const [, specifier = ''] = /import\(\s*["'`]([^"'`]+)["'`]/.exec(String(load)) ?? []
  const state = { failed: 0 }
  return async () => {
    const { href } = new URL(specifier, import.meta.url)
    try {
      return await (state.failed === 0 ? load() : (import(`${href}?again=${state.failed}`) as Promise<Module>))
    } catch (error) {
      // The file is there: what it imports in its turn is what the browser has given up, until the page is loaded anew.
      if (state.failed++ > 0 && 'document' in globalThis && (await fetch(href)).ok) location.reload()
      throw error
    }
  }
}
