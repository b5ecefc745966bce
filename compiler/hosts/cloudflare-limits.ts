/** What Cloudflare Pages reads of the two files, the rest it skips (developers.cloudflare.com, "Pages, Limits"). */
export const cloudflareLimits = {
  plainRules: 2000,
  dynamicRules: 100,
  /** Characters of a line of `_redirects`. */
  lineLength: 1000,
  headerRules: 100,
} as const
