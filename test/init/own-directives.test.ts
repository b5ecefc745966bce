import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withOwnDirectives } from '../../bin/services/init/own-directives.ts'

test('a title after the name of a container goes into brackets', () => {
  for (const [theirs, ours] of [
    ['::: tip For beginners', ':::tip[For beginners]'],
    [':::warning Mind the `gap`  ', ':::warning[Mind the `gap`]'],
    ['::::info See [it](./it.md)', '::::info[See [it](./it.md)]'],
    ['::: tip From 0 to ] and on', ':::tip[From 0 to \\] and on]'],
    ['::: tip', ':::tip'],
    [':::  tip  ', ':::tip'],
    ['::: details More of it', ':::disclosure[More of it]'],
    ['  ::: tip In a list', '  :::tip[In a list]'],
  ])
    assert.equal(
      withOwnDirectives(`Text.\r\n\r\n${theirs}\r\nText.\r\n:::\r\n`),
      `Text.\r\n\r\n${ours}\r\nText.\r\n:::\r\n`,
    )
})

test('blocks of PyMdown are containers', () => {
  assert.equal(
    withOwnDirectives('/// note | The `id`\r\n\r\nText.\r\n\r\n///\r\n\r\n//// details | More\n/// tip\n///\n////\n'),
    ':::note[The `id`]\r\n\r\nText.\r\n\r\n:::\r\n\r\n::::disclosure[More]\n:::tip\n:::\n::::\n',
  )
  assert.equal(withOwnDirectives('/// Note | A\nText.\n///\n'), ':::note[A]\nText.\n:::\n')
  for (const same of ['///\n', '/// <summary>\n///\n', '// note\n']) assert.equal(withOwnDirectives(same), same)
})

test('tabs of PyMdown that follow each other are a group, and one that stands alone is text below its title', () => {
  const tab = (title: string) => `/// tab | ${title}\n\n\`\`\`sh\n///\n\`\`\`\n\n///\n`
  const own = (title: string) => `:::tab[${title}]\n\n\`\`\`sh\n///\n\`\`\`\n\n:::\n`
  assert.equal(
    withOwnDirectives(`A\n\n${tab('One')}\n${tab('Two')}\nB\n\n${tab('Three')}\nC\n`),
    `A\n\n::::tab-group\n${own('One')}\n${own('Two')}::::\n\nB\n\n**Three**\n\n\`\`\`sh\n///\n\`\`\`\n\n\n\nC\n`,
  )
  assert.equal(
    withOwnDirectives('//// tab | A\n/// tip\nText.\n///\n////\n//// Tab | A\nB.\n////\n'),
    '**A**\n:::tip\nText.\n:::\n\n**A**\nB.\n\n',
  )
})

test('what is a directive already, text or code stays as it is written', () => {
  for (const same of [
    ':::tip[For beginners]',
    ':::tip',
    ':::tip{title="x"}',
    ':::tip {title="x"}',
    '::: tip [x]',
    ':: tip For beginners',
    'See ::: tip For beginners',
    '```md\n::: tip For beginners\n```',
    '::: ',
    ':::',
  ])
    assert.equal(withOwnDirectives(`${same}\n`), `${same}\n`)
})

test('a page of long lines is read', () => {
  const long = `::: tip a${' '.repeat(100_000)}b\n/// tip ${'/'.repeat(50_000)}\n///${' '.repeat(100_000)}b\n::: tip ${'[x]'.repeat(50_000)}[\n`
  assert.match(withOwnDirectives(long), /^:::tip\[a/)
})
