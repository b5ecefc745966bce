import { createHash } from 'node:crypto'
import { noPrograms, runGitNow } from './git.ts'
import { parseNameStatus } from './name-status.ts'

/** Commits that are looked at, and milliseconds: a hint is not worth more. */
const maxCommits = 500
const limit = 3000

/** Files that are compared by their content. */
const maxCompared = 200

const pages = ['--', 'content/pages']

/** Where the files of pages have gone, as the version control tells. */
export interface MovedFiles {
  /** @returns the file's path now, or null where git knows of no move; both relative to the root */
  readonly lastPlace: (file: string) => string | null
  /** @returns what stands for all that git has told; null where it was not asked */
  readonly mark: () => string | null
}

/**
 * Tells where a page's file has gone: renamed in the working tree, with git or without, or by one of the last commits.
 * Git is asked when a link is dead, and again when files have come or gone since.
 *
 * @param root the site's, absolute
 * @param listed the pages there are: the same list as long as none comes or goes
 */
export function movedFiles(root: string, listed: () => readonly string[]): MovedFiles {
  let known: { readonly paths: readonly string[]; readonly moves: ReadonlyMap<string, string> } | null = null
  return {
    lastPlace: (file) => {
      const paths = listed()
      if (known?.paths !== paths) known = { paths, moves: readMoves(root) }
      return lastPlace(file, known.moves)
    },
    mark: () => (known === null ? null : markOf(known.moves)),
  }
}

/** @returns see `MovedFiles.mark`: what git would tell of this site now */
export function movesMark(root: string): string {
  return markOf(readMoves(root))
}

function markOf(moves: ReadonlyMap<string, string>): string {
  return createHash('sha256')
    .update(JSON.stringify([...moves]))
    .digest('base64url')
}

/** A file may have moved more than once. */
function lastPlace(file: string, moves: ReadonlyMap<string, string>): string | null {
  const seen = new Set([file])
  let at = file
  for (let next = moves.get(at); next !== undefined && !seen.has(next); next = moves.get(at)) {
    seen.add(next)
    at = next
  }
  return at === file ? null : at
}

function readMoves(root: string): ReadonlyMap<string, string> {
  const moves = new Map<string, string>()
  const add = (from: string, to: string) => {
    if (!moves.has(from)) moves.set(from, to)
  }
  const git = (...argv: readonly string[]) => runGitNow(root, [...argv], limit)
  const now = parseNameStatus(git('diff', '--name-status', '-z', '-M', ...noPrograms, '--relative', 'HEAD', ...pages))
  for (const { changeType, filePath, oldPath } of now) if (changeType === 'R' && oldPath) add(oldPath, filePath)
  const gone = now.flatMap(({ changeType, filePath }) => (changeType === 'D' ? [filePath] : []))
  for (const [from, to] of sameContent(gone, git)) add(from, to)
  const log = ['log', `--max-count=${maxCommits}`, '-M', '--diff-filter=R', '--name-status', '-z', '--format=']
  // Newest first: what a commit says holds before older ones.
  for (const { filePath, oldPath } of parseNameStatus(git(...log, '--relative', ...pages).replace(/^\0+|\n/g, '')))
    if (oldPath) add(oldPath, filePath)
  return moves
}

/** Files that git does not know yet, and that hold what one that is gone held. */
function sameContent(gone: readonly string[], git: (...argv: readonly string[]) => string): [string, string][] {
  if (gone.length === 0 || gone.length > maxCompared) return []
  const added = fields(git('ls-files', '--others', '--exclude-standard', '-z', ...pages)).slice(0, maxCompared)
  if (added.length === 0) return []
  const hashes = git('hash-object', '--', ...added).split('\n')
  const byHash = new Map(added.map((path, at) => [hashes[at], path]))
  return fields(git('ls-tree', '-r', '-z', 'HEAD', '--', ...gone)).flatMap((line): [string, string][] => {
    const [, hash, from] = /^\S+ blob (\S+)\t(.*)$/s.exec(line) ?? []
    const to = byHash.get(hash)
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
}

function fields(output: string): readonly string[] {
  return output.split('\0').filter((field) => field !== '')
}
