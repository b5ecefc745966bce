import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { root } from '../root.ts'
import { inFolder } from './run-command.ts'
import { siteYaml } from './site-yaml.ts'

const files = { 'content/site.yaml': siteYaml, 'content/pages/docs/index.md': '# Home\n' }

/** @param line for a shell, in which `$0` is the command */
function ended(cwd: string, line: string): Promise<{ status: number | null; stderr: string }> {
  const command = `${process.execPath} ${join(root, 'bin/signalpost.js')}`
  return new Promise((done) => {
    const child = execFile('sh', ['-c', line.replaceAll('$0', command)], { cwd, timeout: 60_000 }, (_, __, stderr) =>
      done({ status: child.exitCode, stderr }),
    )
  })
}

test('streams that are full, closed or read by nobody', { skip: !existsSync('/dev/full') }, () =>
  inFolder(files, async (folder) => {
    const full = 'signalpost: No space left on the disk for `write` (ENOSPC)\n'
    for (const [line, status, said] of [
      // Where both are full nothing can be said, also of that.
      ['$0 build >/dev/full 2>/dev/full', 3, ''],
      ['$0 build >/dev/full', 3, full],
      ['$0 build >/dev/null', 0, 'Published to dist/site: '],
      // Nothing has changed, which the launcher answers by itself.
      ['$0 build >/dev/full', 3, full],
      ['$0 build 2>/dev/full', 0, ''],
      ['$0 build --clean >&-', 0, 'Published to dist/site: '],
      ['$0 --version >/dev/full', 3, full],
      ['$0 explain SP4001 >/dev/full', 3, full],
      ['$0 nope 2>/dev/full', 2, ''],
      ['{ $0 explain; echo $? >&2; } | true', 0, '0\n'],
    ] as const) {
      const found = await ended(folder, line)
      assert.equal(found.status, status, `${line}: ${found.stderr}`)
      assert.ok(found.stderr.includes(said), `${line}: ${found.stderr}`)
    }
  }),
)

test('a folder that is gone is no fault of the tool', () =>
  inFolder({ 'gone/a': '' }, async (folder) => {
    const line = 'cd gone && rm -r ../gone && $0 check'
    assert.deepEqual(await ended(folder, line), {
      status: 3,
      stderr: 'signalpost: the current folder is gone. Change to one that is there.\n',
    })
  }))
