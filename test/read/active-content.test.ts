import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { activeIn } from '../../compiler/read/active-content.ts'
import { assetProblems } from '../../compiler/read/asset-problems.ts'
import { siteYaml } from '../cli/site-yaml.ts'
import { putFile, putFiles } from '../put-files.ts'
import { openFolder } from '../site.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`
const why = (path: string, text: string | Uint8Array) =>
  activeIn(path, typeof text === 'string' ? Buffer.from(text) : text)?.why ?? null

test('files that browsers run, by their name', () => {
  for (const name of ['a.html', 'a.HTM', 'a.xhtml', 'a.xml', 'a.js', 'a.mjs', 'a.wasm', 'a.xsl'])
    assert.notEqual(why(`content/assets/${name}`, 'x'), null, name)
  for (const name of ['a.json', 'a.txt', 'a.png', 'a.css', 'a.pdf', 'a.zip', 'a.jsx.txt'])
    assert.equal(why(`content/assets/${name}`, 'x'), null, name)
})

test('files that browsers run, by what they hold', () => {
  const cases: readonly (readonly [string, string | Uint8Array])[] = [
    ['a.png', '<!DOCTYPE html><p>x'],
    ['a', '  <!-- x --><html>'],
    ['a.txt', '\ufeff<script>x</script>'],
    ['a.bin', Buffer.from('0061736d01000000', 'hex')],
    ['a.dat', '<?xml version="1.0"?><x/>'],
    ['a.jpg', svg('<script>x</script>')],
    ['a.gif', Buffer.from(`\ufeff<html>`, 'utf16le')],
    ['a.pdf', '<iframe src=x>'],
    ['a.gpx', '<gpx><s:script xmlns:s="http://www.w3.org/2000/svg">x</s:script></gpx>'],
    ['a.gpx', `<gpx>${' '.repeat(9000)}<h:script xmlns:h="http://www.w3.org/1999/xhtm&#108;">x</h:script></gpx>`],
    ['a.gpx', `<!--${' '.repeat(9000)}--><gpx xmlns\n="http://www.topografix.com/GPX/1/1"/>`],
    ['a.gpx', '<?xml-stylesheet type="text/xsl" href="a.txt"?><gpx/>'],
    ['a.gpx', Buffer.from('<gpx/>', 'utf16le')],
    ['a.gpx', Buffer.from('<gpx/>', 'utf16le').swap16()],
    ['a.html.gz', gzipSync('x')],
    ['a.js.br', 'x'],
    ['a.svg.gz', gzipSync(svg('<script>x</script>'))],
    ['a.svg.br', svg('')],
  ]
  for (const [name, text] of cases) assert.notEqual(why(name, text), null, name)
  assert.equal(why('a.txt', 'Write <html> first.'), null)
  assert.equal(why('a.csv', 'a,b\n<html>,c'), null)
  assert.equal(why('a.log', '<1> xmlns = what a namespace begins with'), null)
  assert.equal(why('a.svg.gz', gzipSync(svg('<path d="M0 0"/>'))), null)
  assert.equal(why('a.tar.gz', gzipSync('<html>')), null)
  assert.equal(why('a.png', Buffer.from('89504e470d0a1a0a', 'hex')), null)
})

