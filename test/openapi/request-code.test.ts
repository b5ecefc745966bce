import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import type { BodyPlan } from '../../compiler/formats/request/body-plan.ts'
import { codeOf } from '../../compiler/formats/request/code.ts'
import type { DataValue } from '../../compiler/formats/request/data-value.ts'
import { encodePart } from '../../compiler/formats/request/pairs.ts'
import { type RequestPlan, requestOf } from '../../compiler/formats/request/request.ts'
import { listen } from '../local-server.ts'

/** Each is a name and a value at once, wherever a request can hold one. */
const nasty = [
  ...[`'`, `"`, '`', '\\', '\\\\', `\\'`, `\\"`, `"""`, `'''`, `""""`, '\\"""', '``'],
  ...['\n', '\r\n', '\r', '\t', 'a\n  b\n\n c', ' lead', 'trail ', 'trail \nline', '\n\n'],
  ...['$HOME', '$(id)', '`id`', '${x}', '#{x}', '#$x', '#@x', '%s %d', '{{x}}', '{0}', '@file', '<b>', '-x'],
  ...['\\u0041', '\\n', '\\x41', '\\0', '//', '/* */', '*/', '# x', '?>', '</script>', '&amp;', '=', '+', '%20'],
  ...['ü', '日本語', '😀', '\u2028', '\u2029', '\ufeff', '\u0085', '\u007f', '\u001b[0m', '\u202e', '\u00a0'],
  ...['__proto__', 'null', 'True', '0', '1', '', '!', '!!'],
]
const object = Object.fromEntries(nasty.map((text, index) => [`${text}${index}`, text])) as Record<string, string>
const text = `${nasty.join('\n|')}|`

const bodies: Readonly<Record<string, { readonly type: string; readonly value: DataValue }>> = {
  json: {
    type: 'application/json',
    value: { ...object, __list: [...nasty, 1, -0.5, 1e21, true, false, null, {}, [], { '0': 'a' }, [[1]]], '0': 1 },
  },
  text: { type: 'text/plain', value: text },
  form: { type: 'application/x-www-form-urlencoded', value: { ...object, List: ['a', "b'"] } },
  multipart: {
    type: 'multipart/form-data',
    // Each library has its own way of writing odd names of parts.
    value: Object.fromEntries(nasty.map((value, index) => [`f${index}`, value])),
  },
}

/** Parts with a media type of their own: a text, a list of data, and a file. */
const typed = [
  ['note', 'text/markdown', '# it\'s "a"\\n;type=x, @b'],
  ['meta', 'application/json', '{"a":[1,"\\"ü"]}'],
  ['plain', '', 'x'],
  ['file', 'image/png', 'a.png'],
] as const
const typedValue = { note: typed[0][2], meta: JSON.parse(typed[1][2]) as DataValue, plain: 'x', file: 'a.png' }

interface Received {
  readonly method: string
  readonly url: string
  readonly type: string
  readonly body: Buffer
  readonly header: string
  readonly authorization: string
}
const received = new Map<string, Received>()
const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const { pathname } = new URL(request.url ?? '', 'http://x')
    received.set(pathname, {
      method: request.method ?? '',
      url: request.url ?? '',
      type: request.headers['content-type'] ?? '',
      body: Buffer.concat(chunks),
      header: String(request.headers['x-trace'] ?? ''),
      authorization: request.headers.authorization ?? '',
    })
    response.end('ok')
  })
})
let origin = ''
let folder = ''
before(async () => {
  origin = await listen(server)
  folder = mkdtempSync(join(tmpdir(), 'request-code-'))
  writeFileSync(join(folder, 'a.png'), 'a.png')
})
after(() => {
  server.close()
  rmSync(folder, { recursive: true, force: true })
})

const header = `it's "a" \\ $b #{c} \`d\``

const typedBody = {
  type: 'multipart/form-data',
  encodings: {
    note: { contentType: 'text/markdown', style: null, explode: null },
    file: { contentType: 'image/png', style: null, explode: null },
  },
  files: ['file'],
}

/** Parts of other types than a form's: the same, and a list of parts without names. */
const related = 'multipart/related; type="text/markdown"'
const forms: Readonly<Record<string, BodyPlan & { readonly value: DataValue }>> = {
  typed: { ...typedBody, value: typedValue },
  related: { ...typedBody, type: related, value: typedValue },
  mixed: {
    type: 'multipart/mixed',
    encodings: { items: { contentType: 'text/markdown', style: null, explode: null } },
    files: [],
    value: [typed[0][2], 'x'],
  },
}
const unnamed = [
  ['', 'text/markdown', typed[0][2]],
  ['', 'text/markdown', 'x'],
]

