import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { redirects } from '../example.ts'
import { printable } from '../printable.ts'

// Redirects and locale folders.

/** Messages name what is unexpected as a headline does: "Unexpected space", not "Unexpected a space". */
const withoutArticle = (what: string) => what.replace(/^(?:an?|the) /, '')

export const localeFolder = diagnostic<{ locale: string; count: number }>('SP5001', {
  severity: 'error',
  message: ({ locale, count }) =>
    `Unexpected page folder \`${locale}\`${count > 1 ? ` with ${count} pages` : ''}: it has the name of a locale that is redirected`,
  hint: ({ locale }) => `Move the pages out of \`pages/${locale}/\`, or take \`${locale}\` out of \`locales.all\`.`,
  explain: `Every address that begins with a locale other than the default one is redirected to the same address without
it: \`/ja/docs/voice\` leads to \`/docs/voice\`. The rule is built in and comes before all others. A page in a folder of
that name could therefore never be opened.

Give the folder another name, or, when the site no longer redirects that locale, remove it from \`locales.all\` in
\`site.yaml\`.`,
  example: {
    wrong: { 'pages/de/docs/voice.md': 'Text.' },
    right: { 'pages/docs/stimme.md': 'Text.' },
  },
})

export const malformedRedirectSource = diagnostic<{ source: string; what: string; hint: string | null }>('SP5010', {
  severity: 'error',
  message: ({ source, what }) =>
    `Unexpected ${withoutArticle(what)} in the redirect source \`${printable(source)}\`, expected a path such as \`/docs/old\``,
  hint: ({ hint }) => hint,
  explain: `The source of a redirect (\`old_path\`, or \`redirect_from\` in a page's front matter) is a path of this site as a
browser asks for it: it begins with \`/\`, has no host, query or fragment, and its first segment is fixed text. Characters
that hosts read in different ways (a backslash, an encoded slash, an empty segment, \`..\`) are refused, because a rule
that one host reads as harmless can lead to another site on the next one.

The query and the fragment of the address that a reader opens are kept by themselves.`,
  example: redirects(
    '- old_path: https://docs.acme.example/docs/old?ref=1\n  dest_url: /docs/voice',
    '- old_path: /docs/old\n  dest_url: /docs/voice',
  ),
})

export const malformedRedirectName = diagnostic<{ text: string; written: string; expected: string }>('SP5011', {
  severity: 'error',
  message: ({ text, written, expected }) =>
    `Unexpected \`${written}\` in the redirect path \`${text}\`, expected ${expected}`,
  hint: () => 'A name in braces, of letters, digits and `_`, stands for a whole segment between two slashes.',
  explain: `In a redirect, \`{name}\` stands for exactly one segment of the path, and \`{name*}\`, as the last segment, for none
or more. The name is made of letters, digits and \`_\`, begins with a letter, and fills its segment alone. A name that the
source has in one form stands in the target in the same form. The forms of hosts (\`*\`, \`:splat\`, \`:name\`) are not
understood here: they are made from these when the site is built.`,
  example: redirects(
    '- old_path: /docs/v{version}/start\n  dest_url: /docs/voice',
    '- old_path: /docs/{version}/start\n  dest_url: /docs/voice',
  ),
})

export const catchAllNotLast = diagnostic<{ text: string; name: string }>('SP5012', {
  severity: 'error',
  message: ({ text, name }) =>
    `Unexpected \`{${name}*}\` in the middle of \`${text}\`, expected it as the last segment`,
  hint: ({ name }) => `Write \`{${name}}\` if it stands for one segment.`,
  explain: `\`{name*}\` takes all the segments that are left, so that nothing can follow it. Hosts have the same limit.

Where one segment varies in the middle of a path, write \`{name}\`; where several do, write one redirect for each.`,
  example: redirects(
    '- old_path: /docs/{path*}/overview\n  dest_url: /docs/voice',
    '- old_path: /docs/{product}/overview\n  dest_url: /docs/voice',
  ),
})

