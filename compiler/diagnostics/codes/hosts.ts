import { diagnostic } from '../define.ts'
import { noExample, site } from '../example.ts'

// Limits and layouts of hosts. They are warnings, because another host may take the site as it is.

const because = 'It takes hundreds of redirects or pages.'

export const tooManyPlainRules = diagnostic<{ count: number; limit: number }>('SP5040', {
  severity: 'warning',
  message: ({ count, limit }) =>
    `Unexpected number of redirects: \`_redirects\` has ${count} plain rules, Cloudflare Pages takes ${limit}`,
  hint: () =>
    'This one and those after it would not work there. Merge redirects into patterns, or use `redirects.nginx.conf`.',
  explain: `Cloudflare Pages reads the first 2,000 plain rules of \`_redirects\` and skips the others without a word on the site:
their addresses answer "page not found". The HTML pages that stand in for redirects still work there, as long as the
host serves them.

Replace groups of redirects by one pattern (\`/docs/sms/{page}\`), or serve the site with nginx, whose map in
\`redirects.nginx.conf\` has no such limit. On other hosts this warning means nothing.`,
  example: noExample(because, 'test/hosts/redirects.test.ts'),
})

export const tooManyPatternRules = diagnostic<{ count: number; limit: number }>('SP5041', {
  severity: 'warning',
  message: ({ count, limit }) =>
    `Unexpected number of redirect patterns: \`_redirects\` has ${count} rules with placeholders, Cloudflare Pages takes ${limit}`,
  hint: () =>
    'The rules beyond the limit would not work there. Use fewer patterns or locales, or `redirects.nginx.conf`.',
  explain: `Cloudflare Pages reads the first 100 rules of \`_redirects\` that hold \`*\` or a placeholder and skips the others
without a word on the site. A pattern in \`redirects.yaml\` makes one such rule. Each locale makes one for every first
segment of the site's addresses, because a rule for all of them at once would be an open redirect.

Use fewer patterns, or serve the site with nginx. On other hosts this warning means nothing.`,
  example: noExample(because, 'test/hosts/redirects.test.ts'),
})

export const redirectRuleTooLong = diagnostic<{ source: string; length: number; limit: number }>('SP5042', {
  severity: 'warning',
  message: ({ source, length, limit }) =>
    `Unexpected length of the redirect of \`${source.slice(0, 80)}\`: its rule has ${length} characters, Cloudflare Pages takes ${limit}`,
  hint: () => 'Shorten the source or the target: the rule would be skipped there.',
  explain: `Cloudflare Pages skips lines of \`_redirects\` of more than 1,000 characters. Such a redirect usually carries a long
query in its target. Shorten it. On other hosts this warning means nothing.`,
  example: noExample(because, 'test/hosts/redirects.test.ts'),
})

export const tooManyHeaderRules = diagnostic<{ count: number; limit: number }>('SP5043', {
  severity: 'warning',
  message: ({ count, limit }) =>
    `Unexpected number of header rules: \`_headers\` has ${count}, Cloudflare Pages takes ${limit}`,
  hint: () =>
    'The rules beyond the limit would not work there. Have fewer folders and pages at the top of `content/pages/`, or fewer that are protected or internal.',
  explain: `Cloudflare Pages reads the first 100 rules of \`_headers\`. Each folder or page at the top of \`content/pages/\` takes
three, which say how long browsers keep its pages, and where the site has frames, such as those of diagrams, their content
security policy; without frames they are left out where all would be too many, because Cloudflare says the same. Each page that is protected or internal takes one more, which asks search engines not to list its Markdown
twin; the page itself says so in its HTML. Beyond the limit the headers are missing there: those of twins first, then those
of the folders that come last by name. On other hosts this warning means nothing.

Hiding is no protection: put protected pages behind a sign-in, for which \`protected.json\` lists them.`,
  example: noExample(because, 'test/hosts/host-files.test.ts'),
})

