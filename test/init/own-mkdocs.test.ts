import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnMkDocs } from '../../bin/services/init/own-mkdocs.ts'

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
