import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Root } from 'mdast'
import type { FastParser } from '../../compiler/formats/markdown/fast/parse-fast.ts'
import { compiled } from '../compiled.ts'
import { importPackage } from '../import-package.ts'

/** The guards around the parser hold for this version and no other. */
const satteriVersion = '0.10.5'

const features = {
  gfm: true,
  ...{ frontmatter: false, math: false, headingAttributes: false, superscript: false, subscript: false },
  ...{ wikilinks: false, definitionList: false, smartPunctuation: false, rawHtml: false },
}

/**
 * Loads the fast Markdown parser, which is compiled code of the platform.
 *
 * @returns null where there is none for this platform, or where it is of another version than the one that is known
 */
export async function loadFastParser(): Promise<FastParser | null> {
  // What is compiled knows no address of its own file.
  const folder = compiled()?.folder
  const require = createRequire(folder === undefined ? import.meta.url : join(folder, 'command.cjs'))
  // There the package would install itself over the network.
  if ('webcontainer' in process.versions) return null
  try {
    if (versionAt(require.resolve('satteri')) !== satteriVersion) return null
    const { markdownToMdast, mdxToMdast } = await importPackage<typeof import('satteri')>('satteri')
    const binding = Object.keys(require.cache).find((path) =>
      /satteri[^/\\]*[/\\][^/\\]*\.(node|wasi\.cjs)$/.test(path),
    )
    if (binding === undefined || versionAt(binding) !== satteriVersion) return null
    return (text, directive, format) => {
      const options = { position: true, features: { ...features, directive } }
      return (format === 'mdx' ? mdxToMdast(text, options) : markdownToMdast(text, options)) as Root
    }
  } catch {
    return null
  }
}

/** The version of the package that a file belongs to. */
function versionAt(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const manifest = read(join(folder, 'package.json'))
    if (manifest?.version !== undefined) return manifest.version
  }
  return null
}

function read(path: string): { readonly version?: string } | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as { readonly version?: string }
  } catch {
    return null
  }
}
