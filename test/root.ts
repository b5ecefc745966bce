/** The folder of the repository, whatever folder the bundled test lies in. Set by `test/run.mjs`. */
export const root = process.env.SIGNALPOST_ROOT ?? process.cwd()
