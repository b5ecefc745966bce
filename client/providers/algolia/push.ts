import { algoliasearch } from 'algoliasearch'
import type { HostedSearchSettings } from '../../wire/client-config.ts'
import type { HostedRecord } from '../../wire/hosted-record.ts'
import type { PushFailure, PushTarget } from '../provider.ts'

/** Other ones than the usual, for tests. */
export interface PushPace {
  readonly timeouts?: typeof usualTimeouts
  readonly maxRetries?: number
}

/** What the site's search asks of an index; an owner's other settings are kept. */
const settings = {
  searchableAttributes: ['unordered(title)', 'unordered(section)', 'unordered(content)'],
  attributesForFaceting: ['filterOnly(tags)', 'product'],
  customRanking: ['asc(position)'],
  attributeForDistinct: 'url',
  distinct: true,
}

/**
 * Milliseconds until an answer begins, which includes sending the records, and from then on until it has ended; and how
 * often a task is asked whether it has ended.
 */
const usualTimeouts = { connect: 10_000, read: 15_000, write: 30_000 }
const usualMaxRetries = 100

/**
 * Replaces all records of an index in one step: they are written to a temporary index with the settings of the old one,
 * which is then moved to its place (algolia.com, "Atomic reindexing"). Until then readers search the old records, and a
 * failure leaves them; what is not among the records is gone afterwards.
 *
 * @returns null when the index holds the records
 */
export async function pushRecords(
  records: readonly HostedRecord[],
  { appId = '' }: HostedSearchSettings,
  target: PushTarget,
  { timeouts = usualTimeouts, maxRetries = usualMaxRetries }: PushPace = {},
): Promise<PushFailure | null> {
  const { adminKey, indexName, endpoint } = target
  const hosts = endpoint === null ? {} : { hosts: [hostOf(endpoint)] }
  const client = algoliasearch(appId, adminKey, { ...hosts, timeouts })
  try {
    await prepare(client, indexName, maxRetries)
    await client.replaceAllObjects({
      indexName,
      objects: records.map((record) => ({ ...record, tags: [...record.tags] })),
      maxRetries,
    })
    return null
  } catch (error) {
    return failureOf(error, appId, target)
  }
}

/** Without the facets the filters find nothing: a new index gets our settings, an old one at least the facets. */
async function prepare(client: ReturnType<typeof algoliasearch>, indexName: string, maxRetries: number): Promise<void> {
  const isThere = await client.indexExists({ indexName })
  const facets = isThere ? ((await client.getSettings({ indexName })).attributesForFaceting ?? []) : []
  const nameOf = (facet: string) => facet.replace(/^\w+\((.*)\)$/, '$1')
  const known = new Set(facets.map(nameOf))
  const missing = settings.attributesForFaceting.filter((facet) => !known.has(nameOf(facet)))
  if (missing.length === 0) return
  const indexSettings = isThere ? { attributesForFaceting: [...facets, ...missing] } : settings
  const { taskID } = await client.setSettings({ indexName, indexSettings })
  await client.waitForTask({ indexName, taskID, maxRetries })
}

function hostOf({ host, protocol }: URL) {
  return {
    url: host,
    protocol: protocol === 'http:' ? ('http' as const) : ('https' as const),
    accept: 'readWrite' as const,
  }
}

function failureOf(error: unknown, appId: string, { indexName, adminKey }: PushTarget): PushFailure {
  const { status, message = '', name = '' } = error as { status?: unknown; message?: string; name?: string }
  // A header with the key may be part of what the client says.
  const said = message.replaceAll(adminKey, '…').split('\n')[0]?.slice(0, 300)
  const where = `index "${indexName}" of application "${appId}"`
  if (status === 401 || status === 403)
    return {
      fault: 'call',
      message: `the search service refuses the key for ${where} (${status}): ${said}. ALGOLIA_ADMIN_KEY needs the rights addObject, deleteIndex, settings and editSettings`,
    }
  if (status === 429)
    return {
      fault: 'environment',
      message: `the search service takes no more for now (429): ${said}. Try again later`,
    }
  if (typeof status === 'number' && status >= 400 && status < 500)
    return { fault: 'call', message: `the search service refuses the push to ${where} (${status}): ${said}` }
  if (name === 'RetryError' || name === 'ApiError' || name === 'DeserializationError')
    return { fault: 'environment', message: `the search service can't be reached or fails: ${said}` }
  // The client throws on unexpected answers, such as a task without a number or one that never ends.
  return {
    fault: 'environment',
    message: `the search service gave an answer that is not known for ${where}: ${said}. The old records are searched on`,
  }
}
