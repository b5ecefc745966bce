import { lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { isAlive } from '../../compiler/emit/is-alive.ts'
import { sha256 } from '../../compiler/formats/hash.ts'

/** Machines may share a folder for temporary files, but no numbers of processes. */
const machine = () => sha256(hostname()).slice(0, 8)

/** @returns a new folder that only we can read; its name tells whose it is */
export function makeTemporary(): string {
  return mkdtempSync(join(tmpdir(), `signalpost-${machine()}-${process.pid}-`))
}

/** Removes folders of processes that were killed before they could do it themselves. */
export function sweepTemporary(): void {
  const form = new RegExp(`^signalpost-${machine()}-(\\d+)-\\w{6}$`)
  try {
    for (const name of readdirSync(tmpdir())) {
      const pid = Number(form.exec(name)?.[1])
      if (Number.isNaN(pid) || pid === process.pid || isAlive(pid)) continue
      const folder = join(tmpdir(), name)
      const stats = lstatSync(folder, { throwIfNoEntry: false })
      if (stats?.isDirectory() && stats.uid === process.getuid?.()) rmSync(folder, { recursive: true, force: true })
    }
  } catch {
    // Rubbish that can't be removed is no failure.
  }
}
