import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, isAbsolute, join } from 'node:path'
import { z } from 'zod'
import { openLoginFile, unusableLoginFile } from '../../../compiler/diagnostics/codes/login.ts'
import { type Diagnostic, nowhere, type Outcome } from '../../../compiler/diagnostics/diagnostic.ts'
import { disk } from '../../../compiler/emit/disk.ts'
import { makeFolders } from '../../../compiler/emit/folders.ts'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { codeOf } from '../../../compiler/formats/thrown.ts'
import { careful } from '../../../compiler/read/read-version.ts'
import { homeFolder } from '../../../compiler/store/home-folder.ts'
import { headerText } from './oauth.ts'
import { given } from './settings.ts'

const loginSchema = z.object({
  apiUrl: z.string(),
  webUrl: z.string(),
  clientId: z.string(),
  user: z.string(),
  token: z.string().regex(headerText),
  /** ISO 8601, UTC; null for a token that does not end by itself. */
  expiresAt: z.string().nullable(),
})

const fileSchema = z.object({ version: z.literal(1), logins: z.array(loginSchema) })

/** A login that was kept. The token is good for the API at `apiUrl` and for no other. */
export type Login = Readonly<z.output<typeof loginSchema>>

const ownerOnly = { file: 0o600, folder: 0o700 } as const

/** Windows has no such modes; there the folder of the user is closed to others. */
const hasModes = process.platform !== 'win32'

/**
 * @returns where logins are kept (XDG Base Directory Specification: a relative `XDG_CONFIG_HOME` is ignored); null where the
 *   account has no place for them
 */
export function loginFile(env: Environment): string | null {
  const named = given(env, 'XDG_CONFIG_HOME')
  const home = homeFolder(env)
  const folder = named !== null && isAbsolute(named) ? named : home && join(home, '.config')
  return folder && join(folder, 'signalpost', 'login.json')
}

/**
 * Reads the logins. Permissions that let others in are put right, with a warning.
 *
 * @returns an empty list where there is no file; null with the reason when it can't be used
 */
export function readLogins(env: Environment): Outcome<readonly Login[] | null> {
  const path = loginFile(env)
  if (path === null) return { value: [], diagnostics: [] }
  const unusable = (reason: string) => ({
    value: null,
    diagnostics: [unusableLoginFile(nowhere, { file: path, reason })],
  })
  let descriptor: number
  try {
    // Not through a link, and without waiting for whoever holds the other end of a pipe.
    descriptor = openSync(path, careful)
  } catch (error) {
    const code = codeOf(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return { value: [], diagnostics: [] }
    return unusable(code === 'ELOOP' ? 'it is a link' : `it can't be read (${code})`)
  }
  try {
    const stat = fstatSync(descriptor)
    if (!stat.isFile()) return unusable('it is no plain file')
    if (!isOwn(stat)) return unusable('it belongs to another user')
    const warnings = close(path, descriptor, stat)
    const read = fileSchema.safeParse(parseJson(readFileSync(descriptor, 'utf8')))
    return read.success ? { value: read.data.logins, diagnostics: warnings } : unusable('its content is damaged')
  } catch (error) {
    return unusable(`it can't be read (${codeOf(error)})`)
  } finally {
    closeSync(descriptor)
  }
}

/** Takes the rights of others away, from the file and from its folder. */
function close(path: string, descriptor: number, stat: Stats): readonly Diagnostic[] {
  if (!hasModes) return []
  const folder = statSync(dirname(path))
  const isOpen = (stat.mode & 0o077) !== 0
  // Who may write to the folder could put another file in place of ours; who may only list it learns nothing.
  const isOpenFolder = (folder.mode & 0o022) !== 0
  if (isOpen) fchmodSync(descriptor, ownerOnly.file)
  if (isOwn(folder) && folder.isDirectory() && (folder.mode & 0o077) !== 0) chmodSync(dirname(path), ownerOnly.folder)
  return isOpen || isOpenFolder ? [openLoginFile(nowhere, { file: path })] : []
}

/**
 * Keeps a login in place of any other for the same API. The file appears whole or not at all, and is closed to others
 * from its first byte on.
 *
 * @throws what Node throws when the folder can't be written to
 */
export function keepLogin(login: Login, env: Environment): void {
  const path = loginFile(env)
  if (path === null) throw Object.assign(new Error('no home folder'), { code: 'ENOENT', syscall: 'homedir' })
  const folder = dirname(path)
  makeFolders(folder, disk, ownerOnly.folder)
  if (hasModes && isOwn(statSync(folder))) chmodSync(folder, ownerOnly.folder)
  // A file that can't be used is replaced: whoever logs in again wants just that.
  const others = (readLogins(env).value ?? []).filter(({ apiUrl }) => apiUrl !== login.apiUrl)
  const text = `${JSON.stringify({ version: 1, logins: [...others, login] }, null, 2)}\n`
  const temporary = `${path}.${randomBytes(6).toString('hex')}`
  try {
    const descriptor = openSync(temporary, 'wx', ownerOnly.file)
    try {
      writeFileSync(descriptor, text)
      fsyncSync(descriptor)
    } finally {
      closeSync(descriptor)
    }
    renameSync(temporary, path)
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}

/**
 * Removes the file with all logins.
 *
 * @returns the logins that stood in it, as far as they could be read; null when there was no file
 * @throws what Node throws when it can't be removed
 */
export function forgetLogins(env: Environment): readonly Login[] | null {
  const path = loginFile(env)
  if (path === null || lstatSync(path, { throwIfNoEntry: false }) === undefined) return null
  const { value } = readLogins(env)
  rmSync(path)
  return value ?? []
}

function isOwn({ uid }: Stats): boolean {
  return process.getuid === undefined || uid === process.getuid()
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
