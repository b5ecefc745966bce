import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnFrontMatter } from '../../bin/services/init/own-front-matter.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

test('front matter is read in time that grows with its lines', () => {
  const growth = countedGrowth((count) => {
    withOwnFrontMatter(`---\n${'a: b\n'.repeat(count)}---\n`)
  }, 500)
  ok(growth < 8, String(growth))
})

test('a name of the sidebar is its title, without the spaces behind it', () => {
  equal(withOwnFrontMatter('---\nsidebar_label: A  b \t\r\n---\n'), '---\ntitle: A  b \t\r\n---\n')
  equal(withOwnFrontMatter('---\ntitle: "A"\nsidebar_label: A \n---\n'), '---\ntitle: "A"\n---\n')
})
