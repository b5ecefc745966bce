/** The hosts that `hosting.for` of site.yaml may name. */
export const hostNames = [
  'netlify',
  'cloudflare',
  'github',
  'firebase',
  'vercel',
  'cloudfront',
  'caddy',
  'nginx',
] as const
export type HostName = (typeof hostNames)[number]