export const unknownRedirectName = diagnostic<{ name: string; names: readonly string[]; nearest: string | null }>(
  'SP5013',
  {
    severity: 'error',
    message: ({ name, names }) =>
      names.length === 0
        ? `Unexpected name \`{${name}}\` in the target: the source has no names`
        : `Unexpected name \`{${name}}\` in the target, expected ${names.map((one) => `\`{${one}}\``).join(' or ')}`,
    hint: ({ nearest }) => (nearest === null ? null : `Did you mean \`{${nearest}}\`?`),
    explain: `A name in the target of a redirect is replaced by what the same name stood for in the source. This one does not
stand in the source, so that there is nothing to put in its place.`,
    example: redirects(
      '- old_path: /docs/phone/{page}\n  dest_url: /docs/voice/{code}',
      '- old_path: /docs/phone/{page}\n  dest_url: /docs/voice/{page}',
    ),
  },
)

export const unsafeRedirectTarget = diagnostic<{ target: string; what: string; hint: string | null }>('SP5014', {
  severity: 'error',
  message: ({ target, what }) =>
    `Unexpected ${withoutArticle(what)} in the redirect target \`${printable(target)}\`, expected a path such as \`/docs/new\` or an \`https://\` URL`,
  hint: ({ hint }) => hint,
  explain: `This target is unsafe: a browser or a host may read it as the address of another site, or as code to run. Readers
trust a link that begins with your own address, and an open redirect lets a stranger use that trust. Browsers read a
backslash as a slash and drop tabs and line ends; hosts decode \`%2F\` and \`%5C\` at different moments. So a target begins
with exactly one \`/\` and a fixed segment, or with \`https://\` and a host that is written out.`,
  example: redirects(
    '- old_path: /go/{path*}\n  dest_url: /{path*}',
    '- old_path: /go/{path*}\n  dest_url: /docs/{path*}',
  ),
})

export const malformedRedirectTarget = diagnostic<{ target: string; what: string; hint: string | null }>('SP5015', {
  severity: 'error',
  message: ({ target, what }) =>
    `Unexpected ${withoutArticle(what)} in the redirect target \`${target}\`, expected a path such as \`/docs/new\` or an \`https://\` URL`,
  hint: ({ hint }) => hint,
  explain: `The target of a redirect (\`dest_url\`) is a path of this site, beginning with \`/\`, or a full URL of another one. It
may have a query and a fragment; names in braces stand in its path only. Spaces and characters such as \`"\` and \`<\` are
percent-encoded.`,
  example: redirects('- old_path: /docs/old\n  dest_url: docs/voice', '- old_path: /docs/old\n  dest_url: /docs/voice'),
})

export const redirectLoop = diagnostic<{ paths: readonly string[] }>('SP5020', {
  severity: 'error',
  message: ({ paths }) => `Unexpected loop of redirects: ${paths.map((path) => `\`${path}\``).join(' → ')}`,
  hint: () => 'Point one of them at a page, or remove it.',
  explain: `These redirects lead to each other, so that no reader ever arrives: browsers give up with "too many redirects".
A pattern whose target matches its own source loops as well.

Find the page that the readers should see, and point every redirect straight at it.`,
  example: redirects(
    '- old_path: /docs/sms\n  dest_url: /docs/texting\n- old_path: /docs/texting\n  dest_url: /docs/sms',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
  ),
})

export const redirectToItself = diagnostic<{ path: string }>('SP5021', {
  severity: 'error',
  message: ({ path }) => `Unexpected redirect of \`${path}\` to itself`,
  hint: () => 'Remove it, or point it at another page.',
  explain: `The source and the target are the same path (a trailing slash makes no difference), so that the redirect would
never end.`,
  example: redirects(
    '- old_path: /docs/sms/\n  dest_url: /docs/sms',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
})

export const redirectChain = diagnostic<{ source: string; target: string; end: string | null; origin: string }>(
  'SP5022',
  {
    severity: 'error',
    message: ({ source, target }) =>
      `Unexpected chain of redirects: \`${source}\` leads to \`${target}\`, which is redirected itself`,
    hint: ({ source, end, origin }) =>
      end === null ? `Point \`${source}\` at a page.` : `Point \`${source}\` at \`${end}\`${origin}.`,
    explain: `Each redirect in a chain costs the reader a round trip, search engines give up after a few, and the HTML pages that
stand in for redirects on simple hosts would send the reader from one to the next. When a page moves a second time, the
older redirects move with it.`,
    example: redirects(
      '- old_path: /docs/sms\n  dest_url: /docs/texting\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
      '- old_path: /docs/sms\n  dest_url: /docs/messaging\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
    ),
  },
)

