import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { prettyText, reports } from '../../compiler/diagnostics/report/report.ts'
import { findSecrets } from '../../compiler/formats/secrets/find-secrets.ts'
import { secretProblems } from '../../compiler/read/secret-problems.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { putFile } from '../put-files.ts'
import { openFolder } from '../site.ts'

/** Letters and digits without order, in parts: no value of these tests is a secret, and none has its shape in a file. */
const noise = (length: number, from = 'kQ7vZpX2mRt9LwYc4HnBf6JsGd3TuEaK8xVqNbW5oCyPiS1hMzrDgFjUeA'): string =>
  from.repeat(Math.ceil(length / from.length)).slice(0, length)
const upper = noise(16, 'Q7VZPX2MRT5LWYC4HNBF6JSGD3TUEAK')
const hex = noise(64, '9f3a7c1e5b8d2064af17ce93b5d80e6247fa')

const base64 = (length: number) => noise(length, 'kQ7vZpX2mRt9+LwYc4HnBf6/JsGd3TuEaK8xVqNbW5oCyPiS1hMzrDgFjUeA')
/** The first and the last line of a key; the middle is what is told apart. */
const pem = (kind: string, body: string) => `${['-----BEGIN', kind, 'KEY-----'].join(' ')}${body}`
const uuid = `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`
const randomUuid = `${uuid.slice(0, 14)}4${uuid.slice(15, 19)}a${uuid.slice(20)}`
const botId = (digits: string) => Buffer.from(digits).toString('base64url')

