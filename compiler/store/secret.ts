import { createHash, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, lstatSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { disk } from '../emit/disk.ts'
import { makeFolders } from '../emit/folders.ts'
import type { Environment } from '../formats/environment.ts'
import { messageOf } from '../formats/thrown.ts'
import { homeFolder } from './home-folder.ts'

/** Bytes of a secret that is made. */
const length = 32

/**
 * What entries of a store are signed with. It lies outside of every site, because what authors can write signs nothing.
 *
 * @param env `SIGNALPOST_STORE_KEY`, or where the user's account keeps its state (XDG Base Directory Specification)
 * @param onFault told why there is no place for a secret
 * @returns null where there is none; then nothing is remembered
 */
export function storeSecret(env: Environment, onFault: (why: string) => void = () => {}): Buffer | null {
  const given = env.SIGNALPOST_STORE_KEY ?? ''
  if (given.trim() !== '') return createHash('sha256').update(given).digest()
  try {
    const folder = join(stateFolder(env), 'signalpost')
    const file = join(folder, 'store.key')
    return readSecret(file) ?? makeSecret(folder, file)
  } catch (error) {
    onFault(messageOf(error))
    return null
  }
}

function stateFolder(env: Environment): string {
  const { XDG_STATE_HOME: given = '' } = env
  if (given.startsWith('/')) return given
  const home = homeFolder(env)
  if (home === null) throw new Error('this account has no home folder, and `SIGNALPOST_STORE_KEY` is not set')
  return join(home, '.local/state')
}

/** @returns null where there is none yet; what others could have written is none */
function readSecret(file: string): Buffer | null {
  const stats = lstatSync(file, { throwIfNoEntry: false })
  if (stats === undefined) return null
  const user = process.getuid?.()
  if (!stats.isFile() || (user !== undefined && stats.uid !== user))
    throw new Error(`${file} is not a file of this account`)
  if (user !== undefined && (stats.mode & 0o077) !== 0) chmodSync(file, 0o600)
  const secret = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex')
  if (secret.length !== length) throw new Error(`${file} holds no secret`)
  return secret
}

/** Of two processes that make one at once, both take the first. */
function makeSecret(folder: string, file: string): Buffer | null {
  makeFolders(folder, disk, 0o700)
  const draft = join(folder, `${process.pid}.${randomBytes(4).toString('hex')}.tmp`)
  writeFileSync(draft, `${randomBytes(length).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(draft, file)
  } catch {
    // Another process was faster.
  } finally {
    rmSync(draft, { force: true })
  }
  return readSecret(file)
}
