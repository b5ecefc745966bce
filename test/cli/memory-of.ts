import { equal } from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root.ts'
import { inFolder, run } from './run-command.ts'

/** Tells how many kilobytes the process that does the work has had at its most. */
const tells = (file: string) => `import { writeFileSync } from 'node:fs'
if (process.env.SIGNALPOST_CHILD !== undefined)
  process.on('exit', () => writeFileSync(${JSON.stringify(file)}, String(process.resourceUsage().maxRSS)))`

/**
 * @param files of a site, besides its settings
 * @returns the bytes that the largest process of a command has had at its most
 */
export function memoryOf(
  command: 'build' | 'check',
  files: Readonly<Record<string, string>>,
  status = 0,
): Promise<number> {
  const settings = { 'content/site.yaml': 'url: https://a.example\nbrand: { key: a, name: A }\n' }
  return inFolder({ ...settings, ...files }, async (cwd) => {
    const file = join(cwd, 'most')
    const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(tells(file))}"`
    // Memory is what is asked for: a slow machine may take longer than a page has.
    const env = { NODE_OPTIONS, SIGNALPOST_PAGE_SECONDS: '600' }
    const ran = await run(join(root, 'bin/signalpost.js'), [command], { cwd, env })
    equal(ran.status, status, ran.stderr)
    return Number(readFileSync(file, 'utf8')) * 1024
  })
}
