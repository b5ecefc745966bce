import type { Loading } from '../../../client/loading.ts'
import { sayWith } from '../../../client/say.ts'
import type { VoiceSource } from './contract.ts'
import { createPlayer, type Player } from './player.client.ts'
import { readQuery, writeQuery } from './query-address.client.ts'
import type { Screen } from './screen.client.ts'
import { nameIn } from './voice-rows.client.ts'
import { openShippedVoices, type SearchVoices, type VoiceQuery } from './voice-search.client.ts'

/** Milliseconds before a search that takes long says so. */
const slowAfterMs = 300

/** The search of one library, whose results are on the screen. */
export interface VoiceSearch {
  /** What is searched next. */
  query: VoiceQuery
  readonly player: Player
  /** @param turned the reader turned the page: the results are scrolled to */
  run(turned?: boolean): Promise<void>
  /** Loads what searches, before it is needed. */
  warmUp(): Promise<void>
}

/** @returns opens what searches, each time it is called: what could not be loaded is asked for again */
function opener(source: VoiceSource, { importer }: Loading): () => Promise<SearchVoices> {
  const providers = importer(() => import('../../../client/providers/providers.client.ts'))
  const hosted = importer(() => import('./hosted-voices.client.ts'))
  return async () => {
    if (!('indexName' in source)) return openShippedVoices(source.url)
    const [{ hostedClient }, { openHostedVoices }] = await Promise.all([providers(), hosted()])
    const { openIndex } = await hostedClient(source.provider)
    if (openIndex === undefined) throw new Error(`${source.provider} searches no lists`)
    return openHostedVoices(openIndex(source))
  }
}

/** Searches, keeps the query in the address, and stops a sample whose voice is gone. */
export function createSearch(name: string, source: VoiceSource, screen: Screen, loading: Loading): VoiceSearch {
  const open = opener(source, loading)
  let searching: Promise<SearchVoices> | null = null
  /** The number of the newest search: older ones come too late. */
  let newest = 0
  let playing: string | null = null
  const player = createPlayer(
    (id) => {
      playing = id
      screen.showPlaying(id)
    },
    (id) => {
      const voiceName = nameIn(screen.rowOf(id))
      screen.note(sayWith('The sample of {voiceName} could not be played.', { voiceName }))
    },
  )
  const search: VoiceSearch = {
    query: readQuery(name),
    player,
    async run(turned = false) {
      newest += 1
      const own = newest
      const sentQuery = search.query
      writeQuery(name, sentQuery)
      const slow = setTimeout(() => screen.showWaiting(), slowAfterMs)
      try {
        searching ??= open()
        const results = await (await searching)(sentQuery)
        if (own !== newest) return
        if (results.voices.length === 0 && results.total > 0 && sentQuery.page > 1) {
          search.query = { ...sentQuery, page: Math.max(1, Math.min(results.pages, sentQuery.page - 1)) }
          return await search.run(turned)
        }
        screen.showResults(sentQuery, results)
        if (playing !== null && screen.rowOf(playing) === null) player.stop()
        else screen.showPlaying(playing)
        if (turned) screen.goToResults()
      } catch (error) {
        // A module that could not be loaded is asked for again.
        searching = null
        if (own === newest) screen.showFault(error)
      } finally {
        clearTimeout(slow)
      }
    },
    async warmUp() {
      searching ??= open()
      try {
        await (await searching)(search.query)
      } catch {
        // The search itself asks again, and says what is wrong.
        searching = null
      }
    },
  }
  return search
}
