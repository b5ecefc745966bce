import { codeOf } from '../formats/thrown.ts'

/** @returns whether there is a process with this number, also one of another account */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return codeOf(error) === 'EPERM'
  }
}
