import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Environment } from '../../../compiler/formats/environment.ts'
import { sha256 } from '../../../compiler/formats/hash.ts'
import { codeOf } from '../../../compiler/formats/thrown.ts'
import { codeFolders, tokensFile } from '../../../compiler/model/own-code.ts'

/** The code of a site as it lies there. */
export interface FoundCode {
  /** Modules of blocks, relative to the root: `blocks/person-card/block.tsx`. */
  readonly blocks: readonly string[]
  /** Modules that define a block where none is looked for: `blocks/PersonCard.tsx`, or `block.tsx` beside `block.ts`. */
  readonly misplaced: readonly string[]
  /** Modules directly below `theme/`. */
  readonly parts: readonly string[]
  /** `theme.css` and `theme/styles.css`, where they are. */
  readonly tokens: string | null
  readonly styles: string | null
  /** Every file that may be part of it, by its path, with a hash of its bytes. */
  readonly files: ReadonlyMap<string, string>
}

/** A module of `blocks/` itself, or one of a folder of it that is not `block.ts`. */
const misplacedBlock = /^blocks\/(?:[^/]+\/)?(?!block\.ts$)[^/]+\.[jt]sx?$/
const second = /\/block\.tsx$/
/** What is tried and shown, and is no code. */
const noCode = /^blocks\/[^/]+\/(?:cases|example\.mdx?)$/

/** @returns null for a site without any. Links are not followed: only these folders of the root are code */
export function findCode(root: string): FoundCode | null {
  const files = new Map<string, string>()
  const misplaced: string[] = []
  const visit = (path: string): void => {
    const stats = lstatSync(join(root, path), { throwIfNoEntry: false })
    if (stats?.isFile()) {
      const bytes = unlessGone(() => readFileSync(join(root, path)))
      if (bytes === null) return
      files.set(path, sha256(bytes))
      if (misplacedBlock.test(path) && bytes.includes('defineBlock')) misplaced.push(path)
    }
    if (!stats?.isDirectory()) return
    for (const name of (unlessGone(() => readdirSync(join(root, path))) ?? []).sort()) {
      const below = `${path}/${name}`
      if (!name.startsWith('.') && name !== 'node_modules' && !noCode.test(below)) visit(below)
    }
  }
  for (const path of [...codeFolders, tokensFile]) visit(path)
  const paths = [...files.keys()]
  if (paths.length === 0) return null
  const blocks = new Map<string, string>()
  for (const path of paths) {
    const [, folder] = /^(blocks\/[^/]+)\/block\.tsx?$/.exec(path) ?? []
    if (folder !== undefined && !blocks.has(folder)) blocks.set(folder, path)
  }
  return {
    blocks: [...blocks.values()],
    misplaced: misplaced.filter((path) => {
      const block = blocks.get(path.replace(/\/[^/]+$/, ''))
      return block === undefined || (block !== path && second.test(path))
    }),
    parts: paths.filter((path) => /^theme\/[^/]+\.tsx$/.test(path)),
    tokens: files.has(tokensFile) ? tokensFile : null,
    styles: files.has('theme/styles.css') ? 'theme/styles.css' : null,
    files,
  }
}

/** @returns null where somebody has removed it since its folder was listed */
export function unlessGone<Value>(read: () => Value): Value | null {
  try {
    return read()
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

/** @returns another text for other files */
export function stateOf({ files }: FoundCode): string {
  return sha256(JSON.stringify([...files]))
}

/** @returns whether a site's code is not to be read: somebody else's content is built */
export function isUntrusted(env: Environment): boolean {
  const given = env.SIGNALPOST_UNTRUSTED ?? ''
  return given !== '' && given !== '0' && given !== 'false'
}
