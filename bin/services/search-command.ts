import type { HostedRecord } from '../../client/wire/hosted-record.ts'
import {
  accountOf,
  adminKeyOf,
  type HostedIndex,
  hostedExamples,
  hostedIndex,
  pusherOf,
} from '../../compiler/data/site/search-service.ts'
import type { SiteConfig } from '../../compiler/data/site/site-config.ts'
import { plural } from '../../compiler/formats/plural.ts'
import { type HostedRecords, hostedRecords } from '../../compiler/search/search.ts'
import { type ExitStatus, exit } from '../exit.ts'
import { type OpenSite, openSite } from '../site/open-site.ts'
import { ownOutput } from '../site/own-output.ts'
import { runSite } from '../site/run-site.ts'
import type { System } from '../system.ts'

export interface IndexOptions {
  readonly root: string
  readonly push?: boolean
  readonly dryRun?: boolean
  /** The public index, in place of the one of `site.yaml`. */
  readonly index?: string
  readonly endpoint?: URL
}

/** An index of the site and what it should hold. */
interface Job {
  readonly kind: string
  readonly service: HostedIndex
  readonly indexName: string
  /** The variable of the environment with the key that may write. */
  readonly adminKey: string
  readonly pages: number
  readonly records: readonly HostedRecord[]
}

/** Makes the records of a site's search and, when asked to, brings its hosted indexes up to them. */
export async function index(options: IndexOptions, system: System): Promise<ExitStatus> {
  const say = (text: string) => system.err.write(`signalpost: ${text}\n`)
  const opened: { site: OpenSite | null } = { site: null }
  const open: typeof openSite = async (...call) => {
    opened.site = await openSite(...call)
    return opened.site
  }
  const reporting = { root: options.root, format: 'pretty', parser: 'fast' } as const
  const run = { options: reporting, open, hold: ownOutput, lenient: false, clean: false, out: null }
  const status = await runSite(run, system)
  if (status !== exit.good || opened.site === null) return status
  const { pipeline } = opened.site
  const jobs = jobsOf({ services: pipeline.settings.config().services, ...hostedRecords(pipeline) }, options)
  if (jobs.length === 0) {
    await say(`site.yaml names no hosted search: set services.search to ${hostedExamples.join(' or ')}`)
    return exit.call
  }
  if (new Set(jobs.map(({ service, indexName }) => `${accountOf(service)} ${indexName}`)).size < jobs.length) {
    await say(
      'public and enablement pages need indexes of their own: services.search and enablementSearch name the same',
    )
    return exit.call
  }
  return await pushAll(jobs, options, system)
}

async function pushAll(jobs: readonly Job[], options: IndexOptions, system: System): Promise<ExitStatus> {
  const say = (text: string) => system.err.write(`signalpost: ${text}\n`)
  const isDry = !options.push || options.dryRun === true
  const unset = isDry ? [] : jobs.map(({ adminKey }) => adminKey).filter((name) => (system.env[name] ?? '') === '')
  if (unset.length > 0) {
    await say(`set ${[...new Set(unset)].join(' and ')} to a key that may write to the index`)
    return exit.call
  }
  for (const { kind, service, indexName, adminKey, pages, records } of jobs) {
    const what = `${plural(records.length, 'record')} of ${plural(pages, `${kind} page`)}`
    if (isDry) {
      await system.out.write(`${what} would go to "${indexName}"\n`)
      continue
    }
    if (records.length === 0) {
      await say(`there are no ${kind} pages to be found: "${indexName}" is left as it is`)
      continue
    }
    const target = { indexName, adminKey: system.env[adminKey] ?? '', endpoint: options.endpoint ?? null }
    const pushRecords = await pusherOf(service)
    const failure = await pushRecords(records, service, target)
    if (failure !== null) {
      await say(failure.message)
      return exit[failure.fault]
    }
    await system.out.write(`${what} ${records.length === 1 ? 'is' : 'are'} in "${indexName}"\n`)
  }
  if (!options.push) await say('nothing was sent; --push sends it')
  return exit.good
}

interface SearchableSite extends HostedRecords {
  readonly services: Pick<SiteConfig['services'], 'search' | 'enablementSearch'>
}

function jobsOf({ services, ...site }: SearchableSite, { index: name }: IndexOptions): readonly Job[] {
  const open = hostedIndex(services.search)
  const internal = hostedIndex(services.enablementSearch)
  const { pages, records, enablementPages, enablementRecords } = site
  return [
    ...(open === null ? [] : [jobOf('public', open, name ?? open.indexName, pages, records)]),
    ...(internal === null
      ? []
      : [jobOf('enablement', internal, internal.indexName, enablementPages, enablementRecords)]),
  ]
}

function jobOf(kind: string, service: HostedIndex, indexName: string, pages: number, records: Job['records']): Job {
  return { kind, service, indexName, adminKey: adminKeyOf(service), pages, records }
}
