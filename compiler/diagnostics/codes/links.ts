import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { file, md, noExample, sidebar } from '../example.ts'

// Links, anchors and images.

/** A name whose extension is that of no picture. */
const looksLikeFile = /\.(?!(?:apng|avif|bmp|gif|ico|jpe?g|jfif|png|svg|tiff?|webp)$)[a-z0-9]+$/i

export const deadLink = diagnostic<{ path: string; nearest: string | null }>('SP4001', {
  severity: 'error',
  message: ({ path }) => `Dead link: no page at \`${path}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Add the page, or a redirect from this path.'),
  explain:
    'The link leads to a path of this site where there is neither a page nor an asset nor a redirect. Links are checked after the redirects, with or without a trailing slash.',
  example: md('See [calls](/docs/voice/cals).', 'See [calls](/docs/voice/calls).'),
})

export const deadAnchor = diagnostic<{ anchor: string; page: string; nearest: string | null }>('SP4002', {
  severity: 'error',
  message: ({ anchor, page }) => `Dead link: no anchor \`#${anchor}\` on \`${page}\``,
  hint: ({ anchor, nearest }) =>
    nearest === `#${anchor.normalize('NFC')}`
      ? `Write \`${nearest}\`: it looks the same, and has each letter with its accent as one character.`
      : didYouMean(nearest, 'Link to a heading of that page, or give the heading this id.'),
  explain:
    'The page exists, but nothing on it has this id. Headings get an id from their text, or by hand: `## Title {#custom}` in .md, `## Title {/* #custom */}` in .mdx.',
  example: md('See [calls](/docs/voice/calls#forwrad).', 'See [calls](/docs/voice/calls#forward).'),
})

export const missingImage = diagnostic<{ path: string; nearest: string | null }>('SP4003', {
  severity: 'error',
  message: ({ path }) => `Missing ${looksLikeFile.test(path) ? 'file' : 'image'} \`${path}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Put the file under `content/assets/`, or beside the page.'),
  explain:
    'The image, or the file that a link leads to, does not exist. `/assets/a.png` is `content/assets/a.png`; `./a.png` stands beside the page.',
  example: md('![A call](/assets/b.svg)', '![A call](/assets/a.svg)'),
})

export const unsafeAddress = diagnostic<{ url: string }>('SP4004', {
  severity: 'error',
  message: ({ url }) => `Unexpected address \`${url}\`, expected http, https, mailto, tel or a site path`,
  hint: () => 'Use an absolute https address or a path that begins with one slash.',
  explain:
    'Addresses such as `javascript:` and `data:` run code, and `//host` leads to another host without saying so. They are refused.',
  example: md('See [calls](javascript:alert).', 'See [calls](https://example.com/calls).'),
})

export const missingAlt = diagnostic<{ isTag?: boolean }>('SP4005', {
  severity: 'warning',
  message: () => 'Missing text alternative of an image',
  hint: ({ isTag }) =>
    isTag
      ? 'Describe what the image tells: `alt="A call that is forwarded"`. For one that only decorates, write `alt=""`.'
      : 'Describe what the image tells: `![A call that is forwarded](…)`.',
  explain:
    "Who can't see the image, and every agent, reads its text alternative. Say what the image tells, not that it is one.",
  example: md('![](/assets/a.svg)', '![A call that is forwarded](/assets/a.svg)'),
})

export const linkToProtected = diagnostic<{ path: string }>('SP4006', {
  severity: 'warning',
  message: ({ path }) => `Link from a public page to the protected page \`${path}\``,
  hint: () => 'Remove the link, or protect this page too with `beta_feature`.',
  explain: "The target is meant for staff and select customers only; readers of this page can't open it.",
  example: md('See [the plans](/docs/plans).', 'See [calls](/docs/voice/calls).', {
    'pages/docs/plans.md': '---\ntitle: Plans\nbeta_feature: true\n---\n\nText.',
  }),
})

export const linkToDraft = diagnostic<{ path: string }>('SP4007', {
  severity: 'error',
  message: ({ path }) => `Link to the draft \`${path}\``,
  hint: () => 'Publish the draft, or remove the link.',
  explain:
    'A page with `draft: true` is only in the preview. In a build the link would lead nowhere, so it is an error there as a dead link is. Publish the draft first, or leave the link out until then.',
  example: md('See [the next version](/docs/next).', 'See [calls](/docs/voice/calls).', {
    'pages/docs/next.md': '---\ntitle: Next\ndraft: true\n---\n\nText.',
  }),
})

