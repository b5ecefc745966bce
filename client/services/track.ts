/** The event on `document` by which any script says what a reader did; `client/services/analytics` listens, if at all. */
export const trackEvent = 'signalpost:track'

export type TrackProperties = Readonly<Record<string, string | number | boolean | undefined>>

/** What `trackEvent` carries as its `detail`. */
export interface Tracked {
  /** `search`, `video_progress`, `feedback` or `copy_code`. */
  readonly name: string
  readonly properties: TrackProperties
}

/** Fires the event. Without analytics nobody listens. */
export function track(name: string, properties: TrackProperties): void {
  document.dispatchEvent(new CustomEvent<Tracked>(trackEvent, { detail: { name, properties } }))
}