const values: readonly (readonly [string, string])[] = [
  ['a private key', `${['-----BEGIN', 'RSA PRIVATE', 'KEY-----'].join(' ')}\n${noise(64)}\n`],
  ['a private key', `${['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')}\\n${noise(64)}`],
  ['an access key of AWS', `${'AK'}IA${upper}`],
  ['a token of GitHub', `gh${'p_'}${noise(36)}`],
  ['a token of GitHub', `github${'_pat_'}${noise(82)}`],
  ['a token of GitLab', `glp${'at-'}${noise(20)}`],
  ['a token of Slack', `xo${'xb-'}274918365027-${noise(24)}`],
  ['a webhook of Slack', `hooks.${'slack.com'}/services/T${upper.slice(0, 8)}/B${upper.slice(0, 8)}/${noise(24)}`],
  ['a live key of Stripe', `sk${'_live_'}${noise(24)}`],
  ['a key of Google', `AI${'za'}${noise(35)}`],
  ['a key of SendGrid', `S${'G.'}${noise(22)}.${noise(43)}`],
  ['a token of npm', `np${'m_'}${noise(36)}`],
  ['a token of PyPI', `py${'pi-'}AgEIcHlwaS5vcmc${noise(60)}`],
  ['a key of a language model', `s${'k-'}${noise(48)}`],
  ['a storage key of Azure', `Account${'Key='}${noise(86)}==`],
  ['a token of DigitalOcean', `dop${'_v1_'}${hex}`],
  ['a token of Shopify', `shp${'at_'}${hex.slice(0, 32)}`],
  [
    'a private key',
    pem('RSA PRIVATE', `\nProc-Type: 4,ENCRYPTED\nDEK-Info: AES-128-CBC,${hex.slice(0, 32)}\n\n${base64(64)}`),
  ],
  ['a private key', pem('PRIVATE', `\n${base64(32)}\n${base64(32)}`)],
  ['a private key', pem('PRIVATE', `\\n" +\n  "${base64(64)}\\n" +`).replace(/\\n" \+$/, '')],
  ['a private key', `Private${'-Lines:'} 8\n${base64(64)}`],
  ['a private key', `LS0tLS1CRUdJTi${'BQUklWQVRFIEtFWS'}${noise(80)}`],
  ['a private key', `"${'d'}": "${noise(43)}"`],
  ['a secret key of AWS', `aws_${'secret_access_key'} = ${base64(40)}`],
  ['a client secret of Google', `GOC${'SPX-'}${noise(28)}`],
  ['a token of Google', `ya${'29.'}${noise(100)}`],
  ['an access key of Azure', `SharedAccess${'Key='}${noise(43)}=`],
  ['a client secret of Azure', `kQv8${'Q~'}${noise(34)}`],
  ['a shared signature of Azure', `&si${'g='}${noise(43)}%3D`],
  ['a token of Heroku', `HRK${'U-'}${uuid}`],
  ['a token of GitLab', `gld${'t-'}${noise(20)}`],
  ['a token of Slack', `xap${'p-'}1-A${upper.slice(0, 10)}-2749183650274-${hex}`],
  ['a token of Slack', `xox${'e.xoxp'}-1-${noise(160)}`],
  ['a webhook of Discord', `discord.com/api/${'webhooks'}/274918365027491836/${noise(68)}`],
  ['a token of Telegram', `2749183650:${'AA'}${noise(33)}`],
  ['a key of Mailgun', `ke${'y-'}${hex.slice(0, 32)}`],
  ['a key of Mailchimp', `${hex.slice(0, 32)}-u${'s12'}`],
  ['a secret of webhooks', `whs${'ec_'}${noise(32)}`],
  ['a key of a language model', `s${'k-'}ant-api03-${noise(40)}-${noise(52)}`],
  ['a key of a language model', `gs${'k_'}${noise(52)}`],
  ['a token of Vault', `hv${'s.'}${noise(90)}`],
  ['a token of Terraform', `${noise(14)}.${'atlasv1'}.${noise(67)}`],
  ['a token of Docker', `dckr${'_pat_'}${noise(27)}`],
  ['a token of Netlify', `nf${'p_'}${noise(36)}`],
  ['a token of Fly', `fo${'1_'}${noise(43)}`],
  ['a token of Fly', `fm${'1r_'}${base64(200)}`],
  ['a token of Vercel', `vc${'p_'}${noise(56)}`],
  ['a token of Vercel', `vc${'k_'}${noise(20)}-${noise(35)}`],
  ['a key of Render', `rn${'d_'}${noise(28)}`],
  ['a key of Resend', `r${'e_'}${noise(8)}_${noise(24)}`],
  ['a key of LaunchDarkly', `ap${'i-'}${randomUuid}`],
  ['a key of LaunchDarkly', `sd${'k-'}${randomUuid}`],
  ...['27491836502749183', '918365027491836502', '1183650274918365027', '30274918365027491836'].map(
    (id): readonly [string, string] => ['a token of Discord', `${botId(id)}.${noise(6)}.${noise(38)}`],
  ),
  ['a token of Airtable', `pa${'t'}${noise(14)}.${hex}`],
  ['a key of Postman', `PMA${'K-'}${hex.slice(0, 24)}-${hex.slice(0, 34)}`],
  ['a key of Linear', `lin${'_api_'}${noise(40)}`],
  ['a token of Notion', `nt${'n_'}${noise(46)}`],
  ['a token of Databricks', `dap${'i'}${hex.slice(0, 32)}`],
  ['a token of Grafana', `gls${'a_'}${noise(32)}_${hex.slice(0, 8)}`],
  ['a token of Plaid', `access-${'production'}-${uuid}`],
  ['a token of Hugging Face', `h${'f_'}${noise(34, 'kQvZpXmRtLwYcHnBfJsGdTuEaKxVqNbWoCyPiShMzrDgFjUeA')}`],
]

test('each shape is found, and where', () => {
  for (const [kind, value] of values) {
    const text = `before\n${value}\nafter`
    const found = findSecrets(text)
    assert.deepEqual(
      found.map((one) => one.kind),
      [kind],
      value.slice(0, 12),
    )
    assert.equal(found[0]?.start, 7)
    assert.match(found[0]?.hash ?? '', /^sha256:[0-9a-f]{64}$/)
  }
})

test('one that only readers see is found as well, at what was written, once', () => {
  const body = noise(36)
  const aws = `${'AK'}IA${upper}`
  const inside = (text: string) => `first line\nsee ${text} there`
  for (const [name, text] of [
    ['an escape of Markdown', `gh${'p'}\\_${body}`],
    ['a reference', `gh${'p'}&#95;${body}`],
    ['a reference by name', `gh${'p'}&lowbar;${body}`],
    ['a reference in hexadecimal', `&#x67;h${'p_'}${body}`],
    ['an escape of JSON', `gh${'p'}\\u005f${body}`],
    ['an escape of JavaScript', `gh${'p'}\\u{5f}${body}`],
    ['an escape of YAML', `gh${'p'}\\x5F${body}`],
    ['emphasis', `${aws.slice(0, 8)}**${aws.slice(8, 14)}**${aws.slice(14)}`],
    ['emphasis of the beginning', `${aws.slice(0, 2)}*${aws.slice(2, 9)}*${aws.slice(9)}`],
    ['code', `${aws.slice(0, 5)}\`${aws.slice(5, 9)}\`${aws.slice(9)}`],
    ['tags', `${aws.slice(0, 5)}<b>${aws.slice(5, 9)}</b>${aws.slice(9)}`],
    ['a comment', `${aws.slice(0, 5)}<!-- x -->${aws.slice(5)}`],
    ['a comment of MDX', `${aws.slice(0, 5)}{/* x */}${aws.slice(5)}`],
  ] as const) {
    assert.deepEqual(findSecrets(inside(text)), [], name)
    const found = secretProblems(inside(text), 'content/pages/docs/index.md')
    assert.deepEqual(
      found.map(({ code, line, column, endColumn }) => [code, line, column, endColumn]),
      [['SP1019', 2, 5, 5 + text.length]],
      name,
    )
  }
  const both = `${aws} and ${aws.slice(0, 8)}**${aws.slice(8)}**`
  assert.equal(secretProblems(both, 'content/pages/docs/index.md').length, 1)
  const escaped = `snake\\_case a\\.b **bold**text &#95; gh${'p'}\\_short`
  assert.deepEqual(secretProblems(escaped, 'content/pages/docs/index.md'), [])
})

test('what writers put in place of one is none', () => {
  for (const text of [
    `sk${'_live_'}${'x'.repeat(24)}`,
    `${'AK'}IAIOSFODNN7EXAMPLE`,
    `gh${'p_'}YOUR_TOKEN`,
    `gh${'p_'}${'0'.repeat(36)}`,
    `np${'m_'}${'abcdefgh'.repeat(5).slice(0, 36)}`,
    `${['-----BEGIN', 'PRIVATE', 'KEY-----'].join(' ')}\n...\n-----END PRIVATE KEY-----`,
    'sk-learn and ghp and npm_config_registry',
    'task-management-of-a-very-long-name-that-goes-on-and-on-for-ever',
    '/sk/sk-dokumentacia-pre-vyvojarov-a-spravcov-nasej-platformy and class="sk-menu-item-with-a-very-long-name-indeed"',
    `The first line is ${pem('PRIVATE', '')}. Then follows ${'theBodyWhichIsEncodedInBase64'.repeat(2)}`,
    `${pem('PUBLIC', '').replace('PUBLIC KEY', 'CERTIFICATE')}\n${noise(64)}`,
    `${pem('PUBLIC', '')}\n${noise(64)}`,
    `sk${'_test_'}${'x'.repeat(24)} and pk${'_live_'}${noise(24)}`,
    `whs${'ec_'}${'.'.repeat(8)} and hvs.YOUR_TOKEN and key-concepts-of-the-platform`,
    `data:image/png;base64,iVBORw0KGgo${base64(4000)}`,
    `sha384-${base64(64)} and sha256:${hex} and ${uuid}`,
    'https://discord.com/api/webhooks/123456789012345678/your-token',
    'aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    `re${'_render'}_${'a'.repeat(8)}_${'some_words_in_a_row_here'} and rnd_seed_of_the_generator_and_more and vca_${'a_name_of_words_'.repeat(4)}`,
    `my-ap${'i-'}${randomUuid} and api-${uuid} and ap${'i-'}${randomUuid}-more`,
    `${botId('not an id of digits')}.${noise(6)}.${noise(38)} and ${botId('918365027491836502')}.example.com`,
    `${Buffer.from('{"alg":"HS256"}').toString('base64url')}.${noise(40)}.${noise(43)}`,
    `AC${hex.slice(0, 32)} and SK${hex.slice(0, 32)}`,
  ])
    assert.deepEqual(findSecrets(text), [], text)
})

test('in content an error, in data a warning, SP1019; never shown; allowed by its hash', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-secrets-'))
  const put = (path: string, text: string) => putFile(folder, path, text)
  const secret = values[3]?.[1] ?? ''
  try {
    put('content/site.yaml', siteYaml)
    put('content/pages/docs/index.md', `---\ntitle: Docs\n---\n\nUse ${secret} here.\n`)
    put('content/partials/p.md', `Use ${secret} here.\n`)
    put('content/assets/a.txt', `Use ${secret} here.\n`)
    put('content/assets/b.json', `{"long": "${'long '.repeat(1_200_000)}", "key": "${secret}"}`)
    writeFileSync(join(folder, 'content/assets/c.txt'), Buffer.from(`\ufeff${secret}`, 'utf16le'))
    put('content/data/errors.yaml', `- code: 10001\n  message: ${secret}\n  secondary_message: x\n`)
    const found = () =>
      openFolder(folder)
        .site.report()
        .diagnostics.filter(({ code }) => code === 'SP1019')
    const all = found()
    assert.deepEqual(
      all.map(({ severity, file, line, column }) => [severity, file, line, column]),
      [
        ['error', 'content/assets/a.txt', 1, 5],
        ['error', 'content/assets/b.json', 1, 6_000_022],
        ['error', 'content/assets/c.txt', 1, 2],
        ['warning', 'content/data/errors.yaml', 2, 12],
        ['error', 'content/pages/docs/index.md', 5, 5],
        ['error', 'content/partials/p.md', 1, 5],
      ],
    )
    const summary = { pages: 1, errors: 3, warnings: 1 }
    const report = prettyText(all, summary, () => `Use ${secret} here.\n`.repeat(9), {
      color: false,
      width: 100,
      limit: null,
      version: '1',
    } as never)
    assert.ok(!`${JSON.stringify(all)}${report}`.includes(secret))
    put('content/site.yaml', `${siteYaml}allow: { secrets: ['${findSecrets(secret)[0]?.hash}'] }\n`)
    assert.deepEqual(found(), [])
    const unused = () =>
      openFolder(folder)
        .site.report()
        .diagnostics.filter(({ code }) => code === 'SP1024')
        .map(({ line, column }) => [line, column])
    assert.deepEqual(unused(), [])
    put('content/site.yaml', `${siteYaml}allow: { secrets: ['${findSecrets(secret)[0]?.hash}', 'sha256:${hex}'] }\n`)
    assert.deepEqual(found(), [])
    assert.deepEqual(unused(), [[siteYaml.split('\n').length, 95]])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})

test('no report shows a secret that another problem quotes or stands beside', () => {
  const [, token = ''] = values.find(([kind]) => kind === 'a token of GitHub') ?? []
  const [, key = ''] = values[0] ?? []
  const text = `![a ${token}](./gone.png)\n${key}\nsee gh${'p'}\\_${token.slice(4)} there\n`
  const at = {
    code: 'SP4003',
    severity: 'error',
    file: 'content/pages/docs/index.md',
    endLine: null,
    endColumn: null,
  } as const
  const quoting = { message: `Missing image \`/${token}.png\``, hint: `Did you mean \`${token}\`?` }
  const related = [{ message: `\`${token}\``, file: 'content/pages/docs/index.md', line: 3, column: 1 }]
  const bare = { message: 'Missing image', hint: null, related: [] }
  // All of it, and each part alone.
  const parts = [{ ...quoting, related }, { message: quoting.message }, { hint: quoting.hint }, { related }]
  const found = parts.map((part, index) => ({ ...at, ...bare, ...part, line: index + 1, column: 1 }))
  const options = { color: false, width: 200, limit: null, prefix: '', version: '1' }
  for (const format of ['pretty', 'json', 'github', 'sarif', 'junit'] as const) {
    const report = [...reports[format](found, { pages: 1, errors: 4, warnings: 0 }, () => text, options)].join('')
    assert.match(report, /Missing image/)
    for (const hidden of [token.slice(4), key.split('\n')[1] ?? '']) assert.ok(!report.includes(hidden), format)
    if (format === 'pretty') assert.match(report, /1 │ !\[a \*+\]\(\.\/gone\.png\)/)
  }
})
