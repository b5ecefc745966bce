import { equal, ok } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnMkDocs } from '../../bin/services/init/own-mkdocs.ts'
import { countedGrowth } from '../growth/counted-growth.ts'

test('boxes of MkDocs are directives, and hold what stood four blanks further in', () => {
  equal(
    withOwnMkDocs('!!! note "A [b]"\n\n    One\n\n    - item\n\n        more\nTwo\n'),
    ':::note[A \\[b\\]]\nOne\n\n- item\n\n    more\n:::\nTwo\n',
  )
  equal(withOwnMkDocs('!!! bug\n\tOne\n'), ':::danger\nOne\n:::\n')
  equal(withOwnMkDocs('!!! example\r\n    One\r\n'), ':::info[Example]\r\nOne\r\n:::\r\n')
  equal(
    withOwnMkDocs('??? tip\n    One\n\n???+ warning "Two"\n    Three\n'),
    ':::disclosure[Tip]\nOne\n:::\n\n:::disclosure[Two]{open}\nThree\n:::\n',
  )
  equal(withOwnMkDocs('!!! tip\n    !!! note\n        One\n'), '::::tip\n:::note\nOne\n:::\n::::\n')
  equal(withOwnMkDocs('- item\n\n    !!! tip\n        One\n'), '- item\n\n    :::tip\n    One\n    :::\n')
})

test('tabs of MkDocs are a group; one alone is a text below its title', () => {
  const [a, b] = ['=== "A"\n\n    ```py\n    a\n    ```\n', '=== "B"\n    b\n']
  equal(
    withOwnMkDocs(`${a}\n${b}\nText\n`),
    '::::tab-group\n:::tab[A]\n```py\na\n```\n:::\n:::tab[B]\nb\n:::\n::::\n\nText\n',
  )
  equal(withOwnMkDocs(`${b}\n${b}`), '**B**\n\nb\n\n**B**\n\nb\n\n')
  equal(withOwnMkDocs(b), '**B**\n\nb\n\n')
})

test('what only looks like them stays', () => {
  for (const same of [
    '```\n!!! note\n    a\n```\n',
    '!!! note\nNot in it\n',
    'Text\n\n    !!! note\n        code\n',
    'Title\n===\n\n    code\n',
    '!!! two words\n    a\n',
  ])
    equal(withOwnMkDocs(same), same)
})

test('boxes and code take no more time than the page is long', () => {
  const forms: readonly ((size: number) => string)[] = [
    (size) => `!!! note\n    a\n\nText\n\n${'        code\n'.repeat(size)}`,
    (size) => `Text\n\n${'    !!! note\n'.repeat(size)}`,
    (size) => '=== "A"\n\n    x\n\n'.repeat(size),
  ]
  for (const form of forms) {
    const growth = countedGrowth((size) => withOwnMkDocs(form(size)), 200)
    ok(growth < 8, `${form}: ${growth}`)
  }
})

test('boxes and tabs are read twenty deep', () => {
  const deep = (line: string, depth: number) =>
    `${Array.from({ length: depth }, (_, level) => `${' '.repeat(4 * level)}${line}\n`).join('')}${' '.repeat(4 * depth)}a\n`
  equal(withOwnMkDocs(deep('!!! note', 20)).match(/:::note/g)?.length, 20)
  equal(withOwnMkDocs(deep('!!! note', 40)).match(/!!! note/g)?.length, 19)
  // Looked at twice on each level, twenty took a million turns.
  const inside = (text: string) => text.replace(/^(?=.)/gm, '    ')
  let tabs = 'a\n'
  for (let depth = 0; depth < 20; depth++) tabs = `=== "A"\n    a\n\n=== "B"\n${inside(tabs)}`
  equal(withOwnMkDocs(tabs).match(/:tab-group/g)?.length, 20)
})
