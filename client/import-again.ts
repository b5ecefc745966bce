/**
 * Loads a script, also one that could not be loaded before. A browser keeps that an import failed, and gives that answer for
 * the address as long as the page lives (HTML, "fetch a single module script": the module map); under another address it asks
 * anew.
 *
 * @param address absolute, or from the root
 * @param failed how often it could not be loaded so far
 * @param load the first import, where the bundler has to know of it
 * @throws what the import throws
 */
export async function importAgain<Module>(
  address: string,
  failed: number,
  load: () => Promise<Module> = () => import(address),
): Promise<Module> {
  try {
    return await (failed ? import(`${address}?again=${failed}`) : load())
  } catch (error) {
    // If the file is there, the browser has given up on something that the file imports. If it is gone, the page is of
    // an older deployment. Both need a reload, which only a reader's own action may start. A script with a syntax error
    // is no `TypeError`, and is never reloaded.
    if (failed > 0 && error instanceof TypeError && navigator.userActivation?.isActive)
      if ((await fetch(address)).status < 500) location.reload()
    throw error
  }
}

/**
 * @param load `() => import('./file.ts')` and nothing else: the address is read from its text, where the bundler has put it
 * @returns where the script is
 */
export function addressOf(load: () => Promise<unknown>): string {
  const [, specifier = ''] = `${load}`.split(/["'`]/)
  return new URL(specifier, import.meta.url).href
}

/**
 * @param load as for `addressOf`
 * @returns loads the script, anew where it could not be loaded. Who asks while it is on its way waits for the same promise: of
 *   several imports of one script any may be fulfilled first, and who asked first is to go on first
 */
export function importer<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let tries = 0
  let loading: Promise<Module> | null = null
  return () => {
    loading ??= importAgain(addressOf(load), tries++, load).catch((error: unknown) => {
      loading = null
      throw error
    })
    return loading
  }
}
