import { file, md, redirects, site, untold } from '../example.ts'

/** Files, YAML, front matter, `site.yaml`. */
export const fileExamples = {
  ...untold('It is about bytes, permissions, links or sizes of files, which no text shows.', {
    SP1001: 'read/read.test.ts',
    SP1003: 'read/read.test.ts',
    SP1004: 'read/read.test.ts',
    SP1005: 'read/read.test.ts',
    SP1006: 'read/read.test.ts',
    SP1007: 'read/read.test.ts',
    SP1009: 'read/read.test.ts',
    SP1011: 'read/read.test.ts',
    SP1015: 'read/read.test.ts',
    SP1018: 'read/active-content.test.ts',
    SP1019: 'read/secrets.test.ts',
    SP1021: 'cli/page-budget.test.ts',
    SP1050: 'read/read.test.ts',
    SP1205: 'formats/yaml/parse-yaml.test.ts',
    SP1210: 'formats/yaml/parse-yaml.test.ts',
    SP1243: 'data/site-file.test.ts',
  }),
  SP1002: md('The terminal says \u001b[32mok\u001b[0m.', 'The terminal says ok.'),
  SP1008: {
    wrong: { "pages/docs/what's new?.md": 'Calls can be parked.' },
    right: { 'pages/docs/whats-new.md': 'Calls can be parked.' },
  },
  SP1010: {
    wrong: { 'assets/Map.svg': '<svg/>', 'assets/map.svg': '<svg/>' },
    right: { 'assets/map-large.svg': '<svg/>', 'assets/map.svg': '<svg/>' },
  },
  SP1012: md('---\ntitle: Webhooks\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
  SP1013: md('---toml\ntitle = "Webhooks"\n---\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
  SP1014: {
    wrong: { 'pages/docs/setup.txt': 'Install it.' },
    right: { 'pages/docs/setup.md': 'Install it.' },
  },
  SP1016: {
    wrong: {
      'navigation/voice.yaml': 'title: Voice\nentries: []',
      'navigation/voice.yml': 'title: Voice\nentries: []',
    },
    right: { 'navigation/voice.yaml': 'title: Voice\nentries: []' },
  },
  SP1020: {
    wrong: { 'images/a.svg': '<svg/>' },
    right: { 'assets/images/a.svg': '<svg/>' },
  },
  SP1051: {
    wrong: { 'assets/index.md': '# Docs' },
    right: { 'pages/docs/index.md': '# Docs' },
    alone: true,
  },
  SP1201: md('---\ntitle: Webhooks: a tour\n---\n\nText.', '---\ntitle: "Webhooks: a tour"\n---\n\nText.'),
  SP1202: md('---\ntitle: *usual\n---\n\nText.', '---\ntitle: The usual\n---\n\nText.'),
  SP1203: md('---\ntitle: One\ntitle: Two\n---\n\nText.', '---\ntitle: One\n---\n\nText.'),
  SP1204: file(
    'data/search-results.yaml',
    '- title: Status\n  url: https://status.example\n  constructor: us',
    '- title: Status\n  url: https://status.example\n  maker: us',
  ),
  SP1206: file(
    'data/search-results.yaml',
    '- title: 12345678901234567890\n  url: https://status.example',
    '- title: "12345678901234567890"\n  url: https://status.example',
  ),
  SP1207: redirects(
    '- { old_path: /docs/a, dest_url: /docs/voice }\n---\n- { old_path: /docs/b, dest_url: /docs/voice }',
    '- { old_path: /docs/a, dest_url: /docs/voice }\n- { old_path: /docs/b, dest_url: /docs/voice }',
  ),
  SP1208: md('---\ntitle: !upper Webhooks\n---\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
  SP1209: file(
    'data/search-results.yaml',
    '- { {name}: Status, title: Status, url: https://status.example }',
    '- { "{name}": Status, title: Status, url: https://status.example }',
  ),
  SP1221: md(
    '---\ntitle: Webhooks\ndescripton: How we call you\n---\n\nText.',
    '---\ntitle: Webhooks\ndescription: How we call you\n---\n\nText.',
  ),
  SP1222: redirects('- old_path: /docs/a', '- old_path: /docs/a\n  dest_url: /docs/voice'),
  SP1223: md('---\ntitle: Webhooks\ntoc: "false"\n---\n\nText.', '---\ntitle: Webhooks\ntoc: false\n---\n\nText.'),
  SP1224: md('---\ntitle: Webhooks\nlayout: leagl\n---\n\nText.', '---\ntitle: Webhooks\nlayout: legal\n---\n\nText.'),
  SP1241: md(
    '---\ndescription: How we call you\n---\n\nText.',
    '---\ntitle: Webhooks\ndescription: How we call you\n---\n\nText.',
  ),
  SP1242: site('codeHost:\n  clientId: ${NAME_THAT_IS_NOT_SET}', 'codeHost:\n  clientId: Iv1.0123456789abcdef'),
  SP1244: file('partials/setup.md', '---\ntitle: Setup\n---\n\nInstall it.', 'Install it.'),
  SP1245: site('checks: { SP405: off }', 'checks: { SP4005: off }'),
  SP1261: site(
    'products: { nets: { label: Nets, icon: documnt } }',
    'products: { nets: { label: Nets, icon: document } }',
  ),
  SP1260: site("strings: { de: { Serch: 'Suche' } }", "strings: { de: { Search: 'Suche' } }"),
  SP1246: site('checks: { SP4001: off }', 'checks: { SP4005: off }'),
} as const
