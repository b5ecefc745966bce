import assert from 'node:assert/strict'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { openTheme } from '../../bin/services/own-code/own-theme.ts'
import type { Diagnostic } from '../../compiler/diagnostics/diagnostic.ts'
import { inFolder } from '../cli/run-command.ts'
import { compiledClient, filesOf, openFolder } from '../site.ts'

type Files = Readonly<Record<string, string>>

const site: Files = {
  'content/site.yaml': 'url: https://gannet.example/a/b\nbrand: { key: gannet, name: Gannet }\n',
  'content/pages/index.md': '# Home\n\nText.\n',
  'content/pages/plain.md': '# Plain\n\nText.\n',
}

async function open(root: string) {
  const options = { env: {}, version: 'test', clean: true, readOnly: true }
  const { theme, client, own } = await openTheme(root, compiledClient(), options)
  return openFolder(root, { theme, client, own })
}

const told = (found: readonly Diagnostic[]) =>
  found.map(
    ({ severity, code, file, line, column, message, hint }) =>
      `${severity} ${code} ${file}:${line}:${column} ${message}${hint === null ? '' : ` (${hint})`}`,
  )

test('tokens and styles of a site come last, with their files and below its base', async () => {
  const files: Files = {
    ...site,
    'theme.css':
      ":root { --radius-2: 2px; --font-text: Arial, sans-serif }\n:root[data-theme='dark'] { --text: #fff }\n",
    'theme/styles.css':
      '.prose { background: url(./leaf.svg); color: var(--text) }\n.footer { background: url("/assets/x.png") }\n',
    'theme/leaf.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  await inFolder(files, async (root) => {
    const pipeline = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [])
    const output = await filesOf(pipeline)
    const sheets = [...(output.get('plain/index.html') ?? '').matchAll(/rel="stylesheet" href="([^"]+)"/g)]
    const last = sheets.at(-1)?.[1] ?? ''
    assert.match(last, /^\/a\/b\/_assets\/site-\w+\.css$/)
    const css = output.get(last.replace('/a/b/', '')) ?? ''
    assert.match(css, /--radius-2:\s*2px.*\.prose\{background:url\("?\.\/leaf-\w+\.svg"?\)/s)
    assert.match(css, /url\("?\.\.\/assets\/x\.png"?\)/)
    const picture = /url\("?\.\/([^)"]+)"?\)/.exec(css)?.[1] ?? ''
    assert.ok(output.has(`_assets/${picture}`), [...output.keys()].join('\n'))
  })
})

test('the style of a block names files of the content without the base, which nobody writes', async () => {
  const files: Files = {
    ...site,
    'content/pages/card.mdx': '# Card\n\n<Card />\n',
    'blocks/card/block.tsx':
      "import { defineBlock } from 'signalpost'\nimport { z } from 'zod'\nexport default defineBlock({ name: 'Card', summary: 'A card.', contract: z.object({}), styles: 'card.css', Template: () => <b className=\"card\">x</b> })\n",
    'blocks/card/card.css':
      '.card { background: url(/assets/x.png), url("//cdn.example/y.png"), url(https://cdn.example/z.png) }\n',
  }
  await inFolder(files, async (root) => {
    const options = { env: {}, version: 'test', clean: true, readOnly: true }
    const { client } = await openTheme(root, compiledClient(), options)
    const [sheet] = [...(client.contents ?? new Map())].flatMap(([name, bytes]) =>
      /^card-\w+\.css$/.test(name) ? [Buffer.from(bytes).toString('utf8')] : [],
    )
    assert.deepEqual(
      [...(sheet ?? '').matchAll(/url\("?([^)"]*)"?\)/g)].map(([, url]) => url),
      ['../assets/x.png', '//cdn.example/y.png', 'https://cdn.example/z.png'],
    )
  })
})

test('theme.css sets tokens that there are, and nothing else', async () => {
  const css = `:root {
  --acent: red;
  color: red;
}
.prose { --accent: red }
@import 'other.css';
`
  await inFolder({ ...site, 'theme.css': css }, async (root) => {
    assert.deepEqual(
      told((await open(root)).report().diagnostics).filter((line) => !line.includes('SP7101')),
      [
        'error SP7106 theme.css:2:3 Unknown token `--acent` (Did you mean `--accent`?)',
        'error SP7107 theme.css:3:3 Unexpected property `color` in `theme.css`, expected tokens (Styles of any other kind stand in `theme/styles.css`.)',
        'error SP7107 theme.css:5:1 Unexpected selector `.prose` in `theme.css`, expected tokens (Styles of any other kind stand in `theme/styles.css`.)',
        'error SP7107 theme.css:6:1 Unexpected `@import` in `theme.css`, expected tokens (Styles of any other kind stand in `theme/styles.css`.)',
      ],
    )
  })
  await inFolder({ ...site, 'theme.css': ':root { --text: red' }, async (root) => {
    assert.match(
      told((await open(root)).report().diagnostics).join('\n'),
      /error SP7101 theme\.css:1:\d+ Unclosed block/,
    )
  })
})

test('a style that nothing reads is told, with the name that is read', async () => {
  const css = '.prose { color: red }\n'
  await inFolder({ ...site, 'theme/style.css': css, 'theme/theme.css': css }, async (root) => {
    const pipeline = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [
      'warning SP7109 theme/style.css:null:null `theme/style.css` is no part of the frame, and nothing imports it (Did you mean `theme/styles.css`?)',
      'warning SP7109 theme/theme.css:null:null `theme/theme.css` is no part of the frame, and nothing imports it (Did you mean `theme.css`?)',
    ])
  })
  const imported = { 'theme/styles.css': '@import "./more.css";\n', 'theme/more.css': css }
  await inFolder({ ...site, ...imported }, async (root) => {
    const pipeline = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [])
  })
})

