const didYouMean = (nearest: string | null, otherwise: string) =>
  nearest === null ? otherwise : `Did you mean \`${nearest}\`?`

/** Codes SP40xx: links, anchors and images. */
export const linkCodes = {
  SP4001: {
    severity: 'error',
    message: (path: string) => `Dead link: no page at \`${path}\``,
    hint: (_path: string, nearest: string | null) => didYouMean(nearest, 'Add the page, or a redirect from this path.'),
    explain:
      'The link leads to a path of this site where there is neither a page nor an asset nor a redirect. Links are checked after the redirects, with or without a trailing slash.',
  },
  SP4002: {
    severity: 'error',
    message: (anchor: string, page: string) => `Dead link: no anchor \`#${anchor}\` on \`${page}\``,
    hint: (_anchor: string, _page: string, nearest: string | null) =>
      didYouMean(nearest, 'Link to a heading of that page, or give the heading this id.'),
    explain:
      'The page exists, but nothing on it has this id. Headings get an id from their text, or by hand: `## Title {#custom}` in .md, `## Title {/* #custom */}` in .mdx.',
  },
  SP4003: {
    severity: 'error',
    message: (path: string) => `Missing image \`${path}\``,
    hint: (_path: string, nearest: string | null) =>
      didYouMean(nearest, 'Put the file under `content/assets/`, or beside the page.'),
    explain:
      'The image file does not exist. `/assets/a.png` is `content/assets/a.png`; `./a.png` stands beside the page.',
  },
  SP4004: {
    severity: 'error',
    message: (url: string) => `Unexpected address \`${url}\`, expected http, https, mailto, tel or a site path`,
    hint: () => 'Use an absolute https address or a path that begins with one slash.',
    explain:
      'Addresses such as `javascript:` and `data:` run code, and `//host` leads to another host without saying so. They are refused.',
  },
  SP4005: {
    severity: 'warning',
    message: () => 'Missing text alternative of an image',
    hint: () => 'Describe what the image tells: `![A call that is forwarded](…)`.',
    explain:
      "Who can't see the image, and every agent, reads its text alternative. Say what the image tells, not that it is one.",
  },
  SP4006: {
    severity: 'warning',
    message: (path: string) => `Link from a public page to the protected page \`${path}\``,
    hint: () => 'Remove the link, or protect this page too with `beta_feature`.',
    explain: "The target is meant for staff and select customers only; readers of this page can't open it.",
  },
  SP4007: {
    severity: 'error',
    message: (path: string) => `Link to the draft \`${path}\``,
    hint: () => 'Publish the draft, or remove the link.',
    explain:
      'A page with `draft: true` is only in the preview. In a build the link would lead nowhere, so it is an error there as a dead link is. Publish the draft first, or leave the link out until then.',
  },
  SP4008: {
    severity: 'warning',
    message: (path: string) => `Dead link: no page at \`${path}\``,
    hint: (_path: string, nearest: string | null) => didYouMean(nearest, 'Add the page, or a redirect from this path.'),
    explain: `Navigation, \`site.yaml\`, data or a block leads to a page, an anchor or an image of this site that is not there, or that
is a draft; or a page links to it by the whole address of the site. It is a warning, told once a target: what is made from
data may come later, and whoever edits a page can't always put it right.`,
  },
  SP4009: {
    severity: 'error',
    message: (url: string) => `Unexpected relative link \`${url}\`, expected it to stay inside the pages`,
    hint: () => 'Write the path from the root of the site.',
    explain:
      'A relative link leads out of `content/pages/`. Links are paths of the site; a link beside the page is relative to its file.',
  },
  SP4010: {
    severity: 'error',
    message: () => 'Empty link',
    hint: () => 'Give the link an address.',
    explain: `The link has no address, so it leads nowhere. Give it one, or leave the words without a link.`,
  },
  SP4020: {
    severity: 'warning',
    message: (path: string, size: string) => `Image \`${path}\` of ${size}, expected 1 MB at most`,
    hint: () => 'Make it smaller: fewer pixels, or a format such as WebP or AVIF.',
    explain:
      'An image of more than 1 MB (1,048,576 bytes) keeps readers waiting, and on a phone it costs them money. A screenshot of the width that the page shows takes a tenth of that.',
  },
  SP4021: {
    severity: 'warning',
    offByDefault: true,
    message: (host: string) => `Link to \`${host}\`, which is the reader's own machine`,
    hint: () => 'Link to where the page is for everyone, or write the address in code.',
    explain: `The address leads to the machine of whoever reads the page: \`localhost\`, \`127.0.0.1\` and the like. Often it was copied from a preview.

Off unless a site asks for it: \`checks: { SP4021: warning }\`.`,
  },
} as const
