import type { SandboxPage } from '../model/bundle.ts'
import { contentSecurityPolicy, type PolicyFacts } from './csp.ts'

/** A header's name and value. */
export type Header = readonly [string, string]

/**
 * The security headers of every answer. `Strict-Transport-Security` is not among them: it binds the whole domain, so
 * that only its owner can decide on it.
 */
export function securityHeaders(facts: PolicyFacts): readonly Header[] {
  return [
    ['Content-Security-Policy', contentSecurityPolicy(facts)],
    ['X-Content-Type-Options', 'nosniff'],
    ['X-Frame-Options', 'DENY'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'browsing-topics=(), camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
  ]
}

/** Headers that a frame's page may not share with the pages that show it: theirs would forbid it. */
export const pageHeaderNames: readonly string[] = ['Content-Security-Policy', 'X-Frame-Options']

/**
 * What takes their place for a frame's page: its own policy, only this site may show it, and, but where servers are asked,
 * it has no origin even when somebody opens it by itself. Directives of W3C "Content Security Policy Level 3".
 */
export function sandboxHeaders({ policy, hasOrigin }: SandboxPage): readonly Header[] {
  const sandbox = `sandbox allow-scripts${hasOrigin ? ' allow-same-origin' : ''}`
  return [['Content-Security-Policy', `${policy}; ${sandbox}; frame-ancestors 'self'`]]
}

/** For files whose name holds a hash of their bytes. */
export const cacheForEver = 'public, max-age=31536000, immutable'
/** For all others: kept, but asked for again each time. */
export const cacheRevalidated = 'public, max-age=0, must-revalidate'