test('a file that somebody removes while the code is read is as if it had never been there', async () => {
  // What a module does when it runs stands between the look at the folders and the reading of the tokens.
  const footer = (root: string) => `import { rmSync } from 'node:fs'
rmSync(${JSON.stringify(`${root}/theme.css`)}, { force: true })
export default () => <p>Mine</p>
`
  await inFolder({ ...site, 'theme.css': ':root { --acent: red }' }, async (root) => {
    mkdirSync(join(root, 'theme'))
    writeFileSync(join(root, 'theme/Footer.tsx'), footer(root))
    const pipeline = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [])
    assert.match((await filesOf(pipeline)).get('plain/index.html') ?? '', /<p>Mine<\/p>/)
  })
})

test('what the compiler would write in place of something is told as a sentence', async () => {
  await inFolder({ ...site, 'theme/Footer.tsx': 'export default () => <p>{ {a.b}</p>\n' }, async (root) => {
    assert.match(told((await open(root)).report().diagnostics).join('\n'), /\(Did you mean `}`\?\)/)
  })
})

test('a contrast that falls below AA is a warning at the token', async () => {
  const css = ":root {\n  --text: light-dark(#999, #eee);\n}\n:root[data-theme='dark'] {\n  --accent: #333;\n}\n"
  await inFolder({ ...site, 'theme.css': css }, async (root) => {
    const found = told((await open(root)).report().diagnostics)
    assert.ok(
      found.includes(
        'warning SP7108 theme.css:2:3 The contrast of `--text` on `--canvas` is 2.81 in the light theme, expected at least 4.5',
      ),
      found.join('\n'),
    )
    assert.ok(
      found.some((one) => /SP7108 theme\.css:5:3 The contrast of `--accent` on `--canvas` .* dark theme/.test(one)),
    )
    assert.ok(found.every((one) => /SP7108/.test(one)))
    assert.ok(!found.some((one) => /--text.*dark theme/.test(one)))
  })
  await inFolder({ ...site, 'theme.css': ':root { --radius-1: 0 }' }, async (root) => {
    assert.deepEqual(told((await open(root)).report().diagnostics), [])
  })
})

