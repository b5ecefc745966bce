import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FastParser } from '../../compiler/formats/markdown/fast/fast-parser.ts'
import { memberOf } from '../../compiler/formats/members.ts'
import { toolRequire } from './tool-require.ts'

/** The guards around the parser hold for this version and no other. */
const satteriVersion = '0.10.5'

const features = {
  gfm: true,
  frontmatter: false,
  math: false,
  headingAttributes: false,
  superscript: false,
  subscript: false,
  wikilinks: false,
  definitionList: false,
  smartPunctuation: false,
  rawHtml: false,
}

/**
 * Loads the fast Markdown parser, which is compiled code of the platform.
 *
 * @returns null where there is none for this platform, or where it is of another version than the one that is known
 */
export async function loadFastParser(): Promise<FastParser | null> {
  const require = toolRequire()
  // There the package would install itself over the network.
  if ('webcontainer' in process.versions) return null
  try {
    if (versionAt(require.resolve('satteri')) !== satteriVersion) return null
    const { markdownToMdast, mdxToMdast } = await import('satteri')
    const binding = Object.keys(require.cache).find((path) =>
      /satteri[^/\\]*[/\\][^/\\]*\.(node|wasi\.cjs)$/.test(path),
    )
    if (binding === undefined || versionAt(binding) !== satteriVersion) return null
    return (text, { format, directives }) => {
      const options = { position: true, features: { ...features, directive: directives } }
      const tree = format === 'mdx' ? mdxToMdast(text, options) : markdownToMdast(text, options)
      if (tree.type !== 'root') throw new Error(`The fast parser has made a tree of type ${tree.type}`)
      return tree
    }
  } catch {
    return null
  }
}

/** The version of the package that a file belongs to. */
function versionAt(file: string): string | null {
  for (let folder = dirname(file); folder !== dirname(folder); folder = dirname(folder)) {
    const version = versionIn(join(folder, 'package.json'))
    if (version !== null) return version
  }
  return null
}

function versionIn(manifest: string): string | null {
  try {
    const version = memberOf(JSON.parse(readFileSync(manifest, 'utf8')), 'version')
    return typeof version === 'string' ? version : null
  } catch {
    return null
  }
}
