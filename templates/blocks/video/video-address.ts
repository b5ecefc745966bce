/** A video of the provider. */
export interface VideoAddress {
  /** Eleven letters, digits, dashes and underscores. */
  readonly id: string
  /** Seconds from the video's beginning. */
  readonly start: number
}

const hosts: ReadonlySet<string> = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
])

/**
 * Reads the address of a YouTube video. Nothing else of the address is kept, so that nothing else can reach the player.
 *
 * @param src an id, or an address in one of the forms that the provider gives out
 * @returns null for all else
 */
export function readVideoAddress(src: string): VideoAddress | null {
  const text = src.trim()
  if (isId(text)) return { id: text, start: 0 }
  const [, host = '', path = '', query = ''] = /^https?:\/\/([^/?#]*)([^?#]*)\??([^#]*)/i.exec(text) ?? []
  const id = idOf(host.toLowerCase(), path, query)
  if (id === null || !isId(id)) return null
  return { id, start: secondsOf(fieldOf('t', query) ?? fieldOf('start', query) ?? '') }
}

/** @returns where a reader sees the video at its provider */
export function watchUrl({ id, start }: VideoAddress): string {
  return `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}` : ''}`
}

/** What the provider calls every video in the HTML that it gives out. */
const noTitle = 'YouTube video player'

/** @returns the properties of a video that HTML shows in a frame, or null */
export function readVideoFrame(tag: string): { readonly src: string; readonly title: string } | null {
  const [, address = ''] = /^<iframe\b[^>]*?\ssrc\s*=\s*["']([^"']+)["']/i.exec(tag) ?? []
  const [, double, title = double] = /^<iframe\b[^>]*?\stitle\s*=\s*(?:"([^"'`]+)"|'([^"'`]+)')/i.exec(tag) ?? []
  const video = readVideoAddress(address)
  return video === null ? null : { src: watchUrl(video), title: title === undefined || title === noTitle ? '…' : title }
}

const isId = (text: string): boolean => /^[\w-]{11}$/.test(text)

function idOf(host: string, path: string, query: string): string | null {
  if (host === 'youtu.be' || host === 'www.youtu.be') return path.slice(1).replace(/\/$/, '')
  if (!hosts.has(host)) return null
  if (/^\/watch\/?$/.test(path)) return fieldOf('v', query)
  return /^\/(?:embed|shorts|live|v)\/([^/]+)\/?$/.exec(path)?.[1] ?? null
}

/** Ids and times are plain characters: nothing of them is encoded. */
function fieldOf(name: string, query: string): string | null {
  const field = query.split('&').find((part) => part.startsWith(`${name}=`))
  return field === undefined ? null : field.slice(name.length + 1)
}

/** `90`, `90s`, `1m30s`, `1h2m3s`; 0 for all else. */
function secondsOf(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(time) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
