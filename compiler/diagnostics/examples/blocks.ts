import { md, mdx, untold } from '../example.ts'

/** Blocks, their properties and children. */
export const blockExamples = {
  ...untold('Only a block of the site itself gives it.', {
    SP3009: 'block-capabilities.test.tsx',
    SP3014: 'block-capabilities.test.tsx',
  }),
  SP3001: mdx('<Calout variant="info">\n  Text\n</Calout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP3002: mdx(
    '<Disclosure title="More" opened>\n  Text\n</Disclosure>',
    '<Disclosure title="More" open>\n  Text\n</Disclosure>',
  ),
  SP3003: mdx('<Disclosure>\n  Text\n</Disclosure>', '<Disclosure title="More">\n  Text\n</Disclosure>'),
  SP3004: mdx(
    '<Disclosure title="More" open="false">\n  Text\n</Disclosure>',
    '<Disclosure title="More" open={false}>\n  Text\n</Disclosure>',
  ),
  SP3005: mdx('<Callout variant="notice">\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP3006: mdx(
    '<Tab title="One">\n  Text\n</Tab>',
    '<TabGroup>\n  <Tab title="One">\n    Text\n  </Tab>\n  <Tab title="Two">\n    Text\n  </Tab>\n</TabGroup>',
  ),
  SP3007: mdx('<Callout variant="info"></Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP3008: mdx(
    '<CodeSampleGroup slug="send">\n  Text\n</CodeSampleGroup>',
    '<CodeSampleGroup slug="send">\n  ```js\n  send()\n  ```\n</CodeSampleGroup>',
  ),
  SP3010: mdx(
    '<Disclosure title="One" title="Two">\n  Text\n</Disclosure>',
    '<Disclosure title="One">\n  Text\n</Disclosure>',
  ),
  SP3011: mdx('<Include file="credentails.md" />', '<Include file="credentials.md" />', {
    'partials/credentials.md': 'Keep it secret.',
  }),
  SP3012: {
    wrong: { 'partials/one.md': '::include{file="two.md"}', 'partials/two.md': '::include{file="one.md"}' },
    right: { 'partials/one.md': '::include{file="two.md"}', 'partials/two.md': 'Text' },
    beside: { 'pages/docs/page.md': '::include{file="one.md"}' },
  },
  SP3013: md(
    '::get-started-links{links=\'[{label: Docs, url: "/docs"}]\'}',
    '::get-started-links{links=\'[{"label": "Docs", "url": "/docs"}]\'}',
  ),
  SP3015: {
    wrong: { 'partials/rows.md': '::include{file="row.md"}\n\n'.repeat(40) },
    right: { 'partials/rows.md': '::include{file="row.md"}\n\n'.repeat(4) },
    beside: {
      'partials/row.md': 'Text',
      'pages/docs/page.md': '::include{file="rows.md"}\n\n'.repeat(40),
    },
  },
} as const