export const deadDerivedLink = diagnostic<{ path: string; nearest: string | null }>('SP4008', {
  severity: 'warning',
  message: ({ path }) => `Dead link: no page at \`${path}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Add the page, or a redirect from this path.'),
  explain: `Navigation, \`site.yaml\`, data or a block leads to a page, an anchor or an image of this site that is not there, or that
is a draft; or a page links to it by the whole address of the site. It is a warning, as what is
made from data may come later, and whoever edits a page can't always put it right. Navigation and \`site.yaml\` are told at each
entry; what blocks make, once a target.`,
  example: file('navigation/voice.yaml', sidebar('/docs/voice/cals'), sidebar('/docs/voice/calls')),
})

export const linkOutOfPages = diagnostic<{ url: string; nearest: string | null }>('SP4009', {
  severity: 'error',
  message: ({ url }) => `Unexpected relative link \`${url}\`, expected it to stay inside the pages`,
  hint: ({ nearest }) =>
    nearest === null
      ? 'Write the path from the root of the site, or of what lies elsewhere its whole address.'
      : `Write \`${nearest}\`.`,
  explain:
    'A relative link leads out of `content/pages/`. Links are paths of the site; a link beside the page is relative to its file.',
  example: md('See [calls](../../../calls.md).', 'See [calls](voice/calls.md).'),
})

export const emptyLink = diagnostic('SP4010', {
  severity: 'error',
  message: () => 'Empty link',
  hint: () => 'Give the link an address.',
  explain: `The link has no address, so it leads nowhere. Give it one, or leave the words without a link.`,
  example: md('See [calls]().', 'See [calls](/docs/voice/calls).'),
})

export const brokenUrl = diagnostic<{ url: string }>('SP4011', {
  severity: 'error',
  message: ({ url }) => `Unexpected address \`${url}\`, expected a URL that browsers can read`,
  hint: () => 'Write it as in the address bar: `https://`, the name of the host, then the path.',
  explain: `Browsers can't make a URL of the address (WHATWG, "URL"): the name of its host is missing, or holds a space or another
character that no host has, or its port is no port. A link with it leads nowhere.`,
  example: md('See [calls](https:///calls).', 'See [calls](https://example.com/calls).'),
})

export const namelessLink = diagnostic<{ url: string }>('SP4012', {
  severity: 'warning',
  message: ({ url }) => `Missing text of the link to \`${url}\``,
  hint: () => 'Write what the link leads to between the brackets.',
  explain:
    'A link without words is drawn as nothing: nobody can see it or click it, and a screen reader stops at something that it has no name for (WCAG 2.4.4).',
  example: md('See the guide [](/docs/voice/calls).', 'See [the guide to calls](/docs/voice/calls).'),
})

export const heavyImage = diagnostic<{ path: string; size: string }>('SP4020', {
  severity: 'warning',
  message: ({ path, size }) => `Image \`${path}\` of ${size}, expected 1 MB at most`,
  hint: () => 'Make it smaller: fewer pixels, or a format such as WebP or AVIF.',
  explain:
    'An image of more than 1 MB (1,048,576 bytes) keeps readers waiting, and on a phone it costs them money. A screenshot of the width that the page shows takes a tenth of that.',
  example: noExample('It takes an image of more than 1 MB.', 'test/read/heavy-images.test.ts'),
})

export const localhostLink = diagnostic<{ host: string }>('SP4021', {
  severity: 'warning',
  offByDefault: true,
  message: ({ host }) => `Link to \`${host}\`, which is the reader's own machine`,
  hint: () => 'Link to where the page is for everyone, or write the address in code.',
  explain: `The address leads to the machine of whoever reads the page: \`localhost\`, \`127.0.0.1\` and the like. Often it was copied from a preview.

Off unless a site asks for it: \`checks: { SP4021: warning }\`.`,
  example: md('See [calls](http://localhost:3000/docs/voice/calls).', 'See [calls](/docs/voice/calls).'),
})
