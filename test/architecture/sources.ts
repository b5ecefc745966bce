import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import ts from 'typescript'
import { root } from '../root.ts'

/** One import or re-export of a source. `to` is a path from the root for a file of ours, else the package as written. */
export interface ImportEdge {
  readonly from: string
  readonly to: string
  readonly typeOnly: boolean
}

export interface Source {
  /** From the root, with `/`. */
  readonly path: string
  readonly text: string
  readonly tree: ts.SourceFile
}

/** All files under a folder, from the root, in byte order. */
export function listFiles(folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return []
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort()
}

/** Parses a source, whatever its place: `path` need not exist. */
export function parseSource(path: string, text: string): Source {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  return { path, text, tree: ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind) }
}

/** The TypeScript sources below these folders: at first those of the product, without its tests and its tools. */
export function readSources(folders = ['bin', 'client', 'compiler', 'templates']): readonly Source[] {
  return folders
    .flatMap(listFiles)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Every node of a tree below `node`, without comments and single signs. */
export function walk(node: ts.Node): readonly ts.Node[] {
  const nodes: ts.Node[] = []
  const visit = (child: ts.Node) => {
    nodes.push(child)
    ts.forEachChild(child, visit)
  }
  ts.forEachChild(node, visit)
  return nodes
}

function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly
  const clause = node.importClause
  if (clause === undefined) return false
  const bindings = clause.namedBindings
  const named = bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : []
  return (
    clause.isTypeOnly || (clause.name === undefined && named.length > 0 && named.every((element) => element.isTypeOnly))
  )
}

function specifierOf(node: ts.Node): { readonly text: string; readonly typeOnly: boolean } | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
    const specifier = node.moduleSpecifier
    if (specifier === undefined || !ts.isStringLiteral(specifier)) return null
    return { text: specifier.text, typeOnly: isTypeOnly(node) }
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [specifier] = node.arguments
    return specifier !== undefined && ts.isStringLiteralLike(specifier)
      ? { text: specifier.text, typeOnly: false }
      : null
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
    return { text: node.argument.literal.text, typeOnly: true }
  }
  return null
}

/** All imports of a source: static, dynamic, of types, and re-exports. */
export function importsOf({ path, tree }: Source): readonly ImportEdge[] {
  return walk(tree).flatMap((node) => {
    const specifier = specifierOf(node)
    if (specifier === null) return []
    const { text, typeOnly } = specifier
    const to = text.startsWith('.') ? posix.normalize(posix.join(dirname(path), text)) : text
    return [{ from: path, to, typeOnly }]
  })
}

/** The line of a node, for messages. */
export function placeOf(source: Source, node: ts.Node): string {
  return `${source.path}:${source.tree.getLineAndCharacterOfPosition(node.getStart()).line + 1}`
}
