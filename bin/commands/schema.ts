import type { Command } from 'commander'
import { z } from 'zod'
import { nearest } from '../../compiler/formats/nearest.ts'
import type { AnyBlock } from '../../compiler/model/block.ts'
import { type ExitStatus, exit } from '../exit.ts'
import type { Host } from '../host.ts'

/** Each file loads only the schema that is asked for. */
const kinds: Readonly<Record<string, () => Promise<z.ZodType>>> = {
  site: async () => (await import('../../compiler/data/site-config.ts')).siteConfigSchema,
  'front-matter': async () => (await import('../../compiler/data/front-matter.ts')).writtenFrontMatterSchema,
  navigation: async () => (await import('../../compiler/data/navigation.ts')).navigationSchema,
}
const names = [...Object.keys(kinds), 'block']

export function define(command: Command, host: Host): void {
  command
    .argument('<kind>', names.join(', '))
    .argument('[name]', 'the name of a block, such as CallToAction or call-to-action')
    .action(async (kind: string, name: string | undefined) => host.finish(await print(kind, name, host)))
}

async function print(kind: string, name: string | undefined, host: Host): Promise<ExitStatus> {
  if (kind === 'block') return await printBlock(name, host)
  const load = Object.hasOwn(kinds, kind) ? kinds[kind] : undefined
  if (load === undefined) return await refuse('schema', kind, names, host)
  if (name !== undefined) {
    await host.err.write(`signalpost: unexpected '${name}': only 'schema block' takes a name.\n`)
    return exit.call
  }
  await write(schemaOf(await load()), host)
  return exit.good
}

async function printBlock(name: string | undefined, host: Host): Promise<ExitStatus> {
  const { theme } = await import('../../templates/theme.ts')
  const { kebabCase } = await import('../../compiler/model/registry.ts')
  const blocks = theme.blocks.map((block) => block.name).sort()
  if (name === undefined) {
    await host.err.write(`signalpost: 'schema block' needs a name: ${blocks.join(', ')}\n`)
    return exit.call
  }
  const block = theme.blocks.find((one) => one.name === name || kebabCase(one.name) === name)
  if (block === undefined) return await refuse('block', name, blocks, host)
  await write(blockSchema(block), host)
  return exit.good
}

async function refuse(what: string, word: string, known: readonly string[], host: Host): Promise<ExitStatus> {
  const near = nearest(word, known)
  const help = near === null ? `Expected one of ${known.join(', ')}.` : `Did you mean '${near}'?`
  await host.err.write(`signalpost: unknown ${what} '${word}'. ${help}\n`)
  return exit.call
}

/** The compiler itself reports properties that no contract names, so that the schema is closed here. */
export function blockSchema({ name, summary, contract }: AnyBlock): object {
  return { ...schemaOf(contract), title: name, description: summary, additionalProperties: false }
}

/** The schema of what an author writes: before defaults are filled in and values are changed. */
function schemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

async function write(schema: object, host: Host): Promise<void> {
  await host.out.write(`${JSON.stringify(schema, null, 2)}\n`)
}
