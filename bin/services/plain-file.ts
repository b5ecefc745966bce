import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import { withoutWaiting } from '../../compiler/read/read-version.ts'

/** Something in the place of a file that is none, such as a named pipe. */
export class NoFile extends Error {
  /** @param path of what was to be read */
  constructor(path: string) {
    super(`${path} is no file`)
  }
}

/**
 * Reads a text that lies beside the content, where anything may lie: to open a named pipe would wait until somebody writes
 * into it.
 *
 * @param path absolute; links are followed
 * @throws NoFile, or an error of the system
 */
export function readPlainFile(path: string): string {
  const file = openSync(path, withoutWaiting)
  try {
    if (!fstatSync(file).isFile()) throw new NoFile(path)
    return readFileSync(file, 'utf8')
  } finally {
    closeSync(file)
  }
}

/** @returns the same as editors of other systems show it: without a mark before the text, and with the line ends of Unix */
export function readPlainText(path: string): string {
  return readPlainFile(path)
    .replace(/^\ufeff/, '')
    .replace(/\r\n/g, '\n')
}
