import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { putFile } from '../put-files.ts'
import { root } from '../root.ts'

/** A generator of numbers that gives the same ones for the same seed (mulberry32). */
export function randomNumbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

/** A site of invented pages: some stay, so that others can link to them; the others may come and go. */
export interface RandomSite {
  readonly folder: string
  /** Does the next operation. @returns what it was */
  step(): string
  /** Puts right what earlier operations have broken. */
  repair(): void
}

const staying = ['one', 'two', 'three', 'four', 'five'] as const
const mistakes = [
  '\n<Callout variant="nothing">x</Callout>\n',
  '\n<Disclosure title="never closed">\n',
  '\nnonsense: 1\n',
  'redirect_from: /docs/stay/one\n',
] as const
/** What is never right, and can be taken away again. */
const extras = ['pages/docs/come/link', 'pages/docs/stay/one/index.mdx', 'data/errors.yml'] as const
const words = ['calls', 'queues', 'numbers', 'keys', 'events', 'logs', 'limits', 'retries', 'hooks', 'rooms'] as const

/** @param folder an empty one */
export function createRandomSite(folder: string, random: (below: number) => number): RandomSite {
  const content = join(folder, 'content')
  let count = 0
  cpSync(join(root, 'test/sites/second-brand/in/content'), content, { recursive: true })
  const word = () => words[random(words.length)] as string
  const write = (path: string, text: string) => putFile(content, path, text)
  const read = (path: string) => readFileSync(join(content, path), 'utf8')
  const page = (title: string, more = '') => {
    const link = staying[random(staying.length)]
    const body = [
      `About ${word()} and ${word()}: see [more](/docs/stay/${link}).`,
      `## The ${word()}`,
      `Text ${count++}.`,
    ]
    return `---\ntitle: ${title} ${count}\n${more}---\n\n${body.join('\n\n')}\n\n<Include file="note.mdx" />\n`
  }
  for (const name of staying) write(`pages/docs/stay/${name}.mdx`, page(name))
  for (let at = 0; at < 20; at++) write(`pages/docs/come/${word()}-${at}.mdx`, page('Comes'))
  write('partials/note.mdx', 'A note.\n')
  write('partials/deep.mdx', 'Deep.\n')
  write('data/errors.yaml', errors(3))
  write('data/openapi/rooms.yaml', specification(random))
  write('pages/docs/rooms.md', '---\ntitle: Rooms\nopenapi: rooms\n---\n\n::operation-index\n')
  write('assets/a.svg', svg(10))
  write('navigation/voice.yaml', navigation([...staying]))

  const files = () =>
    readdirSync(join(content, 'pages/docs'), { recursive: true, encoding: 'utf8' })
      .map((path) => `pages/docs/${path.replaceAll('\\', '/')}`)
      .filter((path) => /\.mdx?$/.test(path) && !path.startsWith(`${extras[0]}/`))
  const pages = () => files().filter((path) => path.endsWith('.mdx'))
  const coming = () => pages().filter((path) => path.startsWith('pages/docs/come'))
  const some = () => {
    const paths = [...coming(), ...staying.map((name) => `pages/docs/stay/${name}.mdx`)]
    return paths[random(paths.length)] as string
  }
  const volatile = () => {
    const paths = coming()
    return paths[random(paths.length)] ?? null
  }
  const operations: readonly (readonly [string, () => void])[] = [
    ['save in place', () => edit(some())],
    ['save by a file that takes the place', () => atomic(some())],
    ['save with a backup', () => backup(some())],
    ['another title', () => write(some(), page('Renamed'))],
    ['a page comes', () => write(`pages/docs/come/${word()}/${word()}-${count}.mdx`, page('New'))],
    ['a page in a new folder', () => write(`pages/docs/come/deep-${count}/${word()}/${word()}.mdx`, page('Deep'))],
    ['a page goes', () => remove(volatile())],
    ['a page moves', () => move(volatile(), `pages/docs/come/moved-${count++}.mdx`)],
    ['a folder moves', moveFolder],
    ['a folder goes', removeFolder],
    ['a partial', () => write('partials/note.mdx', `A note on ${word()}, ${count++}.\n`)],
    ['a partial in a partial', () => write('partials/note.mdx', `A note.\n\n<Include file="deep.mdx" />\n`)],
    ['a partial of a partial', () => write('partials/deep.mdx', `Deep ${word()}, ${count++}.\n`)],
    ['data', () => write('data/errors.yaml', errors(1 + random(8)))],
    ['an API', () => write('data/openapi/rooms.yaml', specification(random))],
    ['an image', () => write('assets/a.svg', svg(10 + random(90)))],
    ['the sidebar', () => write('navigation/voice.yaml', navigation(staying.slice(random(4))))],
    ['a redirect', () => write('redirects.yaml', `- { old_path: /docs/old-${random(9)}, dest_url: /docs/stay/one }\n`)],
    [
      'a page with an old address',
      () => write('pages/docs/stay/two.mdx', page('Two', `redirect_from: /docs/was-${random(9)}\n`)),
    ],
    [
      'another name of the brand',
      () => write('site.yaml', read('site.yaml').replace(/name: Acme\w*,/, `name: Acme${word()},`)),
    ],
    [
      'a protected page',
      () => write('pages/docs/stay/three.mdx', page('Three', random(2) === 0 ? '' : 'beta_feature: rooms\n')),
    ],
    ['a draft', () => write(`pages/docs/come/draft-${random(3)}.mdx`, page('Draft', 'draft: true\n'))],
    [
      'a draft with the address of a page',
      () => write(`pages/docs/come/draft-${random(3)}.mdx`, page('Draft', `draft: true\n${mistakes[3]}`)),
    ],
    ['a mistake', () => breakPage(some(), mistakes[0])],
    ['a syntax error', () => breakPage(some(), mistakes[1])],
    ['a broken site.yaml', () => breakPage('site.yaml', mistakes[2])],
    ['two files change places', swap],
    ['a file is only touched', () => utimesSync(join(content, some()), new Date(), new Date())],
    ['other bytes of the same size and time', sameSize],
    ['many at once', many],
    ['a name in another case', () => rename((name) => name[0]?.toUpperCase() + name.slice(1))],
    ['another extension', () => rename((name) => name.replace(/\.mdx$/, '.md'))],
    ['a page becomes a folder', becomeFolder],
    ['a folder becomes a page', becomePage],
    ['ends of lines as on Windows', () => rewrite(some(), (text) => text.replaceAll('\n', '\r\n'))],
    ['a mark before the text', () => rewrite(some(), (text) => `\ufeff${text}`)],
    ['a clock that goes wrong', wrongClock],
    ['a link to a folder', () => link('pages/docs/stay', extras[0])],
    ['a second page of an address', () => write(extras[1], page('Second'))],
    ['data under another extension', () => write(extras[2], errors(2))],
    ['other locales', () => setTop('locales', `{ default: en-us, all: [en, en-us${random(2) === 0 ? ', ja' : ''}] }`)],
    ['a product', () => setTop('products', `{ voice: ${word()}, stay: Stay }`)],
    ['no products', () => setTop('products', null)],
    ['automatic sidebars', () => setTop('sidebar', random(2) === 0 ? 'auto' : null)],
  ]
  const edit = (path: string) => write(path, page('Edited'))
  const atomic = (path: string) => {
    writeFileSync(join(content, `${path}.tmp~`), page('Atomic'))
    renameSync(join(content, `${path}.tmp~`), join(content, path))
  }
  const backup = (path: string) => {
    renameSync(join(content, path), join(content, `${path}~`))
    write(path, page('Backed up'))
    rmSync(join(content, `${path}~`))
  }
  const rewrite = (path: string, change: (text: string) => string) => write(path, change(read(path)))
  const setTop = (key: string, value: string | null) =>
    rewrite('site.yaml', (text) => {
      const others = text.replace(new RegExp(`^${key}: .*\\n`, 'm'), '')
      return value === null ? others : `${key}: ${value}\n${others}`
    })
  function rename(change: (name: string) => string) {
    const path = volatile()
    if (path !== null) move(path, join(dirname(path), change(basename(path))))
  }
  function becomeFolder() {
    const path = volatile()
    if (path === null) return
    const text = read(path)
    remove(path)
    write(path.replace(/\.mdx$/, '/index.mdx'), text)
  }
  function becomePage() {
    const path = coming().find((one) => one.endsWith('/index.mdx'))
    if (path === undefined) return
    const text = read(path)
    rmSync(join(content, dirname(path)), { recursive: true })
    write(`${dirname(path)}.mdx`, text)
  }
  function wrongClock() {
    const time = new Date(random(2) === 0 ? 0 : Date.now() + 86_400_000 * random(3))
    utimesSync(join(content, some()), time, time)
  }
  function link(to: string, path: string) {
    mkdirSync(dirname(join(content, path)), { recursive: true })
    if (!existsSync(join(content, path))) symlinkSync(join(content, to), join(content, path))
  }
  /** Capitals, and a page at the address of another one. */
  function removeWrongNames() {
    const routes = new Set<string>()
    for (const path of files().filter((one) => one.startsWith('pages/docs/come/'))) {
      const route = path.replace(/(?:\/index)?\.mdx?$/, '')
      if (routes.has(route) || path !== path.toLowerCase()) remove(path)
      routes.add(route)
    }
  }
  const remove = (path: string | null) => {
    if (path !== null) rmSync(join(content, path))
  }
  const move = (path: string | null, to: string) => {
    if (path !== null) renameSync(join(content, path), join(content, to))
  }
  const folders = () =>
    readdirSync(join(content, 'pages/docs/come'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => `pages/docs/come/${name}`)
  function moveFolder() {
    const [first] = folders()
    if (first !== undefined) renameSync(join(content, first), join(content, `pages/docs/come/folder-${count++}`))
  }
  function removeFolder() {
    const found = folders()
    const one = found[random(Math.max(1, found.length))]
    if (one === undefined) return
    rmSync(join(content, one), { recursive: true })
    // As a change of branches does: the same name again, another folder.
    if (random(2) === 0) write(`${one}/again.mdx`, page('Again'))
  }
  function swap() {
    const [one, two] = [some(), some()]
    if (one === two) return
    renameSync(join(content, one), join(content, 'swapped~'))
    renameSync(join(content, two), join(content, one))
    renameSync(join(content, 'swapped~'), join(content, two))
  }
  function sameSize() {
    const path = join(content, some())
    const { atime, mtime } = statSync(path)
    writeFileSync(path, readFileSync(path, 'utf8').replace(/[0-9]\.$/m, `${random(10)}.`))
    utimesSync(path, atime, mtime)
  }
  function breakPage(path: string, mistake: string) {
    write(path, read(path) + mistake)
  }
  function many() {
    for (const path of coming()) if (random(3) === 0) remove(path)
    for (let at = 0; at < 30; at++) write(`pages/docs/come/branch-${random(4)}/${word()}-${at}.mdx`, page('Branch'))
  }
  return {
    folder,
    step: () => {
      const [name, work] = operations[random(operations.length)] as (typeof operations)[number]
      work()
      return name
    },
    repair: () => {
      for (const path of extras) rmSync(join(content, path), { force: true })
      removeWrongNames()
      // A page may have moved since.
      for (const path of ['site.yaml', ...pages()]) {
        const text = read(path)
        const right = mistakes.reduce((rest, mistake) => rest.replaceAll(mistake, ''), text)
        if (right !== text) write(path, right)
      }
    },
  }
}

function errors(number: number): string {
  return Array.from(
    { length: number },
    (_, at) => `- {code: ${20_000 + at}, message: Error ${at}, log_level: ERROR}\n`,
  ).join('')
}

/** Operations that come and go, and that share what changes. */
function specification(random: (below: number) => number): string {
  const word = () => words[random(words.length)] as string
  const operations = [0, 1, 2, 3].filter(() => random(5) > 0)
  const paths = operations.map((at) => {
    const answer = `{ 200: { description: ok, content: { application/json: { schema: { $ref: '#/components/schemas/${at % 2 === 0 ? 'Room' : 'Door'}' } } } } }`
    return `  /rooms/${at}: { get: { operationId: Read${at}, description: About ${random(3) === 0 ? word() : 'rooms'}, responses: ${answer} } }\n`
  })
  const door = `    Door: { type: object, properties: { ${word()}: { type: string, description: A ${word()} } } }`
  const room = `    Room: { type: object, description: A ${word()}, properties: { door: { $ref: '#/components/schemas/Door' } } }`
  const top = `openapi: 3.0.3\ninfo: { title: Rooms, version: '1' }\nservers: [{ url: https://api.acme.example }]\n`
  return `${top}paths:${paths.length === 0 ? ' {}' : ''}\n${paths.join('')}components:\n  schemas:\n${door}\n${room}\n`
}

function svg(width: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="5"/>\n`
}

function navigation(names: readonly string[]): string {
  const entries = names.map((name) => `  - page: { title: ${name}, path: /docs/stay/${name} }\n`)
  return `title: Voice\nentries:\n${entries.join('')}  - page: { title: Voice, path: /docs/voice }\n`
}
