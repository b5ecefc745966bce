/** Given by `bin/load-command.ts`; absent where the sources are run as they are, by a test. */
declare const __import: ((name: string) => Promise<unknown>) | undefined

/**
 * Loads a package that is not compiled into the command. To Node a compiled script's own `import()` is an experiment,
 * about which it would warn at every start.
 *
 * @param name of the package; what it exports is for the caller to know
 */
export async function importPackage<Module>(name: string): Promise<Module> {
  return await (typeof __import === 'undefined' ? import(name) : __import(name))
}
