import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { readPlainText } from '../plain-file.ts'

/** Settings of another tool, and what in them says where its pages are. */
interface Settings {
  /** From the root; of several that are there the first counts. */
  readonly files: readonly string[]
  /** The folder that paths in them begin at, from theirs. */
  readonly base: string
  /** A group is the folder of the pages: settings may be code, which is not run, and a text in them is found. */
  readonly setting: RegExp | null
  /** Where the pages are if nothing is said, from `base`. */
  readonly otherwise: string
}

/** From the folder of its settings. */
export const starlightFolder = 'src/content/docs'

const scripts = ['ts', 'mts', 'js', 'mjs']
/** Folders that a site may have beside code. */
const besideCode = ['', 'docs/', 'website/']
const formats = ['toml', 'yaml', 'yml', 'json']
/** One language may have a folder of its own there, by the name of a module. */
const ofHugo = {
  setting: /\b(?:contentDir["']?\s*[=:]\s*["']?([^"'\s,]+)|source["']?\s*[=:]\s*["']?(content\/[^"'\s,]+))/i,
  otherwise: 'content',
}

const tools: readonly Settings[] = [
  {
    // VitePress.
    files: besideCode.flatMap((folder) => scripts.map((one) => `${folder}.vitepress/config.${one}`)),
    base: '..',
    setting: /\bsrcDir:\s*['"]([^'"\n]+)['"]/,
    otherwise: '.',
  },
  {
    // VitePress again.
    files: besideCode.flatMap((folder) => scripts.map((one) => `${folder}.vitepress/config/index.${one}`)),
    base: '../..',
    setting: /\bsrcDir:\s*['"]([^'"\n]+)['"]/,
    otherwise: '.',
  },
  {
    // Docusaurus: other plug-ins have paths as well.
    files: besideCode.flatMap((folder) => [...scripts, 'cjs'].map((one) => `${folder}docusaurus.config.${one}`)),
    base: '.',
    setting: /\bpath:\s*["']((?:[^"'\n]*\/)?docs)["']/,
    otherwise: 'docs',
  },
  {
    // Astro's Starlight.
    files: besideCode.flatMap((folder) => scripts.map((one) => `${folder}astro.config.${one}`)),
    base: '.',
    setting: null,
    otherwise: starlightFolder,
  },
  { files: formats.map((one) => `hugo.${one}`), base: '.', ...ofHugo },
  { files: formats.map((one) => `config/_default/hugo.${one}`), base: '../..', ...ofHugo },
  {
    files: ['', 'docs/', 'docs/en/', 'website/'].flatMap((folder) =>
      ['yml', 'yaml'].map((one) => `${folder}mkdocs.${one}`),
    ),
    base: '.',
    setting: /^docs_dir:\s*["']?([^"'\s#]+)/m,
    otherwise: 'docs',
  },
  { files: ['book.toml'], base: '.', setting: /^src\s*=\s*["']([^"'\n]+)["']/m, otherwise: 'src' },
  { files: ['.gitbook.yaml'], base: '.', setting: /^root:\s*["']?([^"'\s#]+)/m, otherwise: '.' },
  // Sphinx, and Mintlify.
  { files: ['docs/source/conf.py', 'doc/source/conf.py'], base: '.', setting: null, otherwise: '.' },
  {
    files: ['', 'docs/'].flatMap((folder) => [`${folder}docs.json`, `${folder}mint.json`]),
    base: '.',
    setting: null,
    otherwise: '.',
  },
]

/** Where another tool has its pages, and the file of its settings, both from the root. */
export interface SourceSettings {
  readonly folder: string
  readonly file: string
}

/**
 * Finds out by the settings of other tools where their pages are.
 *
 * @param root absolute
 * @returns a folder that is there, and not above the root; null where no tool is known
 */
export function sourceSettings(root: string): SourceSettings | null {
  for (const { files, base, setting, otherwise } of tools) {
    const file = files.find((one) => existsSync(join(root, one)))
    if (file === undefined) continue
    const found = setting?.exec(textOf(join(root, file)))?.slice(1)
    const said = found?.find((group) => group !== undefined) ?? otherwise
    const folder = posix.join(posix.dirname(file), base, said).replace(/\/$/, '')
    const isBelow = !posix.isAbsolute(said) && !/^\.\.(?:\/|$)/.test(folder)
    if (isBelow && existsSync(join(root, folder))) return { folder, file }
  }
  return null
}

function textOf(file: string): string {
  try {
    return readPlainText(file)
  } catch {
    return ''
  }
}