export const repeatedRedirect = diagnostic<{ source: string }>('SP5023', {
  severity: 'error',
  message: ({ source }) => `Unexpected second redirect of \`${source}\``,
  hint: () => 'Remove one of the two.',
  explain: `Two redirects have the same source, so that one of them is never used. Sources are the same when they match the
same paths: a trailing slash and the name in braces make no difference.`,
  example: redirects(
    '- old_path: /docs/{product}/start\n  dest_url: /docs/voice\n- old_path: /docs/{area}/start\n  dest_url: /docs/messaging',
    '- old_path: /docs/{product}/start\n  dest_url: /docs/voice',
  ),
})

export const redirectHidesPage = diagnostic<{ source: string; route: string; count: number; isFolder?: boolean }>(
  'SP5024',
  {
    severity: 'error',
    message: ({ source, route, count, isFolder = false }) =>
      `Unexpected redirect of \`${source}\`: it hides the ${isFolder ? 'folder' : 'page'} \`${route}\`${count > 1 ? ` and ${count - 1} more` : ''}`,
    hint: ({ source, route }) =>
      source === route
        ? 'Remove the redirect, or the page.'
        : 'Write out the old paths one by one, or move the pages out of the way.',
    explain: `A redirect comes before pages: where a page exists at its source, readers never see that page. This happens when
a page is restored, or when a pattern takes in more than the pages that moved.`,
    example: redirects(
      '- old_path: /docs/voice/{page}\n  dest_url: /docs/messaging',
      '- old_path: /docs/voice/old-start\n  dest_url: /docs/messaging',
    ),
  },
)

export const deadRedirectTarget = diagnostic<{ target: string; nearest: string | null }>('SP5025', {
  severity: 'error',
  message: ({ target }) => `Unexpected redirect target \`${target}\`: no page or file of this site has that path`,
  hint: ({ nearest }) => didYouMean(nearest) ?? 'Add the page, or lead to one that is there.',
  explain: `The redirect leads to "page not found". Its target must be a page, a file under \`assets/\`, or a URL of another
site.`,
  example: redirects(
    '- old_path: /docs/sms\n  dest_url: /docs/mesaging',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
})

export const deadRedirectAnchor = diagnostic<{ anchor: string; route: string; nearest: string | null }>('SP5027', {
  severity: 'error',
  message: ({ anchor, route }) =>
    `Unexpected anchor \`#${anchor}\` in the redirect target: \`${route}\` has none of that name`,
  hint: ({ nearest }) =>
    nearest === null ? 'Lead to a heading of that page, or leave it out.' : `Did you mean \`#${nearest}\`?`,
  explain: `The redirect leads to a page that exists and to a heading that does not: readers arrive at the top of the page
instead. The id of a heading changes with its text unless it is set.`,
  example: redirects(
    '- old_path: /docs/old\n  dest_url: /docs/voice/calls#forwrad',
    '- old_path: /docs/old\n  dest_url: /docs/voice/calls#forward',
  ),
})

export const deadRedirectPattern = diagnostic<{ target: string; nearest: string | null }>('SP5028', {
  severity: 'warning',
  message: ({ target }) => `Unexpected redirect target \`${target}\`: nothing on this site begins like it`,
  hint: ({ nearest }) => didYouMean(nearest),
  explain: `The target of the redirect holds a name in braces, and no page begins with the part before it: readers end at "page not
found". It is a warning, because the pages may be still to come.`,
  example: redirects(
    '- old_path: /docs/sms/{page}\n  dest_url: /docs/mesaging/{page}',
    '- old_path: /docs/sms/{page}\n  dest_url: /docs/messaging/{page}',
  ),
})

export const builtInRedirectFirst = diagnostic<{ source: string; rule: string; hint: string }>('SP5026', {
  severity: 'error',
  message: ({ source, rule }) => `Unexpected redirect of \`${source}\`: the built-in rule ${rule} comes first`,
  hint: ({ hint }) => hint,
  explain: `Two kinds of redirects are built in: \`/\` leads to the docs root (\`/docs\`, or the first page), and an address that begins with a locale other than the
default one leads to the same address without it. They come before the redirects of the site, so that a record with such
a source would never be used. Repeating a built-in rule exactly is allowed.

Write the record for the address without the locale; it then serves all locales.`,
  example: redirects(
    '- old_path: /de/docs/sms\n  dest_url: /docs/messaging',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
})
