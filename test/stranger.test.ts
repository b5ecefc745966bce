import { deepEqual } from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { putFile } from './put-files.ts'
import { openFolder } from './site.ts'

/** Has the shape of a token, and is none. */
const token = ['ghp', 'aZ3kQ9mT7vB2nX8cL5pR1wY6dF4gH0jKsU3e'].join('_')
const page = (frontMatter: string, body = 'Text.') => `---\n${frontMatter}\n---\n\n${body}\n`

/** One site of a stranger: each file with the codes and lines of what is to be found in it; empty for a good one. */
const files: readonly (readonly [path: string, text: string | Uint8Array, found: string])[] = [
  [
    'content/site.yaml',
    `url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\nallow: { secrets: ['sha256:${'ab'.repeat(32)}'] }\n`,
    'SP1024:3',
  ],
  [
    'content/navigation/a.yaml',
    `title: "A\\u2067b"\npath: /docs/a\nentries:\n  - page: { title: B, path: /docs/a }\n  - link: { title: X, link: "javascript:alert(1)", external: true }\n  - link: { title: X, link: "//evil.example/x", external: true }\n`,
    'SP2019:1 SP4004:5 SP4004:6',
  ],
  [
    'content/redirects.yaml',
    `- { old_path: /r1, dest_url: /docs/a#gone }\n- { old_path: /r2, dest_url: /docs/a#there }\n- { old_path: "/${'x'.repeat(3000)}", dest_url: /docs/a }\n- { old_path: /r4, dest_url: "javascript:alert(1)" }\n- { old_path: /r5, dest_url: "/docs/a#%74here" }\n- { old_path: /r6, dest_url: "/docs/a#THERE" }\n- { old_path: "/r\\u202e7", dest_url: "/docs/a" }\n- { old_path: "/r8", dest_url: "/docs/a\\n/x" }\n- { old_path: "/r9", dest_url: "https:evil.example" }\n- { old_path: "/r10/{p*}", dest_url: "/docs/{p*}#gone" }\n- { old_path: "/r11", dest_url: "\\\\\\\\evil.example" }\n- { old_path: "/r12", dest_url: "/r1#x" }\n- { old_path: "/r13", dest_url: "/${'y'.repeat(3000)}" }\n- { old_path: "/r14", dest_url: "HTTPS://USER:PASS@evil.example/" }\n`,
    'SP5027:1 SP5010:3 SP5014:4 SP5027:6 SP2019:7 SP5014:8 SP5014:9 SP5014:11 SP5022:12 SP5042:13 SP5025:13 SP5014:14',
  ],
  [
    'content/data/errors.yaml',
    `- { code: 100, message: "E\\u202e", log_level: ERROR, description: "${token}" }\n`,
    'SP2019:1 SP1019:1',
  ],
  [
    'content/data/voices.json',
    `[{"objectID":"1","voiceID":"v","voiceName":"a\\u202eb\\u0000","description":"","labels":[],"previewUrl":"javascript:alert(1)","locale":"en","accent":"","category":"","age":"","gender":""}]`,
    'SP1002:1 SP2019:1',
  ],
  ['content/partials/p.md', `Secret ${token}\n`, 'SP1019:1'],
  [
    'content/pages/docs/a.md',
    page('title: "Ti\\u202etle"\ndescription: "D\\u0008x"', '## There\n\nText &#x202e; and &#7; and &rlm; x.'),
    'SP2019:2 SP1002:3 SP2019:8',
  ],
  [
    'content/pages/docs/b.mdx',
    page(
      'title: B',
      `<Callout variant="info" title={"a\\u202eb"}>x</Callout>\n\n<FilterableTable filters={["Ki\\u0007nd"]}>\n\n| Kind |\n|---|\n| x |\n\n</FilterableTable>`,
    ),
    'SP2019:5 SP3114:7 SP1002:7',
  ],
  [
    'content/pages/docs/b2.md',
    page('title: B2', `::get-started-links{links='[{"label": "Bell \\u0007 <here>", "url": "/docs/a"}]'}`),
    'SP1002:5',
  ],
  ['content/pages/docs/c.md', page(`title: C\nimage: javascript:alert(1)`), 'SP4004:3'],
  ['content/pages/docs/c2.md', page(`title: C2\nimage: //evil.example/x.png`), 'SP4004:3'],
  ['content/pages/docs/c3.md', page(`title: C3\nimage: /assets/gone.png`), 'SP4003:3'],
  ['content/pages/docs/c4.md', page(`title: C4\nimage: /docs/a`), 'SP4003:3'],
  ['content/pages/docs/c5.md', page(`title: C5\nimage: data:image/png;base64,AAAA`), 'SP4004:3'],
  ['content/pages/docs/c6.md', page(`title: C6\nimage: "https://cdn.example/x\\u202e.png"`), 'SP2019:3'],
  ['content/pages/docs/c7.md', page(`title: C7\nimage: mailto:a@b.example`), 'SP4004:3'],
  ['content/pages/docs/c8.md', page(`title: C8\nimage: "http://x y/z.png"`), 'SP4011:3'],
  ['content/pages/docs/c9.md', page(`title: C9\nimage: ""`), 'SP4010:3'],
  ['content/pages/docs/d.md', page(`title: D\nredirect_from: "/${'z'.repeat(3000)}"`), 'SP5010:3'],
  [
    'content/pages/docs/d2.md',
    page(`title: D2\nredirect_from: ["//evil.example/x", "/docs/../x", "/a b", "/docs/a#frag", "/q?x=1"]`),
    'SP5010:3 SP5010:3 SP5010:3 SP5010:3 SP5010:3',
  ],
  [
    'content/pages/docs/e.md',
    page(`title: E`, `Key ${token} and AKIA**QWERTYUI**OPASDFGH.\n\n\`\`\`sh\nexport T=${token}\n\`\`\``),
    'SP1019:5 SP1019:5 SP1019:8',
  ],
  ['content/pages/docs/f.md', page(`title: "${token}"`), 'SP1019:2'],
  [
    'content/pages/docs/g.md',
    page(
      `title: G`,
      '<a href="jav&#x61;script:alert(1)">x</a> [y](data:text/html,x) [z](vbscript:x) ![i](javascript:x)\n\n<img src="https://x.example/a.png" onerror="x" srcset="javascript:x 1x">\n',
    ),
    'SP4004:5 SP4004:5 SP4004:5 SP4004:5 SP4005:7 SP2017:7 SP4004:7',
  ],
  ['content/assets/a.svgz', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'), 'SP1018'],
  ['content/assets/ok.svgz', gzipSync('<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>'), ''],
  [
    'content/assets/multi.svgz',
    Buffer.concat([gzipSync('<svg xmlns="http://www.w3.org/2000/svg">'), gzipSync('<script>1</script></svg>')]),
    'SP1018',
  ],
  ['content/assets/feed.rss', '<rss><script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script></rss>', 'SP1018'],
  [
    'content/assets/feed.atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><x:script xmlns:x="http://www.w3.org/1999/xhtml">1</x:script></feed>',
    'SP1018',
  ],
  ['content/assets/x.rdf', '<!-- c --><!DOCTYPE rdf><rdf/>', 'SP1018'],
  ['content/assets/x.mathml', '<math xmlns="http://www.w3.org/1998/Math/MathML"><mtext/></math>', 'SP1018'],
  [
    'content/assets/s.txt',
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    'SP1018:2',
  ],
  ['content/assets/poly.gif', 'GIF89a/*<svg/onload=alert(1)>*/=1;', ''],
  ['content/assets/poly.jpg', '\ufeff  \n<ScRiPt>alert(1)</ScRiPt>', 'SP1018'],
  ['content/assets/p.png', '<p>hello<img src=x onerror=alert(1)>', 'SP1018'],
  ['content/assets/t.png', '<title>x</title><script>1</script>', 'SP1018'],
  ['content/assets/v.bin', '<svg/onload=alert(1)>', 'SP1018'],
  ['content/assets/m.png', '<math><mtext/></math>', 'SP1018'],
  ['content/assets/x.shtml', 'hello', 'SP1018'],
  ['content/assets/x.mht', 'MIME-Version: 1.0\n', 'SP1018'],
  ['content/assets/x.css', '@import "https://evil.example/x.css"; body{}', ''],
  ['content/assets/k.txt', `token ${token}`, 'SP1019:1'],
  [
    'content/assets/pr.pem',
    '-----BEGIN RSA PRIVATE KEY-----\nMIIEowIBAAKCAQEAuGz7Qe2Kx9TnV5bLrWq3Yp8dHs1JcXf6\n-----END RSA PRIVATE KEY-----\n',
    'SP1019:1',
  ],
  [
    'content/assets/l.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><a href="https://ok.example/"><text>x</text></a></svg>',
    'SP1018:1',
  ],
  [
    'content/assets/st.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><style>@import url(//x.example)</style></svg>',
    'SP1018:1',
  ],
  [
    'content/assets/an.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><animate attributeName="href" to="javascript:1"/></svg>',
    'SP1018:1',
  ],
  ['content/pages/docs/x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="x"/>', 'SP1018:1'],
  ['content/pages/docs/y.html', 'x', 'SP1018'],
  ['content/pages/_assets/x.js', 'x', 'SP1018 SP7036'],
  ['content/pages/_headers', 'x', 'SP7018'],
  ['content/assets/_redirects', 'x', ''],
]

test('what a stranger may try in the files of a site', (t) => {
  const root = mkdtempSync(join(tmpdir(), 'signalpost-stranger-'))
  t.after(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of files) putFile(root, path, text)
  const found = new Map<string, string[]>(files.map(([path]) => [path, []]))
  for (const { file, code, line } of openFolder(root).report().diagnostics)
    found.get(file ?? '')?.push(line === null ? code : `${code}:${line}`)
  deepEqual(
    [...found].map(([path, codes]) => `${path}: ${codes.join(' ')}`),
    files.map(([path, , codes]) => `${path}: ${codes}`),
  )
})
