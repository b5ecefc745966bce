import { z } from 'zod'
import { alsoTaken } from '../../../compiler/data/fields.ts'
import { writtenFrontMatterSchema } from '../../../compiler/data/front-matter.ts'
import { dataKinds } from '../../../compiler/data/kinds.ts'
import { navigationSchema } from '../../../compiler/data/navigation.ts'
import { redirectsSchema } from '../../../compiler/data/redirects-file.ts'
import { siteConfigSchema } from '../../../compiler/data/site/site-config.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { hostNames } from '../../../compiler/hosts/hosts.ts'
import type { AnyBlock } from '../../../compiler/model/block.ts'

/** A JSON Schema with the name of its file, without `.schema.json`, and what the command calls it. */
export interface NamedSchema {
  readonly name: string
  readonly title: string
  readonly schema: object
}

/** Schemas of the files that every site may have. */
export function fileSchemas(): readonly NamedSchema[] {
  return [
    named('site', siteConfigSchema(hostNames)),
    named('front-matter', writtenFrontMatterSchema),
    named('navigation', navigationSchema),
    named('redirects', redirectsSchema),
  ]
}

/** Schemas of the files of each kind of data. */
export function dataSchemas(): readonly NamedSchema[] {
  return dataKinds.map(({ name, schema }) => ({ ...named(`data-${name}`, schema), title: name }))
}

/**
 * Schemas of what each block is given: the tool's and the site's own.
 *
 * @param root absolute: the site's, where there is one
 */
export async function blockSchemas(root: string, env: Environment): Promise<readonly NamedSchema[]> {
  const [{ commandVersion }, { openTheme }, { kebabCase }] = await Promise.all([
    import('../client-bundle.ts'),
    import('../own-code/own-theme.ts'),
    import('../../../compiler/model/registry.ts'),
  ])
  const kept = { env, version: commandVersion() ?? '', clean: false, readOnly: true }
  const { theme } = await openTheme(root, { folder: '', entries: new Map() }, kept)
  return [...theme.blocks]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((block) => ({ name: `block-${kebabCase(block.name)}`, title: block.name, schema: blockSchema(block) }))
}

/** The compiler itself reports properties that no contract names, so that the schema is closed here. */
export function blockSchema({ name, summary, contract }: AnyBlock): object {
  return { ...schemaOf(contract), title: name, description: summary, additionalProperties: false }
}

function named(name: string, schema: z.ZodType): NamedSchema {
  return { name, title: name, schema: schemaOf(schema) }
}

/** The schema of what an author writes: before defaults are filled in and values are changed. */
function schemaOf(schema: z.ZodType): object {
  return z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => widen(jsonSchema),
  })
}

/** Adds to a schema the values that its field takes before it is checked. */
function widen(schema: Record<string, unknown> & { anyOf?: unknown }): void {
  const { [alsoTaken]: values, ...shape } = schema
  if (values === undefined) return
  for (const key of Object.keys(schema)) delete schema[key]
  schema.anyOf = [shape, { enum: values }]
}
