import { isRecord } from '../../../client/record.ts'
import type { PlayerNews, VideoState } from './progress.ts'

/** States by the numbers of YouTube's player (developers.google.com, "IFrame Player API", onStateChange). */
const states: ReadonlyMap<unknown, VideoState> = new Map([
  [-1, 'unstarted'],
  [0, 'complete'],
  [1, 'start'],
  [2, 'pause'],
  [3, 'buffering'],
  [5, 'cued'],
])

/** Origin of the player that sets no cookies before a reader plays. */
export const playerOrigin = 'https://www.youtube-nocookie.com'

/**
 * @param site origin of the page, which the player sends its news to
 * @returns the player's address: it plays at once, and shows related videos of the same channel at most
 */
export function playerUrl(id: string, start: number, site: string): string {
  const query = [
    'autoplay=1',
    'enablejsapi=1',
    `origin=${encodeURIComponent(site)}`,
    'playsinline=1',
    'rel=0',
    ...(start > 0 ? [`start=${start}`] : []),
  ]
  return `${playerOrigin}/embed/${id}?${query.join('&')}`
}

/**
 * The message that asks a player to report its state, as the provider's own script sends it: that script is not loaded.
 *
 * @param id names the listener
 */
export function listenMessages(id: string): readonly string[] {
  const message = { id, channel: 'widget' }
  return [
    JSON.stringify({ ...message, event: 'listening' }),
    JSON.stringify({ ...message, event: 'command', func: 'addEventListener', args: ['onStateChange'] }),
  ]
}

/** @returns what a message of the player says of state, time and length; null for anything else */
export function readPlayerMessage(data: unknown): PlayerNews | null {
  const message = parse(data)
  if (message?.event === 'onStateChange') return stateNews(message.info)
  if (message?.event !== 'infoDelivery' && message?.event !== 'initialDelivery') return message === null ? null : {}
  const info = recordOf(message.info)
  return {
    ...stateNews(info?.playerState),
    ...(isTime(info?.currentTime) ? { time: info.currentTime } : {}),
    ...(isTime(info?.duration) ? { duration: info.duration } : {}),
  }
}

function stateNews(number: unknown): PlayerNews {
  const state = states.get(number)
  return state === undefined ? {} : { state }
}

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0

function recordOf(value: unknown): Readonly<Record<string, unknown>> | null {
  return isRecord(value) ? value : null
}

function parse(data: unknown): Readonly<Record<string, unknown>> | null {
  if (typeof data !== 'string') return null
  try {
    return recordOf(JSON.parse(data))
  } catch {
    return null
  }
}