export const layoutNotServed = diagnostic<{ host: string; format: string; right: string }>('SP5044', {
  severity: 'warning',
  message: ({ host, format, right }) =>
    `Unexpected layout \`${format}\` for the host \`${host}\`, expected \`${right}\``,
  hint: ({ right }) => `Write \`format: ${right}\` under \`hosting\`.`,
  explain: `The addresses of the site have no slash at their end: \`/docs/voice\`. Netlify, Cloudflare Pages and GitHub Pages serve
\`docs/voice.html\` there at once, but lead from \`/docs/voice\` to \`/docs/voice/\` where the file is
\`docs/voice/index.html\`: every page costs the reader a second request, and its canonical address is a redirect.`,
  example: site('hosting:\n  for: [cloudflare]', 'hosting:\n  format: file\n  for: [cloudflare]'),
})

export const tooManyHostRules = diagnostic<{ host: string; count: number; limit: number }>('SP5045', {
  severity: 'warning',
  message: ({ host, count, limit }) =>
    `Unexpected number of redirects: the site has ${count} rules, ${host} takes ${limit}`,
  hint: () => 'This one and those after it would not work there. Merge redirects into patterns.',
  explain: `A host of \`hosting.for\` refuses a configuration with more redirects than its limit. Each redirect makes one rule, each
pattern that ends in \`{name*}\` two, and each locale two for every first segment of the site's addresses.

Merge groups of redirects into one pattern (\`/docs/sms/{page}\`), or choose another host.`,
  example: noExample(because, 'test/hosts/host-files.test.ts'),
})

export const signInTarget = diagnostic<{ host: string; sign: string; target: string }>('SP5047', {
  severity: 'warning',
  message: ({ host, sign, target }) =>
    `Unexpected ${sign} in the redirect target \`${target}\`: ${host} takes it for the beginning of a name`,
  hint: () => 'Write the target without it. Until then this redirect would not work there.',
  explain: `A host of \`hosting.for\` has names of segments as \`:name\` or \`$1\`, wherever they stand in a target and however the
sign is written. It refuses a whole configuration with a name that the source does not have, or puts another text in its
place. The redirect is left out of it.`,
  example: noExample(because, 'test/hosts/host-files.test.ts'),
})

export const colonInSource = diagnostic<{ host: string; source: string }>('SP5048', {
  severity: 'warning',
  message: ({ host, source }) =>
    `Unexpected colon in the redirect source \`${source}\`: ${host} takes it for the beginning of a name`,
  hint: () => 'This redirect would not work there. Redirect a part of the path before it: `/docs/old/{path*}`.',
  explain: `Cloudflare Pages has names of segments as \`:name\`, anywhere in a source, and there is no other way to write a colon
that fits the address. What would fit it fits other addresses, too, so the rule is written in a way that fits none.`,
  example: noExample(because, 'test/hosts/signs-of-redirects.test.ts'),
})

export const patternNotServed = diagnostic<{ host: string; source: string }>('SP5049', {
  severity: 'warning',
  message: ({ host, source }) => `Unexpected pattern \`${source}\` for ${host}, which knows no redirects`,
  hint: () => 'Redirect the addresses one by one: each gets a page that leads on.',
  explain: `GitHub Pages serves files and nothing else. A redirect of one address is replaced by a page that leads on; the
addresses that a pattern matches are not known, so that they answer "page not found" there.

Write a redirect for each address that readers still have, or choose another host.`,
  example: noExample(because, 'test/hosts/signs-of-redirects.test.ts'),
})

export const redirectsTooLargeForFunction = diagnostic<{ left: number; limit: number }>('SP5046', {
  severity: 'warning',
  message: ({ left, limit }) =>
    `Unexpected size of the redirects: ${left} of them do not fit into a CloudFront function of ${limit} bytes`,
  hint: () => 'This one and those after it would not work there. Merge redirects into patterns.',
  explain: `The redirects of a site on CloudFront are part of a function, whose code may have 10,240 bytes. Those that do not fit
are left out of it.

Merge groups of redirects into one pattern (\`/docs/sms/{page}\`), or choose another host.`,
  example: noExample(because, 'test/hosts/host-files.test.ts'),
})
