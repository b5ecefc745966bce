import { resolve } from 'node:path'
import type { Command } from 'commander'
import { nearest } from '../../compiler/formats/nearest.ts'
import { plural } from '../../compiler/formats/plural.ts'
import { didYouMean } from '../did-you-mean.ts'
import { type ExitStatus, exit } from '../exit.ts'
import type { NamedSchema } from '../services/editor/schemas.ts'
import type { System } from '../system.ts'

/** Declares `schema`, which gives editors the form of files, data and blocks: one on the screen, or each in a file. */
export function define(command: Command, system: System): void {
  command
    .argument('[kind]', 'site, front-matter, navigation, redirects, data, block; with --write all of them')
    .argument('[name]', 'of a kind of data, such as errors, or of a block, such as CallToAction or call-to-action')
    .option('--write <dir>', 'write the schema into a file of this folder')
    .option('--root <dir>', "the folder that holds content/, for the site's own blocks", '.')
    .action(async (kind: string | undefined, name: string | undefined, options: SchemaOptions) =>
      system.finish(await schema({ kind, name, ...options }, system)),
    )
}

interface SchemaOptions {
  readonly write?: string
  readonly root: string
}

interface SchemaCall extends SchemaOptions {
  readonly kind: string | undefined
  readonly name: string | undefined
}

async function schema({ kind, name, write: folder, root }: SchemaCall, system: System): Promise<ExitStatus> {
  const { blockSchemas, dataSchemas, fileSchemas } = await import('../services/editor/schemas.ts')
  const files = fileSchemas()
  const ofBlocks = () => blockSchemas(resolve(system.cwd, root), system.env)
  const kinds = [...files.map((one) => one.name), 'data', 'block']
  if (kind === undefined) {
    if (folder === undefined)
      return await complain(`missing required argument 'kind'. Expected one of ${kinds.join(', ')}.`, system)
    return await give([...files, ...dataSchemas(), ...(await ofBlocks())], folder, system)
  }
  if (kind === 'data' || kind === 'block') {
    const all = kind === 'data' ? dataSchemas() : await ofBlocks()
    const names = all.map((one) => one.title)
    if (name === undefined) return await complain(`'schema ${kind}' needs a name: ${names.join(', ')}`, system)
    const found = all.find((one) => one.title === name || one.name === `${kind}-${name}`)
    return found === undefined ? await refuse(kind, name, names, system) : await give([found], folder, system)
  }
  const found = files.find((one) => one.name === kind)
  if (found === undefined) return await refuse('schema', kind, kinds, system)
  if (name !== undefined)
    return await complain(`unexpected '${name}': only 'schema data' and 'schema block' take a name.`, system)
  return await give([found], folder, system)
}

async function refuse(what: string, word: string, known: readonly string[], system: System): Promise<ExitStatus> {
  const near = nearest(word, known)
  const help = didYouMean(near, `Expected one of ${known.join(', ')}.`)
  return await complain(`unknown ${what === 'data' ? 'kind of data' : what} '${word}'. ${help}`, system)
}

async function complain(text: string, system: System): Promise<ExitStatus> {
  await system.err.write(`signalpost: ${text}\n`)
  return exit.call
}

/** Prints schemas, or writes each into a file that is named after it. */
async function give(schemas: readonly NamedSchema[], folder: string | undefined, system: System): Promise<ExitStatus> {
  const text = ({ schema: one }: NamedSchema) => `${JSON.stringify(one, null, 2)}\n`
  if (folder === undefined) {
    for (const one of schemas) await system.out.write(text(one))
    return exit.good
  }
  const { writeNewFiles } = await import('../services/editor/write-files.ts')
  const files = schemas.map((one) => ({ path: `${one.name}.schema.json`, content: text(one) }))
  const written = await writeNewFiles(folder, files, system, { replace: true })
  if (written === null) return exit.environment
  await system.err.write(`Wrote ${plural(files.length, 'schema')} to ${folder}\n`)
  return exit.good
}
