import { z } from 'zod'
import { sitePath } from '../site-path.ts'
import { withoutPrototype } from './without-prototype.ts'

/** Name as readers see it. */
export const name = z.string().regex(/\S/, 'expected a name').describe('Name as readers see it')

/** An absolute URL of the web or of mail, or a path of this site. `//host` and `/\host` would lead outside. */
export const link = z
  .string()
  .regex(
    /^(?:[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\s]+|[Mm][Aa][Ii][Ll][Tt][Oo]:[^\s]+|\/(?![/\\])[^\s]*)$/,
    'expected an absolute URL or a site path',
  )

const path = sitePath('/guides').describe('A path of this site')

const url = link.describe('An absolute URL')

const target = { path: path.optional(), url: url.optional() }

/** Where an item leads is reported once. It is checked also where something else of the item is wrong. */
function leadsSomewhere<Schema extends z.ZodType>(schema: Schema): Schema {
  return schema
    .refine((item) => countTargets(item) === 1, {
      error: 'expected either `path` or `url` in an item',
      when: ({ value }) => countTargets(value) !== null,
    })
    .meta({ oneOf: [{ required: ['path'] }, { required: ['url'] }] })
}

function countTargets(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
  return Number('path' in value) + Number('url' in value)
}

const item = leadsSomewhere(z.strictObject({ label: name, ...target }))

const action = leadsSomewhere(
  z.strictObject({
    label: name,
    ...target,
    style: z.enum(['primary', 'plain']).default('plain').describe('primary is drawn as the button that stands out'),
  }),
)

/** Null where the site gives no list: it has a default then, which an empty list has not. */
const list = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .array(schema)
    .optional()
    .transform((given) => given ?? null)

/** A product area by its key, which is that of its pages' folder. */
const area = z.string().regex(/^[a-z0-9._-]+$/, 'expected the name of a folder: lower-case letters, digits and `._-`')

/** Where the bar at the top and the footer lead. */
export const links = z
  .strictObject({
    logIn: link.optional(),
    signUp: link.optional(),
    helpCenter: link.optional(),
    support: link.optional(),
    questions: z
      .strictObject({ brand: link.optional(), subBrand: link.optional() })
      .prefault({})
      .describe('Tags of a question and answer site'),
    terms: link.optional().describe('The terms of service'),
    privacy: link.optional().describe('The privacy policy'),
    products: z
      .record(area, link)
      .default({})
      .transform(withoutPrototype)
      .describe("Product to URL: where 'Products used' leads outside. `url` of `products` says the same, and wins"),
  })
  .prefault({})

/** What is in the bar at the top of every page. */
export const topBar = z
  .strictObject({
    products: list(z.strictObject({ label: name, path })).describe(
      'The products; default: the navigation files with a path, at most six',
    ),
    secondary: list(item).describe("Libraries and help; default: 'Help Center' of `links`"),
    actions: list(action).describe("Default: 'Log in' and 'Sign up' of `links`"),
  })
  .prefault({})
  .describe('The bar at the top of every page')

/** What the footer holds besides help, legal pages and copyright. */
export const footer = z
  .strictObject({
    columns: z.array(z.strictObject({ title: name, links: z.array(item) })).default([]),
    legal: z.array(item).default([]).describe('Links beside the terms and the privacy policy'),
  })
  .prefault({})
  .describe('What the footer holds besides help, terms, privacy policy and copyright')

const product = z
  .strictObject({
    label: name.optional(),
    icon: z.string().min(1, 'expected the name of an icon').optional().describe('The icon of its pages in sidebars'),
    ...target,
  })
  .refine((given) => (countTargets(given) ?? 0) < 2, {
    error: 'expected either `path` or `url` in a product',
    when: ({ value }) => countTargets(value) !== null,
  })
  .meta({ not: { required: ['path', 'url'] } })

/** The product areas, by the folder below the docs root; null where the site names none. */
export const products = z
  .record(area, z.union([name, product]))
  .optional()
  .transform((given) => given ?? null)
  .describe('Product areas and their labels; default: the folders below the docs root')

/** A file of `content/assets`, however its path begins. @returns its site path */
export const asset = z
  .string()
  .regex(
    /^\/?(?:assets\/)?[^\s/\\?#][^\s\\?#]*\.(?:svg|png|jpe?g|webp|avif|ico|gif)$/i,
    'expected a picture of `content/assets`',
  )
  .transform((given) => `/assets/${given.replace(/^\.?\//, '').replace(/^(?:content\/)?assets\//, '')}`)

/** Assistants that readers may take a page to. The address of the page never says whose host is asked. */
export const assistants = z
  .array(
    z.strictObject({
      label: name,
      url: z
        .string()
        .regex(/^https?:\/\/[^\s/?#\\@{}]+(?:[/?#]\S*)?$/, 'expected an absolute URL of the web')
        .describe('Where it is; `{url}` in it stands for the address of the page'),
    }),
  )
  .default([])
  .describe('Assistants that readers may open a page in')