function codeFor(label: string, kind: string): string {
  const body = forms[kind] ?? { encodings: {}, files: [], ...(bodies[kind] as (typeof bodies)[string]) }
  const plan: RequestPlan = {
    method: 'POST',
    servers: [origin],
    path: `/${encodeURIComponent(label)}/${kind}`,
    query: [`q=${encodePart(`'"\\$ #{x}`)}`],
    headers: [['X-Trace', header]],
    cookies: [],
    signIn: [{ kind: 'basic', user: `u'"`, password: 'p\\$x#{y}' }],
    bodies: [body],
  }
  // All of them together are more than a sample holds: the value is taken as it is, however long.
  const request = requestOf(plan, { server: 0, body: 0, value: body.value })
  const code = codeOf(request, new Set(), Number.POSITIVE_INFINITY).find((one) => one.label === label)
  if (code === undefined) throw new Error(label)
  return code.code
}

/** @returns the names and values of a body of that kind, as the server has got them */
function readBack(kind: string, { body, type }: Received): unknown {
  if (kind === 'json') return JSON.parse(body.toString())
  if (kind === 'text') return body.toString()
  if (kind === 'form') return [...new URLSearchParams(body.toString())]
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? ''
  const parts = body.toString().split(`--${boundary}`).slice(1, -1)
  return parts.map((part) => {
    const at = part.indexOf('\r\n\r\n')
    if (kind in forms) return typedPart(part.slice(0, at), part.slice(at + 4, -2))
    return [/ name="([^"]*)"/.exec(part.slice(0, at))?.[1], part.slice(at + 4, -2)]
  })
}

function typedPart(head: string, value: string): readonly string[] {
  const name = / name="([^"]*)"/i.exec(head)?.[1] ?? ''
  const type = /^content-type: *(.*)$/im.exec(head)?.[1]?.trim() ?? ''
  return [name, type, / filename="?([^";]*)/i.exec(head)?.[1] ?? value]
}

function expected(kind: string): unknown {
  if (kind === 'mixed') return unnamed
  if (kind in forms) return typed
  const { value } = bodies[kind] as (typeof bodies)[string]
  if (kind === 'json' || kind === 'text') return value
  const pairs = Object.entries(value as Record<string, string | string[]>)
  return pairs.flatMap(([name, one]) => [one].flat().map((item) => [name, item]))
}

interface Runner {
  readonly command: string
  readonly version: readonly string[]
  readonly file: string
  readonly run: readonly string[]
  /** Runs all programs that it is given, each as if it were alone: to start is what takes most time of any of them. */
  readonly together?: readonly [file: string, code: string]
  /** The order of a form's fields is the library's. */
  readonly sorts?: boolean
}

const runNode = `for (const file of process.argv.slice(2)) await import(file).catch(console.error)
`
const runPython = `import runpy, sys, traceback
for file in sys.argv[1:]:
    try:
        runpy.run_path(file, run_name="__main__")
    except BaseException:
        traceback.print_exc()
`
const runJava = `import java.net.*;
import java.nio.file.*;
import javax.tools.ToolProvider;

public class Together {
  public static void main(String[] files) throws Exception {
    for (String file : files) {
      Path classes = Files.createTempDirectory(Path.of(file).getParent(), "classes");
      int status = ToolProvider.getSystemJavaCompiler().run(null, null, null, "-d", classes.toString(), file);
      if (status != 0) continue;
      try (URLClassLoader loader = new URLClassLoader(new URL[] { classes.toUri().toURL() })) {
        loader.loadClass("Main").getMethod("main", String[].class).invoke(null, (Object) new String[0]);
      } catch (ReflectiveOperationException error) {
        error.printStackTrace();
      }
    }
  }
}
`

const runners: Readonly<Record<string, Runner>> = {
  curl: { command: 'sh', version: ['-c', 'curl --version'], file: 'a.sh', run: [] },
  'Node.js': {
    command: process.execPath,
    version: ['--version'],
    file: 'a.mjs',
    run: [],
    together: ['together.mjs', runNode],
  },
  Python: {
    command: 'python3',
    version: ['-c', 'import requests'],
    file: 'a.py',
    run: [],
    together: ['together.py', runPython],
  },
  Java: {
    command: 'java',
    version: ['--source', '17', '--version'],
    file: 'Main.java',
    run: [],
    together: ['Together.java', runJava],
  },
  Go: { command: 'go', version: ['version'], file: 'main.go', run: ['run'], sorts: true },
  PHP: { command: 'php', version: ['-r', 'curl_init();'], file: 'a.php', run: [] },
  Ruby: { command: 'ruby', version: ['--version'], file: 'a.rb', run: [] },
  'C#': { command: 'dotnet', version: ['run', '--help'], file: 'a.cs', run: ['run'] },
}

