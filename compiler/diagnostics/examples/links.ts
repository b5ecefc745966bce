import { file, md, redirects, site, untold } from '../example.ts'

const sidebar = (path: string) => `title: Voice\nentries:\n  - page: { title: Calls, path: ${path} }`

/** Links, images, redirects, routes and what pages say of themselves. */
export const linkExamples = {
  ...untold('It takes hundreds of redirects or pages.', {
    SP5040: 'hosts/redirects.test.ts',
    SP5041: 'hosts/redirects.test.ts',
    SP5042: 'hosts/redirects.test.ts',
    SP5043: 'hosts/host-files.test.ts',
    SP5045: 'hosts/host-files.test.ts',
    SP5046: 'hosts/host-files.test.ts',
  }),
  SP5044: site('hosting:\n  for: [cloudflare]', 'hosting:\n  format: file\n  for: [cloudflare]'),
  SP5027: redirects(
    '- old_path: /docs/old\n  dest_url: /docs/voice/calls#forwrad',
    '- old_path: /docs/old\n  dest_url: /docs/voice/calls#forward',
  ),
  SP4001: md('See [calls](/docs/voice/cals).', 'See [calls](/docs/voice/calls).'),
  SP4002: md('See [calls](/docs/voice/calls#forwrad).', 'See [calls](/docs/voice/calls#forward).'),
  SP4003: md('![A call](/assets/b.svg)', '![A call](/assets/a.svg)'),
  SP4004: md('See [calls](javascript:alert).', 'See [calls](https://example.com/calls).'),
  SP4005: md('![](/assets/a.svg)', '![A call that is forwarded](/assets/a.svg)'),
  SP4006: md('See [the plans](/docs/plans).', 'See [calls](/docs/voice/calls).', {
    'pages/docs/plans.md': '---\ntitle: Plans\nbeta_feature: true\n---\n\nText.',
  }),
  SP4007: md('See [the next version](/docs/next).', 'See [calls](/docs/voice/calls).', {
    'pages/docs/next.md': '---\ntitle: Next\ndraft: true\n---\n\nText.',
  }),
  SP4008: file('navigation/voice.yaml', sidebar('/docs/voice/cals'), sidebar('/docs/voice/calls')),
  SP4009: md('See [calls](../../../calls.md).', 'See [calls](voice/calls.md).'),
  SP4010: md('See [calls]().', 'See [calls](/docs/voice/calls).'),
  SP5001: {
    wrong: { 'pages/de/docs/voice.md': 'Text.' },
    right: { 'pages/docs/stimme.md': 'Text.' },
  },
  SP5010: redirects(
    '- old_path: https://docs.acme.example/docs/old?ref=1\n  dest_url: /docs/voice',
    '- old_path: /docs/old\n  dest_url: /docs/voice',
  ),
  SP5011: redirects(
    '- old_path: /docs/v{version}/start\n  dest_url: /docs/voice',
    '- old_path: /docs/{version}/start\n  dest_url: /docs/voice',
  ),
  SP5012: redirects(
    '- old_path: /docs/{path*}/overview\n  dest_url: /docs/voice',
    '- old_path: /docs/{product}/overview\n  dest_url: /docs/voice',
  ),
  SP5013: redirects(
    '- old_path: /docs/phone/{page}\n  dest_url: /docs/voice/{code}',
    '- old_path: /docs/phone/{page}\n  dest_url: /docs/voice/{page}',
  ),
  SP5014: redirects(
    '- old_path: /go/{path*}\n  dest_url: /{path*}',
    '- old_path: /go/{path*}\n  dest_url: /docs/{path*}',
  ),
  SP5015: redirects('- old_path: /docs/old\n  dest_url: docs/voice', '- old_path: /docs/old\n  dest_url: /docs/voice'),
  SP5020: redirects(
    '- old_path: /docs/sms\n  dest_url: /docs/texting\n- old_path: /docs/texting\n  dest_url: /docs/sms',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
  ),
  SP5021: redirects(
    '- old_path: /docs/sms/\n  dest_url: /docs/sms',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
  SP5022: redirects(
    '- old_path: /docs/sms\n  dest_url: /docs/texting\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging\n- old_path: /docs/texting\n  dest_url: /docs/messaging',
  ),
  SP5023: redirects(
    '- old_path: /docs/{product}/start\n  dest_url: /docs/voice\n- old_path: /docs/{area}/start\n  dest_url: /docs/messaging',
    '- old_path: /docs/{product}/start\n  dest_url: /docs/voice',
  ),
  SP5024: redirects(
    '- old_path: /docs/voice/{page}\n  dest_url: /docs/messaging',
    '- old_path: /docs/voice/old-start\n  dest_url: /docs/messaging',
  ),
  SP5025: redirects(
    '- old_path: /docs/sms\n  dest_url: /docs/mesaging',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
  SP5028: redirects(
    '- old_path: /docs/sms/{page}\n  dest_url: /docs/mesaging/{page}',
    '- old_path: /docs/sms/{page}\n  dest_url: /docs/messaging/{page}',
  ),
  SP5026: redirects(
    '- old_path: /de/docs/sms\n  dest_url: /docs/messaging',
    '- old_path: /docs/sms\n  dest_url: /docs/messaging',
  ),
  SP5101: {
    wrong: { 'pages/docs/sip.md': 'Text.', 'pages/docs/sip/index.md': 'Text.' },
    right: { 'pages/docs/sip/trunks.md': 'Text.', 'pages/docs/sip/index.md': 'Text.' },
  },
  SP5102: md('---\ntitle: Calls\nproduct: vioce\n---\n\nText.', '---\ntitle: Calls\nproduct: voice\n---\n\nText.'),
  SP5103: md('---\ntitle: Calls\nsidebar: vioce\n---\n\nText.', '---\ntitle: Calls\nsidebar: voice\n---\n\nText.', {
    'navigation/voice.yaml': sidebar('/docs/voice/calls'),
  }),
  SP5104: {
    wrong: { 'navigation/vioce.yaml': sidebar('/docs/voice/calls') },
    right: { 'navigation/voice.yaml': sidebar('/docs/voice/calls') },
  },
} as const
