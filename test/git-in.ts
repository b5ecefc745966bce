import { execFileSync } from 'node:child_process'

/** Whoever runs the tests may have no name, and sign each commit. */
const settings = ['user.name=t', 'user.email=t@example.com', 'commit.gpgsign=false', 'tag.gpgsign=false']

/** @returns what runs git in a folder, and answers with what it prints */
export function gitIn(
  cwd: string,
  { input, env = {} }: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): (...argv: readonly string[]) => string {
  const own = settings.flatMap((one) => ['-c', one])
  const options = { cwd, input, encoding: 'utf8', env: { ...process.env, ...env }, stdio: 'pipe' } as const
  return (...argv) => execFileSync('git', [...own, ...argv], options).trim()
}
