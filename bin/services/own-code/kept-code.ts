import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import { storeSecret } from '../../../compiler/store/secret.ts'
import { readSigned, writeSigned } from '../../../compiler/store/signed-file.ts'
import { makeStoreFolder, storeFolder, toolFolder } from '../../../compiler/store/store-folder.ts'
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

const file = `${storeFolder}/own-code`
/** As what the file is signed. */
const what = 'own code'

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
    const signed = readSigned(path, what, secret)
    if (signed === null) return null
    const kept: KeptCode = JSON.parse(signed.bytes.toString('utf8'))
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
    makeStoreFolder(root)
    writeSigned(join(root, file), what, secret, [Buffer.from(JSON.stringify(kept))])
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
  for (const one of [join(root, toolFolder), join(root, storeFolder), path]) {
    const stats = lstatSync(one, { throwIfNoEntry: false })
    if (stats === undefined || stats.isSymbolicLink() || (user !== undefined && stats.uid !== user)) return false
  }
  return runGitNow(root, ['ls-files', '--', file], 5000) === ''
}
