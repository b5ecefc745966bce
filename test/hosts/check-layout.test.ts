import assert from 'node:assert/strict'
import { test } from 'node:test'
import { loadSiteConfig } from '../../compiler/data/site/site-file.ts'
import { checkLayout } from '../../compiler/hosts/check-layout.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'
import { siteYaml } from '../data/site/sample-site.ts'

function problems(hosting: string) {
  const path = 'content/site.yaml'
  const { value, placeOf } = loadSiteConfig({ path, text: `${siteYaml}${hosting}` }, {}, 'check', hostNames)
  assert.ok(value !== null)
  return checkLayout(value, placeOf, path)
}

test('a layout that a host leads to another address from is a warning at the host', () => {
  assert.deepEqual(problems('hosting: { for: [nginx, caddy, firebase, vercel, cloudfront] }\n'), [])
  assert.deepEqual(problems('hosting: { format: file, for: [netlify, cloudflare, github] }\n'), [])
  assert.deepEqual(
    problems('hosting:\n  for: [nginx, cloudflare]\n').map((one) => [
      ...[one.code, one.severity, one.message, one.column, one.hint],
    ]),
    [
      [
        'SP5044',
        'warning',
        'Unexpected layout `directory` for the host `cloudflare`, expected `file`',
        16,
        'Write `format: file` under `hosting`.',
      ],
    ],
  )
})
