import type { SiteConfig } from '../../../compiler/data/site/site-config.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import { errorRoute, errorsInOrder, errorsRoute } from '../../elements/error-code.ts'
import { markdownTable, textCell } from '../../elements/markdown-table.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { mayOpen } from '../../elements/may-open.ts'
import { plainText } from '../../elements/plain-text.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { type ErrorIndexModel, type ErrorIndexProps, errorIndexContract } from './contract.ts'
import { ErrorIndex } from './ErrorIndex.tsx'
import { listErrors } from './list-errors.ts'

export const errorIndexBlock = defineBlock<ErrorIndexProps, ErrorIndexModel>({
  name: 'ErrorIndex',
  summary: 'All errors in one table, which readers filter by code, product, level and words.',
  contract: errorIndexContract,
  children: 'nothing',
  model: ({ site, page }) => {
    // A page of an author's own takes the place of the one that is made: it may be hidden, or a draft.
    const isListed = mayOpen(site, page.route)
    const shown = errorsInOrder(site.data.errors).filter(({ code }) => isListed(errorRoute(code, site.config)))
    const rows = shown.map(({ code, message, product, log_level }) => ({
      code,
      href: site.link(errorRoute(code, site.config)).href,
      message: plainText(message),
      product: product?.trim() ?? '',
      level: log_level,
    }))
    const order = new Intl.Collator('en')
    const products = [...new Set(rows.map(({ product }) => product))]
      .filter((product) => product !== '')
      .sort(order.compare)
    const { title, description = '' } = page.frontMatter
    // The page that is made here says what it is; an author's page has words of its own.
    const isMade = title === titleIn(site.config) && description === describe(site.config)
    return { model: { rows, products, intro: isMade ? description : null } }
  },
  Template: ErrorIndex,
  markdown: ({ model, say }) => {
    if (model.rows.length === 0) return say('There are no error codes yet.')
    const rows = model.rows.map(({ code, href, message, product, level }) => [
      `[${code}](${href})`,
      textCell(message),
      textCell(product),
      level,
    ])
    const table = markdownTable([say('Code'), say('Message'), say('Product'), say('Level')], rows)
    return model.intro === null ? table : `${markdownText(model.intro)}\n\n${table}`
  },
  styles: 'blocks/error-index/error-index.css',
  island: {
    entry: 'blocks/error-index/island.client.ts',
    hydrate: 'load',
    needed: ({ rows }) => rows.length > 0,
  },

  more: {
    // It has words of all errors, and so some of any question.
    search: { subject: () => ({ kind: 'error', names: [] }) },
    routes: {
      generates: ({ config, data }) =>
        data.errors.length === 0
          ? []
          : [
              {
                route: errorsRoute(config),
                frontMatter: {
                  title: titleIn(config),
                  description: describe(config),
                  layout: 'doc',
                  toc: true,
                  search: true,
                  draft: false,
                },
                block: 'ErrorIndex',
                props: {},
              },
            ],
      lists: listErrors,
    },
  },
})

type Speaking = Pick<SiteConfig, 'brand' | 'locales' | 'strings'>

const titleIn = (config: Speaking): string => textsOn({}, config)('Error codes')
const describe = (config: Speaking): string =>
  filled(textsOn({}, config)('Every error and warning of the {name} APIs, with causes and solutions.'), {
    name: config.brand.name,
  })