test('the contrasts of a brand are told at what its own rules set, in each theme; one of all brands is told once', async () => {
  const css = `:root { --accent: light-dark(#ffe600, #fffde0) }
:root[data-brand='subBrand'] {
  --accent: #050505;
  --accent-strong: light-dark(#ffffff, #cccccc);
}
`
  await inFolder({ ...site, 'theme.css': css }, async (root) => {
    const found = told((await open(root)).report().diagnostics)
    const on = (token: string) => found.filter((one) => one.includes(`\`${token}\` on \`--canvas\``))
    const places = (token: string) =>
      on(token).map((one) => one.replace(/The contrast.* in the /, '').replace(/,.*/, ''))
    assert.deepEqual(places('--accent'), [
      'warning SP7108 theme.css:1:9 light theme',
      'warning SP7108 theme.css:3:3 dark theme of `subBrand`',
    ])
    assert.deepEqual(places('--accent-strong'), ['warning SP7108 theme.css:4:3 light theme of `subBrand`'])
  })
})

test('the last colour of a rule is looked at without a semicolon, too', async () => {
  await inFolder({ ...site, 'theme.css': ':root { --focus: #ffffcc }' }, async (root) => {
    const found = told((await open(root)).report().diagnostics)
    assert.ok(
      found.some((one) => /SP7108 theme\.css:1:9 The contrast of `--focus` on `--canvas`/.test(one)),
      found.join('\n'),
    )
  })
})

test('parts of the frame are the site’s; one that throws is told at its place, and the pages go on', async () => {
  const files: Files = {
    ...site,
    'theme/Footer.tsx': `import type { PartProps } from 'signalpost'
export default function Footer({ standard, config, title }: PartProps) {
  return <><aside className="mine">{config.brand.name}: {title}</aside>{standard}</>
}
`,
    'theme/Head.tsx': 'export default () => <meta name="mine" content="yes" />\n',
    'theme/PageHeader.tsx': 'export default () => <p className="own-header">Own header</p>\n',
    'theme/NotFound.tsx': 'export default () => <p>Nothing here.</p>\n',
    'theme/TopBar.tsx': `const deep = (value: { a?: { b: string } }) =>
  value.a.b
export default () => <header>{deep({})}</header>
`,
    'theme/Fotter.tsx': 'export default () => null\n',
    'theme/Header.tsx': 'export default () => null\n',
  }
  await inFolder(files, async (root) => {
    const pipeline = await open(root)
    const found = pipeline.report().diagnostics
    assert.deepEqual(told(found), [
      'warning SP7109 theme/Fotter.tsx:null:null `theme/Fotter.tsx` is no part of the frame, and nothing imports it (Did you mean `theme/Footer.tsx`?)',
      'warning SP7109 theme/Header.tsx:null:null `theme/Header.tsx` is no part of the frame, and nothing imports it (Did you mean `theme/TopBar.tsx`?)',
      "warning SP7104 theme/TopBar.tsx:2:11 Part `TopBar` threw: Cannot read properties of undefined (reading 'b') (The pages are made without it.)",
    ])
    const output = await filesOf(pipeline)
    const html = output.get('plain/index.html') ?? ''
    assert.match(html, /<aside class="mine">Gannet(<!-- -->)?: (<!-- -->)?Plain<\/aside><footer class="footer"/)
    assert.match(html, /<head>.*<meta name="mine" content="yes"\/>.*<\/head>/s)
    assert.match(html, /<p class="own-header">Own header<\/p><article/)
    assert.doesNotMatch(html, /class="page-actions"/)
    assert.match(html, /<header class="top-bar"/, 'the tool’s own stands in its place')
    assert.match(output.get('404.html') ?? '', /<p>Nothing here\.<\/p>/)
  })
})

test('a part that exports nothing by default is told how to', async () => {
  const files = { ...site, 'theme/NotFound.tsx': 'export const NotFound = () => null\n' }
  await inFolder(files, async (root) => {
    const pipeline = await open(root)
    assert.deepEqual(told(pipeline.report().diagnostics), [
      'error SP7102 theme/NotFound.tsx:null:null Missing default export, expected a component (Write `export default function NotFound() { … }`.)',
    ])
  })
})

test('a tag that is closed by another name has the opening one as its related place', async () => {
  const files = { ...site, 'theme/Footer.tsx': 'export default () =>\n  <p>x</div>\n' }
  await inFolder(files, async (root) => {
    const [first] = (await open(root)).report().diagnostics
    assert.deepEqual(
      [first?.line, first?.hint, first?.related],
      [
        2,
        'Did you mean `p`?',
        [{ message: 'The opening "p" tag is here', file: 'theme/Footer.tsx', line: 2, column: 4 }],
      ],
    )
  })
})
