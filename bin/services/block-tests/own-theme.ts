import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { writeReport } from '../../report/write-report.ts'
import type { System } from '../../system.ts'
import { commandVersion, readClientBundle } from '../client-bundle.ts'
import { type OwnTheme, openTheme } from '../own-code/own-theme.ts'

/** @returns the tool's blocks and those of a site, for a command that does nothing else with it */
export function openOwnTheme(root: string, env: Environment): ReturnType<typeof openTheme> {
  return openTheme(root, readClientBundle(), { env, version: commandVersion() ?? '', clean: false, readOnly: false })
}

/** @returns what is wrong with the code of a site */
export function brokenCode(code: OwnTheme): readonly Diagnostic[] {
  return code.own().diagnostics.filter(({ severity }) => severity === 'error')
}

/** @returns the same, or null where the code is wrong, which is reported */
export async function ownTheme(root: string, system: System): Promise<OwnTheme | null> {
  const code = await openOwnTheme(root, system.env)
  const broken = brokenCode(code)
  if (broken.length === 0) return code
  await writeReport({ diagnostics: broken, pages: 0, root }, 'pretty', system)
  return null
}
