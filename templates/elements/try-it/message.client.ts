/** What the page asks of its frame; the answer comes back on the port that is sent along. */
export interface TryRequest {
  readonly method: string
  readonly url: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly body: TryRequestBody | null
}

export type TryRequestBody =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly file: Blob }
  | { readonly kind: 'parts'; readonly type: string; readonly parts: readonly TryPart[] }

export interface TryPart {
  readonly name: string | null
  readonly value: string | File
  /** As the specification has it, else null. */
  readonly type: string | null
}

/** What a server has answered. */
export interface TryAnswer {
  readonly status: number
  readonly statusText: string
  readonly headers: readonly (readonly [name: string, value: string])[]
  /** Null for what is no text. */
  readonly text: string | null
  /** Bytes of the body. */
  readonly size: number
  /** Milliseconds until the whole answer was there. */
  readonly time: number
}

/**
 * `policy`: the frame may not ask this server. `unreadable`: offline, no server, or no permission to read (CORS). `stopped`:
 * by the reader, who says so on the port (`stopMessage`).
 */
export type TryFault = 'policy' | 'unreadable' | 'late' | 'stopped' | 'refused' | 'lost'

export type TryReply = TryAnswer | { readonly fault: TryFault; readonly detail: string }

/** What the page says on the port of a request that it no longer wants. */
export const stopMessage = 'stop'
/** What a frame says once when it can send. */
export const readyMessage = 'try-it-frame-ready'
