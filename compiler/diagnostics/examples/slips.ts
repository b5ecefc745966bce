import { file, md, untold } from '../example.ts'

const page = (body: string) => `---\ntitle: Send a message\n---\n\n${body}`

/** What renders, but not as it was meant. */
export const slipExamples = {
  SP1250: file(
    'pages/docs/page.md',
    '---\ntitle: “Make a call”\n---\n\nText.',
    '---\ntitle: "Make a call"\n---\n\nText.',
  ),
  SP2080: md('<<<<<<< HEAD\nThe limit is 20.\n=======\nThe limit is 30.\n>>>>>>> limits', 'The limit is 30.'),
  SP2081: md(
    '```sh\nnpm install\n\nThen start it:\n\n```sh\nnpm start\n```',
    '```sh\nnpm install\n```\n\nThen start it:\n\n```sh\nnpm start\n```',
  ),
  SP2082: md(
    '| Option | Values |\n| --- | --- |\n| mode | `on|off` |',
    '| Option | Values |\n| --- | --- |\n| mode | `on\\|off` |',
  ),
  SP2083: md(
    '| Name | Type | Meaning |\n| --- | --- |\n| to | string | Who is called |',
    '| Name | Type | Meaning |\n| --- | --- | --- |\n| to | string | Who is called |',
  ),
  SP2084: md('See [the guide][guide].', 'See [the guide][guide].\n\n[guide]: https://example.com/guide'),
  SP2085: md('Calls are free.[^1]', 'Calls are free.[^1]\n\n[^1]: On weekdays.'),
  SP2086: md('See [calls] (/docs/voice/calls).', 'See [calls](/docs/voice/calls).'),
  SP2087: md('See (calls)[/docs/voice/calls].', 'See [calls](/docs/voice/calls).'),
  SP2088: md('##Limits', '## Limits'),
  SP2089: md(page('Text.\n\n# Limits\n\nText.'), page('Text.\n\n## Limits\n\nText.')),
  SP2090: md('!!! warning\n\n    Calls cost money.', ':::warning\nCalls cost money.\n:::'),
  SP2091: md('---\ntitle: Limits\n---', '---\ntitle: Limits\ndraft: true\n---'),
  SP2092: md('## Calls\n\n#### Limits\n\nText.', '## Calls\n\n### Limits\n\nText.'),
  ...untold('It takes an image of more than 1 MB.', { SP4020: 'read/heavy-images.test.ts' }),
  SP4021: md('See [calls](http://localhost:3000/docs/voice/calls).', 'See [calls](/docs/voice/calls).'),
} as const
