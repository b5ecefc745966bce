import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { loadSiteConfig } from '../../../compiler/data/site/site-file.ts'
import { hostNames } from '../../../compiler/hosts/hosts.ts'
import { countedGrowth } from '../../growth/counted-growth.ts'

const site = 'url: https://a.example\nbrand: { key: a, name: A }\n'
const load = (more: string) => loadSiteConfig({ path: 'content/site.yaml', text: site + more }, {}, 'check', hostNames)

test('hundreds of unknown keys beside each other do not take the square of their number', () => {
  const growth = countedGrowth((count) => {
    const keys = Array.from({ length: count }, (_, at) => `  other key ${at}:\n`)
    equal(load(`search:\n${keys.join('')}`).diagnostics.length, count)
  }, 400)
  ok(growth < 6, String(growth))
})

test('what else the settings say is used beside a key that nobody knows', () => {
  const { standIn } = load('colour: red\ndescription: Words.\nsearch: { colour: red, placeholder: Look }\n')
  equal(standIn.description, 'Words.')
  equal(standIn.search.placeholder, 'Look')
})
