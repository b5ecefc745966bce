import { deepEqual, equal, match, ok } from 'node:assert/strict'
import { join } from 'node:path'
import { describe, test } from 'node:test'
import { overBudget, withoutOverBudget } from '../../compiler/read/over-budget.ts'
import { siteYaml } from '../data/site/sample-site.ts'
import { root } from '../root.ts'
import { memoryContent, pipelineOf } from '../site.ts'
import { inFolder, run } from './run-command.ts'

const errors = 'content/data/errors.yaml'
const error = (code: number) =>
  `- { code: ${code}, message: Wrong ${code}, log_level: ERROR, solutions: 'See [it](/docs/gone${code})' }\n`
const api = 'content/data/openapi/calls.yaml'
const calls = `openapi: 3.1.0
info: { title: Calls, version: '1' }
paths:
  /calls:
    get: { operationId: listCalls, summary: List calls, description: '[gone](/docs/gone)', responses: { 200: { description: Good } } }
    post: { operationId: call, summary: Call, responses: { 200: { description: Good } } }
`

const content = () =>
  memoryContent({
    'content/site.yaml': siteYaml,
    'content/pages/docs/index.md':
      '---\ntitle: Home\n---\n\n[One](/docs/api/errors/1#solutions) [none](/docs/api/errors/9) [List](/docs/calls/list-calls#there)\n',
    'content/pages/docs/calls.md': '---\ntitle: Calls\nopenapi: calls\n---\n\nText.\n',
    [errors]: error(1) + error(2),
    [api]: calls,
    'content/navigation/docs.yaml': 'title: Docs\nentries:\n  - page: { title: Calls, path: /docs/calls }\n',
    'content/redirects.yaml': '- { old_path: /old, dest_url: /docs }\n',
  })

const problems = (over: ReadonlyMap<string, number>) =>
  pipelineOf(withoutOverBudget(content(), overBudget(over)))
    .site.report()
    .diagnostics.filter(({ file }) => file !== 'content/site.yaml')
    .map(({ code, file, line, message }) => `${code} ${file}:${line}: ${message}`)

describe('SP1021: what is made from data', () => {
  test('a page that took too long is told at its record, and all else is checked', () => {
    const all = problems(new Map())
    ok(all.some((line) => line.includes('gone1')) && all.some((line) => line.includes('#there')), all.join('\n'))
    const place = `${errors}:1`
    deepEqual(
      new Set(problems(new Map([['/docs/api/errors/1', 10]]))),
      new Set([
        ...all.filter((line) => !line.includes('gone1') && !line.includes('solutions')),
        `SP1021 ${place}: Unexpected data whose page \`/docs/api/errors/1\` takes more than 10 s to compile, expected a fraction of a second`,
      ]),
    )
  })

  test('a page of a specification is told at its file, and hides the anchors that it may have', () => {
    deepEqual(
      new Set(problems(new Map([['/docs/calls/list-calls', 20]]))),
      new Set([
        ...problems(new Map()).filter((line) => !line.includes(api) && !line.includes('#there')),
        `SP1021 ${api}:null: Unexpected data whose page \`/docs/calls/list-calls\` takes more than 20 s to compile, expected a fraction of a second`,
      ]),
    )
  })

  test('a data file that took too long is told by its name, and nobody is blamed for naming what it may hold', () => {
    const before = problems(new Map())
    for (const file of [errors, api])
      deepEqual(
        problems(new Map([[file, 10]])).filter((line) => !before.includes(line)),
        [`SP1021 ${file}:null: Unexpected file that takes more than 10 s to compile, expected a fraction of a second`],
      )
  })

  test('settings, a sidebar and redirects that took too long are told by their names, and nothing else is', () => {
    for (const file of ['content/site.yaml', 'content/navigation/docs.yaml', 'content/redirects.yaml']) {
      const over = withoutOverBudget(content(), overBudget(new Map([[file, 10]])))
      deepEqual(
        pipelineOf(over)
          .site.report()
          .diagnostics.filter(({ file: told }) => told === file)
          .map(({ code, message }) => `${code} ${message}`),
        ['SP1021 Unexpected file that takes more than 10 s to compile, expected a fraction of a second'],
      )
    }
  })

  test('the time goes to each data file, to settings, sidebars and redirects, and to each page by its route', () => {
    const told: (string | null)[] = []
    const pipeline = pipelineOf(content(), { atWork: (subject) => void told.push(subject) })
    pipeline.site.report()
    const settings = ['content/site.yaml', 'content/navigation/docs.yaml', 'content/redirects.yaml']
    for (const subject of [errors, api, '/docs/api/errors/2', '/docs/calls/call', ...settings])
      ok(told.includes(subject), `${subject} is not told`)
    equal(told.at(-1), null)
  })
})

const script = join(root, 'bin/signalpost.js')

describe('a command', () => {
  test('leaves out a page made from data that does not end, and tries it again each time', async () => {
    const files = {
      'content/site.yaml': siteYaml,
      'content/pages/index.md': '---\ntitle: Home\n---\n\nText.\n',
      [errors]: error(1) + error(2) + error(3),
      'theme/Footer.tsx': `import type { PartProps } from 'signalpost'
export default function Footer({ standard, title }: PartProps) {
  for (; title?.includes('Wrong 2'); );
  return standard
}
`,
    }
    await inFolder(files, async (cwd) => {
      const env = { SIGNALPOST_PAGE_SECONDS: '0.5' }
      for (const command of ['check', 'build', 'check']) {
        const { status, stdout, stderr } = await run(script, [command], { cwd, env })
        equal(status, 1, stderr)
        match(stderr, /^signalpost: \/api\/errors\/2 takes too long; going on without it$/m)
        match(
          stdout,
          /error SP1021: Unexpected data whose page `\/api\/errors\/2`.*0\.5 s.*\n +at content\/data\/errors\.yaml:2/,
        )
        // No page is rendered for a build that will not be published.
        for (const code of [1, 3]) match(stdout, new RegExp(`gone${code}`))
      }
    })
  })
})
