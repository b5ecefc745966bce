import { createHash } from 'node:crypto'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { SourceFile } from '../source.ts'
import type { LiveContent } from './live-content.ts'

/** What was made from a file. */
export interface Remembered<Value> {
  /** Null when the file could not be read. */
  readonly value: Value | null
  /** What the reading of the file found. */
  readonly diagnostics: readonly Diagnostic[]
  /** A hash of the text: the same as long as the text is. */
  readonly text: string
}

interface Entry<Value> extends Remembered<Value> {
  readonly version: string
}

/** Remembers what was made from each file, as long as its text is the same. */
export interface FileMemory<Value> {
  /** @returns null when there is no such file */
  get(path: string): Remembered<Value> | null
  /** What is remembered of a file, whether it is still so or not; undefined for nothing. */
  peek(path: string): Remembered<Value> | undefined
  forget(path: string): void
}

/** @param make called with each file when it is first asked for, and again when its text has changed */
export function fileMemory<Value>(content: LiveContent, make: (source: SourceFile) => Value): FileMemory<Value> {
  const entries = new Map<string, Entry<Value>>()
  const get = (path: string): Remembered<Value> | null => {
    const version = content.version(path)
    if (version === null) {
      entries.delete(path)
      return null
    }
    const known = entries.get(path)
    if (known?.version === version) return known
    const { source, diagnostics } = content.read(path)
    const text = source === null ? JSON.stringify(diagnostics) : hashOf(source.text)
    const isSame = known !== undefined && known.text === text
    const value = isSame ? known.value : source === null ? null : make(source)
    const entry = { version, value, diagnostics, text }
    entries.set(path, entry)
    return entry
  }
  return { get, peek: (path) => entries.get(path), forget: (path) => void entries.delete(path) }
}

/** @returns a short text that is the same only for the same text */
export function hashOf(text: string): string {
  return createHash('sha1').update(text).digest('base64')
}
