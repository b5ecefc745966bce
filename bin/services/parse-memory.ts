import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Parsed, type ParseMarkdown, parseMarkdown } from '../../compiler/formats/markdown/parse-markdown.ts'
import { readParsed, storeParsed } from '../../compiler/formats/markdown/stored-tree.ts'

/** What builds remember of a site, below its root. It may be deleted at any time. */
const memoryFolder = '.signalpost'

export interface ParseMemory {
  readonly parse: ParseMarkdown
  /** Forgets what has not been asked for. */
  prune(): void
}

export interface MemoryOptions {
  /** Stands for everything that decides what a text is parsed to: another one has a memory of its own. */
  readonly version: string
  /** What is remembered is not read. */
  readonly clean: boolean
  /** Nothing is remembered, and nothing forgotten. */
  readonly readOnly: boolean
}

/**
 * Remembers parsed pages between builds, a file a page. A file is named by what it was made from and begins with the hash
 * of the rest, so that a page that has changed, a file that is damaged and one of another version are parsed as if there
 * were none. What is read is data, never code. No failure of the disk is a failure of the build.
 *
 * @param root the site's, absolute
 */
export function openParseMemory(root: string, { version, clean, readOnly }: MemoryOptions): ParseMemory {
  const folder = join(root, memoryFolder, 'cache/markdown')
  const used = new Set<string>()
  let canWrite = !readOnly
  let isMade = false
  const remember = (name: string, parsed: Parsed) => {
    const text = canWrite ? storeParsed(parsed) : null
    if (text === null) return
    canWrite = attempt(() => {
      if (!isMade) makeFolder(root, folder)
      isMade = true
      // Whole or not at all: another build may be reading.
      const draft = join(folder, `${name}.${process.pid}.tmp`)
      writeFileSync(draft, `${hashOf(text)}\n${text}`)
      renameSync(draft, join(folder, name))
    })
  }
  return {
    parse(text, format, known) {
      const name = hashOf(`${version}\0${format}\0${text}`)
      const isFirst = !used.has(name)
      used.add(name)
      const kept = clean && isFirst ? null : recall(join(folder, name))
      if (kept !== null) return kept
      const parsed = parseMarkdown(text, format, known)
      remember(name, parsed)
      return parsed
    },
    prune() {
      if (!canWrite) return
      attempt(() => {
        for (const name of readdirSync(folder)) {
          if (ownName.test(name) && !used.has(name)) rmSync(join(folder, name), { force: true })
        }
      })
    },
  }
}

/** Of what is remembered, and of what a build that was cut off has left. */
const ownName = /^[0-9a-f]{64}(?:\.\d+\.tmp)?$/

/** @returns null for what is not there, not whole or not ours */
function recall(file: string): Parsed | null {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return null
  }
  const end = text.indexOf('\n')
  const stored = text.slice(end + 1)
  if (end === -1 || hashOf(stored) !== text.slice(0, end)) return null
  try {
    return readParsed(stored)
  } catch {
    return null
  }
}

/** The folder keeps itself out of version control. */
function makeFolder(root: string, folder: string): void {
  mkdirSync(folder, { recursive: true })
  const ignore = join(root, memoryFolder, '.gitignore')
  if (!existsSync(ignore)) writeFileSync(ignore, '*\n')
}

function attempt(action: () => void): boolean {
  try {
    action()
    return true
  } catch {
    return false
  }
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
