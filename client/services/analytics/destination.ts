import type { ClientConfig } from '../../wire/client-config.ts'
import { createIdentity } from '../identity.ts'
import { randomId } from '../random-id.ts'

declare global {
  interface Window {
    /** The list that tag managers read; whatever made it may have replaced its `push`. */
    dataLayer?: { push(item: unknown): unknown }
  }
}

/** Takes an event; it never throws, because no page may break for being counted. */
export type Destination = (event: string, properties: Readonly<Record<string, unknown>>) => void

/** @returns where events are sent; null without a provider */
export function createDestination(config: ClientConfig): Destination | null {
  const { analytics } = config
  if (analytics.provider === 'segment') return toSegment(analytics.writeKey, config)
  return analytics.provider === 'dataLayer' ? toDataLayer : null
}

function toDataLayer(event: string, properties: Readonly<Record<string, unknown>>): void {
  window.dataLayer ??= []
  try {
    window.dataLayer.push({ event, ...properties })
  } catch (error) {
    console.warn(error)
  }
}

/**
 * Segment's HTTP API (https://segment.com/docs/connections/sources/catalog/libraries/server/http-api/), in the form
 * that browsers use: the write key in the body, a text type so that no preflight is needed. No script of another
 * origin runs in the page.
 */
function toSegment(writeKey: string, config: ClientConfig): Destination {
  const identity = createIdentity(config)
  return (event, properties) => {
    const { signedIn, anonymousId } = identity()
    const { path, referrer, search, title, url } = properties
    const kind = event === 'page' ? { type: 'page' } : { type: 'track', event }
    const message = {
      ...kind,
      properties,
      anonymousId,
      ...(signedIn === null ? {} : { userId: signedIn }),
      context: { page: { path, referrer, search, title, url }, userAgent: navigator.userAgent },
      messageId: randomId(),
      sentAt: new Date().toISOString(),
      writeKey,
    }
    fetch(`https://api.segment.io/v1/${event === 'page' ? 'p' : 't'}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: JSON.stringify(message),
      // A click on a link leaves the page at once.
      keepalive: true,
      credentials: 'omit',
    }).catch(() => {
      // Blocked or offline: that is the reader's right.
    })
  }
}
