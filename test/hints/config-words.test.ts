import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readFrontMatter } from '../../compiler/data/front-matter.ts'
import { loadSiteConfig } from '../../compiler/data/site/site-file.ts'
import { splitFrontMatter } from '../../compiler/data/split-front-matter.ts'
import { hostNames } from '../../compiler/hosts/hosts.ts'

const source = (path: string, text: string) => ({ path, text, version: 1 })

/** The hint for the one mistake of some front matter. */
function ofPage(line: string): string | null {
  const split = splitFrontMatter(`---\ntitle: A\n${line}\n---\n`, 'a.md')
  const [first, ...others] = readFrontMatter(split, 'a.md').diagnostics
  assert.deepEqual(others, [])
  assert.ok(first !== undefined, line)
  return first.hint
}

/** The same of `site.yaml`. */
function ofSite(lines: string): string | null {
  const text = `url: https://a.example\nbrand: { key: a, name: A }\n${lines}\n`
  const [first, ...others] = loadSiteConfig(source('content/site.yaml', text), {}, 'check', hostNames).diagnostics
  assert.deepEqual(others, [])
  assert.ok(first !== undefined, lines)
  return first.hint
}

test('the name of a language is hinted at by its tag', () => {
  assert.equal(ofPage('lang: english'), 'Write `en`.')
  assert.equal(ofPage('lang: German'), 'Write `de`.')
  assert.equal(ofPage('lang: Español'), 'Write `es`.')
  assert.equal(ofPage('lang: Brazilian Portuguese'), 'Write `pt-br`.')
  assert.equal(ofPage('lang: portugese'), 'Write `pt`.')
  assert.equal(ofPage('lang: Romanian'), 'Write `ro`.')
  assert.equal(ofPage('lang: en_US'), 'Write `en-US`.')
  assert.equal(ofPage('lang: klingon'), null)
  assert.equal(ofSite('locales: { default: english }'), 'Write `en`.')
  assert.equal(ofSite('locales: { all: [en, French] }'), 'Write `fr`.')
  assert.equal(ofSite('strings: { japanese: { Search: x } }'), 'Write `ja`.')
})

test('a word for a number is hinted at by the number, another text by what a number is', () => {
  assert.equal(ofPage('order: first'), 'Write `1`.')
  assert.equal(ofPage('order: Three'), 'Write `3`.')
  assert.equal(ofPage('order: "2"'), 'Write `2` without quotes.')
  assert.equal(ofPage('order: last'), 'Write a number such as `1`.')
})

test('what other tools call a severity is hinted at by ours', () => {
  const cases = { ignore: 'off', none: 'off', disabled: 'off', info: 'warning', fail: 'error', 0: 'off', 2: 'error' }
  for (const [word, meant] of Object.entries(cases))
    assert.equal(ofSite(`checks: { SP4005: ${word} }`), `Did you mean \`${meant}\`?`, word)
  assert.equal(ofSite('checks: { SP4005: xyz }'), null)
})

test('what other tools call a layout is hinted at by ours', () => {
  for (const [word, meant] of Object.entries({ docs: 'doc', page: 'doc', splash: 'landing', homepage: 'home' }))
    assert.equal(ofPage(`layout: ${word}`), `Did you mean \`${meant}\`?`, word)
})