/** Not `spawnSync`: the server that the program calls is in this process. */
function run(command: string, args: readonly string[]): Promise<string> {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: folder, env: { ...process.env, NO_PROXY: '*', no_proxy: '*' } })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)))
    child.on('close', () => done(output))
  })
}

const kinds = [...Object.keys(bodies), ...Object.keys(forms)]

/** Runs the programs of a language. @returns what each has printed, or all of them */
function runAll(label: string, { command, file, run: first, together }: Runner): (kind: string) => Promise<string> {
  const write = (kind: string) => {
    mkdirSync(join(folder, label, kind), { recursive: true })
    const path = join(folder, label, kind, file)
    writeFileSync(path, codeFor(label, kind))
    return path
  }
  if (together === undefined) return (kind) => run(command, [...first, write(kind)])
  const [name, code] = together
  let output: Promise<string> | null = null
  return () => {
    if (output !== null) return output
    writeFileSync(join(folder, name), code)
    output = run(command, [...first, join(folder, name), ...kinds.map(write)])
    return output
  }
}

for (const [label, runner] of Object.entries(runners)) {
  const { command, version, sorts = false } = runner
  // Go compiles its library on the first call.
  const isLong = command === 'go' && process.env.TEST_LONG !== '1'
  const missing = isLong || spawnSync(command, version, { timeout: 60_000 }).status !== 0
  const outputOf = runAll(label, runner)
  for (const kind of kinds) {
    const skip = missing && (isLong ? 'tried with --long' : `this machine has no ${command} that can run it`)
    test(`${label} sends the very request, whatever its values hold: ${kind}`, { skip }, async () => {
      const code = codeFor(label, kind)
      const output = await outputOf(kind)
      const got = received.get(`/${encodeURIComponent(label)}/${kind}`)
      assert.ok(got !== undefined, `${code}\n${output}`)
      assert.equal(got.method, 'POST')
      assert.equal(new URL(got.url, origin).searchParams.get('q'), `'"\\$ #{x}`)
      assert.equal(got.header, header)
      assert.equal(got.authorization, `Basic ${Buffer.from(`u'":p\\$x#{y}`).toString('base64')}`)
      const sent = forms[kind]?.type ?? bodies[kind]?.type ?? ''
      assert.ok(
        got.type === sent || got.type.startsWith(`${label === 'C#' ? sent.replace(/;.*/, '') : sent};`),
        got.type,
      )
      const want = expected(kind)
      const back = readBack(kind, got)
      const order = (pairs: unknown) => (sorts && Array.isArray(pairs) ? pairs.toSorted() : pairs)
      // A form of `fetch` ends lines as browsers do.
      const plain = (value: unknown) =>
        kind === 'multipart' ? JSON.stringify(value).replace(/(?:\\r)?\\n|\\r/g, '|') : value
      assert.deepEqual(plain(order(back)), plain(order(want)))
    })
  }
}

test('of the parts of a form only a file is opened, also in languages that this machine may not have', () => {
  const lines = (label: string, pattern: RegExp) => codeFor(label, 'typed').match(pattern) ?? []
  assert.deepEqual(lines('C#', /(?<=^ {4}\{ ).*(?= \},$)/gm), [
    String.raw`new StringContent("# it's \"a\"\\n;type=x, @b", MediaTypeHeaderValue.Parse("text/markdown")), "note"`,
    String.raw`new StringContent("{\"a\":[1,\"\\\"ü\"]}", MediaTypeHeaderValue.Parse("application/json")), "meta"`,
    'new StringContent("x"), "plain"',
    'new StreamContent(File.OpenRead("a.png")) { Headers = { ContentType = MediaTypeHeaderValue.Parse("image/png") } }, "file", "a.png"',
  ])
  assert.deepEqual(lines('Java', /ofFile\(.*?\)\)/g), ['ofFile(Path.of("a.png"))'])
  assert.deepEqual(lines('Go', /os\.Open\(.*?\)/g), ['os.Open("a.png")'])
})
