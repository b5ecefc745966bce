import type { Destination } from '../../../compiler/data/destinations.ts'
import type { ModelInput, Modelled } from '../../../compiler/model/block.ts'
import { anchorOf } from '../../elements/heading/anchor.ts'
import { depthBelow } from '../../elements/heading-depth.ts'
import { type Leads, nowhere, platformLinks } from '../../elements/platform-links.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import type { CatalogGroup, CatalogRow, DestinationCatalogModel, DestinationCatalogProps } from './contract.ts'

const platforms = ['web', 'mobile', 'server'] as const
const platformNames = { web: 'Web', mobile: 'Mobile', server: 'Server' } as const
const calls = ['track', 'page', 'identify', 'group', 'alias'] as const

/** All destinations by category; one that is in several stands in each. */
export function destinationCatalogModel(input: ModelInput<DestinationCatalogProps>): Modelled<DestinationCatalogModel> {
  const { props, site, page, id } = input
  const { links, page: toPage, section } = platformLinks(site)
  const rows = site.data.destinations.map((destination) => ({
    destination,
    ...rowOf(destination, props.table, (path) => toPage(path, { record: destination, written: destination.url })),
  }))
  const depth = depthBelow(page.depth)
  const titles = site.data.destinationCategories.map(({ display_name }) => display_name)
  const known = new Set(titles)
  const listed = rows.filter(({ isKnown }) => isKnown)
  const say = textsOn(page.frontMatter, site.config)
  const group = (name: string, members: typeof rows, title = name): CatalogGroup[] =>
    members.length === 0 ? [] : [{ id: id(anchorOf(name)), title, rows: members.map(({ row }) => row) }]
  // A category that the list does not have is as good as none.
  const isUncategorised = ({ destination: { categories } }: (typeof rows)[number]) =>
    !categories.some((category) => known.has(category))
  // Where the list has one for the rest, a second one of the same name would be a riddle.
  const rest = titles.find((title) => title === 'Other' || title === say('Other'))
  const groups = [
    ...titles.flatMap((title) =>
      group(
        title,
        listed.filter((one) => one.destination.categories.includes(title) || (title === rest && isUncategorised(one))),
      ),
    ),
    ...(rest === undefined ? group('Other', listed.filter(isUncategorised), say('Other')) : []),
  ]
  const hasActions = groups.some((one) => one.rows.some(({ checks }) => checks === null))
  const model = {
    table: props.table,
    id: id(`destinations-${props.table}`),
    depth,
    groups,
    without: rows.flatMap(({ isKnown, row }) => (isKnown ? [] : [row])),
    columns:
      props.table === 'methods'
        ? // Without a table there are no links that could be dead.
          calls.map((call) => ({
            name: capital(call),
            ...(groups.length > 0 ? section(`connections/spec/${call}/`) : nowhere),
          }))
        : [...platforms, ...platforms].map((platform) => ({ name: say(platformNames[platform]), ...nowhere })),
    actions: hasActions ? section('connections/destinations/actions') : nowhere,
  }
  return { model, headings: groups.map((one) => ({ id: one.id, depth, value: one.title })), links }
}

/** @returns the row, and whether the table has anything to say about the destination */
function rowOf(
  destination: Destination,
  table: DestinationCatalogProps['table'],
  link: (path: string) => Leads,
): { readonly row: CatalogRow; readonly isKnown: boolean } {
  const { id, display_name, url, status, connection_modes, methods, actions } = destination
  const checks =
    table === 'methods'
      ? calls.map((call) => methods[call])
      : [connection_modes.cloud, connection_modes.device].flatMap((mode) => platforms.map((platform) => mode[platform]))
  const row = {
    id: id ?? display_name,
    name: display_name,
    leads: url === '' ? nowhere : link(url.replace(/^\/+/, '')),
    isBeta: status === 'PUBLIC_BETA',
    checks: table === 'connection-modes' && actions.length > 0 ? null : checks,
  }
  return { row, isKnown: checks.includes(true) }
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