test('settings of a host in the root of the site are told, unless the site allows them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-host-'))
  try {
    const found = (allow: string) => {
      const files = {
        'content/site.yaml': `${siteYaml}${allow}`,
        'content/pages/docs/index.md': '# Start\n\nText.\n',
        'content/pages/CNAME': 'docs.brimble.example',
        'content/pages/_routes.json': '{}',
        'content/pages/docs/CNAME': 'x',
        'content/assets/netlify.toml': 'x',
        'content/assets/a/Web.config': '<configuration/>',
        'content/assets/send.PHP': '<?php mail($_GET["to"]);',
        'content/assets/send.phpx': 'x',
      }
      putFiles(folder, files)
      return openFolder(folder)
        .site.report()
        .diagnostics.filter(({ code }) => /^SP10/.test(code))
        .map(({ code, severity, file }) => `${code} ${severity} ${file}`)
    }
    const routes = 'SP1025 warning content/pages/_routes.json'
    const others = ['assets/a/Web.config', 'assets/send.PHP'].map((path) => `SP1025 warning content/${path}`)
    assert.deepEqual(found(''), [...others, 'SP1025 warning content/pages/CNAME', routes])
    assert.deepEqual(found('allow: { activeAssets: [pages/CNAME, assets/send.PHP] }\n'), [
      ...others.slice(0, 1),
      routes,
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a pointer that was left in place of a file is told', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-pointer-'))
  try {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n'
    const files = { 'a.png': pointer, 'b.zip': pointer, 'c.txt': `About ${pointer}`, 'd.png': 'x' }
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
    const found = Object.keys(files).flatMap((name) => assetProblems(folder, name).map(({ code }) => `${name} ${code}`))
    assert.deepEqual(found, ['a.png SP1022', 'b.zip SP1022'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a drawing that does more than draw', () => {
  const active = [
    svg('<script>x</script>'),
    svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
    svg('<foreignObject><p/></foreignObject>'),
    svg('', ' onload="x"'),
    svg('<rect/onclick="x"/>'),
    svg('<rect\nONCLICK = "x"/>'),
    svg('<a href="javascript:x"><rect/></a>'),
    svg('<a xlink:href="java&#115;cript:x"/>'),
    svg('<a href="java&Tab;script:x"/>'),
    svg('<image href="https://evil.example/a.png"/>'),
    svg("<use href='//evil.example/a.svg#x'/>"),
    svg('<use href="other.svg#x"/>'),
    svg('<image href="data:image/svg+xml,x"/>'),
    svg('<set attributeName="href" to="javascript:x"/>'),
    svg('<animate attributeName="onclick" values="x"/>'),
    svg('<style>@import "x.css";</style>'),
    svg('<style>rect { fill: url(https://evil.example/a) }</style>'),
    svg('<rect style="fill: u\\72l(//evil.example)"/>'),
    `<!DOCTYPE svg [<!ENTITY x "y">]>${svg('&x;')}`,
    `<?xml-stylesheet href="x.css"?>${svg('')}`,
    svg('<use href="#a"/>', ' xml:base="https://evil.example/"'),
    svg('<iframe/>'),
    svg('<audio/>'),
    // What looks like a comment and is none.
    svg('<text><![CDATA[<!--]]></text><script>x</script><text><![CDATA[-->]]></text>'),
    // A comment without an end hides nothing, however often one begins.
    svg('<!-- <script>x</script>'),
    svg('<?a <!-- ?><script>x</script><?a --> ?>'),
    // What looks like the end of a tag and is none.
    svg('<rect id=">" onload="x"/>'),
    svg('', " id='>' onload='x'"),
    svg('<\u00f6:script xmlns:\u00f6="http://www.w3.org/2000/svg"/>'),
    svg('<set attributeName="&#104;ref" to="x"/>'),
    svg('<rect style="mask: image-set(\'https://evil.example/a\' 1x)"/>'),
    `<?xml version="1.0" encoding="iso-2022-jp"?>${svg('<scr\u001b(Bipt>x</scr\u001b(Bipt>')}`,
  ]
  for (const text of active) {
    assert.notEqual(why('a.svg', text), null, text)
    assert.notEqual(why('a.svgz', gzipSync(text)), null, text)
  }
  assert.notEqual(why('a.svg', Buffer.from(`\ufeff${svg('<script/>')}`, 'utf16le')), null, 'in another encoding')
  assert.notEqual(why('a.svg', Buffer.from(svg('<script/>'), 'utf16le')), null, 'without a mark')
  assert.notEqual(why('a.svgz', Buffer.from('1f8b00', 'hex')), null, 'packed, and damaged')
})

test('a drawing that only draws', () => {
  const still = [
    svg('<rect width="1" height="1"/>'),
    `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE svg>\n${svg('')}`,
    ...['UTF-16', 'utf-16le', 'us-ascii', 'ISO-8859-1', 'windows-1252'].map(
      (name) => `<?xml version="1.0" encoding="${name}"?>${svg('')}`,
    ),
    svg('<!-- <script>x</script> --><path d="M0 0"/>'),
    svg('<defs><linearGradient id="g"/></defs><rect fill="url(#g)"/>', ' xmlns:xlink="http://www.w3.org/1999/xlink"'),
    svg('<use href="#a"/><use xlink:href="#b"/>'),
    svg('<image href="data:image/png;base64,AA=="/>'),
    svg('<animate attributeName="x" from="0" to="10" values="0;10"/>'),
    svg('<style>.on { fill: red } text { font-family: Inter, sans-serif }</style>'),
    svg('<text>Click on = start, see https://example.com and onload</text>'),
    svg('<metadata><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></metadata>'),
  ]
  for (const text of still) {
    assert.equal(why('a.svg', text), null, text)
    assert.equal(why('a.svgz', gzipSync(text)), null, text)
  }
})

test('what is active in a drawing has its place, whatever was taken out to find it', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['\n <script>x</script>', '2:2-9 it holds `<script>`'],
    ['\n<!-- a\n<b> --> <g/><foreignObject/>', '3:13-27 it holds `<foreignobject>`'],
    ['\n<rect id=">" x="onload=" onload="x"/>', '2:26-32 it holds `onload`'],
    ['<!-- x -->\n\t\t<use href="&#35;a"/><use href="  other.svg#x"/>', '2:36-47 it refers to `other.svg#x`'],
    ['\r\n<a href="java&#115;c\tript&colon;x"/>', '2:10-33 it holds an address that runs'],
    ['\n<style>\na { b: u\\72 l(#a) } c { d: url( "//e.example/x" ) }</style>', '3:34-47 it refers to `//e.example/x`'],
    ['\n<style>\n@import "x.css";</style>', '3:1-8 its style imports another one'],
    ['\n<animate attributeName="onclick"/>', '2:10-27 it changes an address or a handler'],
  ]
  for (const [inside, expected] of cases)
    for (const text of [`<svg>${inside}</svg>`, `\ufeff<svg>${inside}</svg>`]) {
      const { why, place } = activeIn('a.svg', Buffer.from(text)) ?? {}
      assert.equal(`${place?.line}:${place?.column}-${place?.endColumn} ${why}`, expected, text)
    }
  const declared = '<?xml version="1.0" encoding="iso-2022-jp"?><svg/>'
  assert.deepEqual(activeIn('a.svg', Buffer.from(declared))?.place, { line: 1, column: 31, endLine: 1, endColumn: 42 })
  // Lines of what is packed are lines of no file.
  assert.equal(activeIn('a.svgz', gzipSync('<svg><script/></svg>'))?.place, null)
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-drawing-'))
  try {
    writeFileSync(join(folder, 'a.svg'), svg('\n<script/>'))
    const found = assetProblems(folder, 'a.svg').map(({ code, line, column }) => `${code} ${line}:${column}`)
    assert.deepEqual(found, ['SP1018 2:1'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('active files of a site are errors, SP1018, unless site.yaml names them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'signalpost-active-'))
  const put = (path: string, text: string) => putFile(folder, path, text)
  try {
    put('content/site.yaml', siteYaml)
    put('content/pages/docs/index.md', '---\ntitle: Docs\n---\n\nText.\n')
    put('content/pages/docs/demo.html', '<html>')
    put('content/assets/a.js', 'x')
    put('content/assets/a.svg', svg(''))
    const codes = () =>
      openFolder(folder)
        .site.report()
        .diagnostics.filter(({ severity }) => severity === 'error')
        .map(({ code, file, hint }) => `${code} ${file} ${hint?.includes('activeAssets')}`)
    assert.deepEqual(codes(), ['SP1018 content/assets/a.js true', 'SP1018 content/pages/docs/demo.html true'])
    put('content/site.yaml', `${siteYaml}allow: { activeAssets: [assets/a.js, /pages/docs/demo.html] }\n`)
    assert.deepEqual(codes(), [])
    const unused = () =>
      openFolder(folder)
        .site.report()
        .diagnostics.filter(({ code }) => code === 'SP1024')
        .map(({ severity, file, message }) => `${severity} ${file} ${message}`)
    assert.deepEqual(unused(), [])
    put('content/site.yaml', `${siteYaml}allow: { activeAssets: [assets/a.js, assets/a.svg, docs/demo.html] }\n`)
    assert.deepEqual(
      unused(),
      ['assets/a.svg', 'docs/demo.html'].map(
        (path) =>
          `warning content/site.yaml Unexpected permission for the active file \`${path}\`, which the content does not have`,
      ),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
