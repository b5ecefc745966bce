import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import { inFolder } from '../cli/run-command.ts'
import { compiledClient, openFolder } from '../site.ts'

const site = {
  'content/site.yaml': 'url: https://gannet.example\nbrand: { key: gannet, name: Gannet }\n',
  'content/pages/index.md': '# Home\n\nText.\n',
}
const part = 'export default () => null\n'

/** What is told of files of `theme/`. */
async function toldOf(theme: Readonly<Record<string, string>>): Promise<readonly string[]> {
  let told: readonly string[] = []
  await inFolder({ ...site, ...theme }, async (root) => {
    const options = { env: {}, version: 'test', clean: true, readOnly: true }
    const { theme, client, own } = await openTheme(root, compiledClient(), options)
    const { diagnostics } = openFolder(root, { theme, client, own }).report()
    told = diagnostics.map(({ code, file, message, hint }) => `${code} ${file} ${message} (${hint})`)
  })
  return told
}

const known =
  'Parts: `theme/TopBar.tsx`, `theme/Footer.tsx`, `theme/NotFound.tsx`, `theme/Head.tsx`, `theme/PageHeader.tsx`. What else the frame shows is styled in `theme/styles.css`.'

test('a module that replaces no part and that nothing imports is told, with all parts', async () => {
  const theme = { 'theme/Sidebar.tsx': part, 'theme/parts.ts': 'export const one = 1\n' }
  assert.deepEqual(await toldOf(theme), [
    `SP7109 theme/Sidebar.tsx \`theme/Sidebar.tsx\` is no part of the frame, and nothing imports it (${known})`,
    `SP7109 theme/parts.ts \`theme/parts.ts\` is no part of the frame, and nothing imports it (${known})`,
  ])
})

test('a part with another ending than `.tsx` is told with the one that is read', async () => {
  assert.deepEqual(await toldOf({ 'theme/Footer.jsx': part }), [
    'SP7109 theme/Footer.jsx `theme/Footer.jsx` is no part of the frame, and nothing imports it (Did you mean `theme/Footer.tsx`?)',
  ])
})

test('what another file of the site’s own code imports is not told, whatever it is named', async () => {
  const theme = {
    'theme/Footer.tsx': `import Nav from './Nav.tsx'\nimport { colours } from "./colours"\nexport default () => <Nav>{colours}</Nav>\n`,
    'theme/Nav.tsx': part,
    'theme/colours.ts': "export const colours = 'red'\n",
    'theme/types.d.ts': 'declare const version: string\n',
    'theme/styles.css': '@import "./more.css";\n',
    'theme/more.css': '@import url(fonts.css);\n',
    'theme/fonts.css': '.x { color: red }\n',
  }
  assert.deepEqual(await toldOf(theme), [])
})

test('a sheet that `theme/styles.css` does not import is told, too', async () => {
  const css = '.x { color: red }\n'
  assert.deepEqual(await toldOf({ 'theme/styles.css': css, 'theme/dark.css': css }), [
    'SP7109 theme/dark.css `theme/dark.css` is no part of the frame, and nothing imports it (Import it in `theme/styles.css`: `@import "./dark.css";`.)',
  ])
})

test('a folder of mdBook, which is called so too, holds nothing for this tool', async () => {
  const book = { 'book.toml': '[book]\n', 'theme/listing.css': '.x { color: red }\n', 'theme/book.js': 'a()\n' }
  assert.deepEqual(await toldOf(book), [])
  const [told, ...more] = await toldOf({ ...book, 'theme/styles.css': '.x { color: red }\n' })
  assert.match(`${told}`, /^SP7109 theme\/book\.js /)
  assert.equal(more.length, 1)
})
