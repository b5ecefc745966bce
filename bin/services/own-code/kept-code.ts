import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { existsSync, lstatSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import { storeSecret } from '../../../compiler/store/secret.ts'
import { makeStoreFolder } from '../../../compiler/store/store-folder.ts'
import { runGitNow } from '../git.ts'
import type { CompiledClient, CompiledUnit } from './compile-code.ts'

/** What was compiled of a site's code. */
export interface KeptCode {
  /** Identifies the command and all files of the code. */
  readonly key: string
  /** Files of packages that it was made from: absolute paths with hashes. */
  readonly outside: readonly (readonly [path: string, hash: string])[]
  readonly units: Readonly<Record<string, CompiledUnit>>
  readonly client: CompiledClient
}

const file = '.signalpost/store/own-code'

/**
 * Reads what was compiled before. It is run, so that it must be this account's own: signed with the account's secret (never
 * with one that machines share), in files that nobody else owns and that the repository does not bring.
 *
 * @param root absolute
 */
export function readKeptCode(root: string, key: string, env: Environment): KeptCode | null {
  try {
    const path = join(root, file)
    const secret = ownSecret(env)
    if (secret === null || !isOurs(root, path)) return null
    const text = readFileSync(path, 'utf8')
    const end = text.indexOf('\n')
    const right = Buffer.from(macOf(text.slice(end + 1), secret))
    const given = Buffer.from(text.slice(0, end))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return null
    const kept: KeptCode = JSON.parse(text.slice(end + 1))
    const isSame = ([at, hash]: KeptCode['outside'][number]) => existsSync(at) && sha256(readFileSync(at)) === hash
    return kept.key === key && kept.outside.every(isSame) ? kept : null
  } catch {
    return null
  }
}

/** Keeps it for the next run. No failure of the store is a failure of the command. */
export function keepCode(root: string, kept: KeptCode, env: Environment): void {
  try {
    const secret = ownSecret(env)
    if (secret === null) return
    const path = join(root, file)
    makeStoreFolder(root)
    const text = JSON.stringify(kept)
    const draft = `${path}.${process.pid}.${randomBytes(6).toString('hex')}.tmp`
    writeFileSync(draft, `${macOf(text, secret)}\n${text}`, { mode: 0o600, flag: 'wx' })
    renameSync(draft, path)
  } catch {
    // It is compiled again.
  }
}

/** The account's: what other machines may have signed is not run. */
function ownSecret(env: Environment): Buffer | null {
  return storeSecret({ ...env, SIGNALPOST_STORE_KEY: '' })
}

function isOurs(root: string, path: string): boolean {
  const user = process.getuid?.()
  for (const one of [join(root, '.signalpost'), join(root, '.signalpost/store'), path]) {
    const stats = lstatSync(one, { throwIfNoEntry: false })
    if (stats === undefined || stats.isSymbolicLink() || (user !== undefined && stats.uid !== user)) return false
  }
  return runGitNow(root, ['ls-files', '--', file], 5000) === ''
}

function macOf(text: string, secret: Buffer): string {
  return createHmac('sha256', secret).update(`own code ${text}`).digest('hex')
}
