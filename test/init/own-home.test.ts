import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnHome } from '../../bin/services/init/own-home.ts'

test('the hero and the features of VitePress are text of the page', () => {
  const theirs = `---
layout: home

hero:
  name: Sled "2"
  text: The <b>fast</b> one
  tagline: It *is*.
  actions:
    - { theme: brand, text: Start, link: /start }
    - text: ' '
      link: https://x.example
features:
  - title: Fast
    details: As {light}
  - title: Small
    link: ./small
  - icon: x
search: false
---

Text.
`
  const ours = `---
layout: home

search: false
---

# Sled "2"

The fast one

It \\*is\\*.

- [Start](/start)

* **Fast**: As \\{light\\}
* **[Small](./small)**

Text.
`
  equal(withOwnHome(theirs), ours)
})

test('the hero of Starlight has the title of its page', () => {
  const theirs = '---\ntitle: Home\nhero:\n  tagline: Go & see\n---\n'
  equal(withOwnHome(theirs), '---\ntitle: Home\n---\n\nGo & see\n')
})

test('a page without a hero, or with one that says nothing, stays', () => {
  for (const same of [
    '---\nhero: x\n---\n',
    '---\nhero:\n  name: [\n---\n',
    '---\nhero: { image: a }\n---\n',
    'hero:\n  name: A\n',
    '',
  ])
    equal(withOwnHome(same), same)
})
