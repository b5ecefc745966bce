import { posix } from 'node:path'
import ts from 'typescript'
import { placeOf, type Source, walk } from './sources.ts'

/** What the builder finds by the file's name: scripts of parts, islands and widgets, and what a script's mark is. */
const found = new Map([
  [/\.client\.tsx?$/, new Set(['start', 'press', 'hydrate', 'open'])],
  [/\/mark\.ts$/, new Set(['selector'])],
])

interface Export {
  readonly name: string
  readonly node: ts.Node
  readonly isType: boolean
}

function exportsOf({ tree }: Source): readonly Export[] {
  return tree.statements.flatMap((statement): readonly Export[] => {
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
    if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
    const isType = ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)
    const declared = ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement]
    return declared.flatMap((node) => {
      const name = 'name' in node ? node.name : undefined
      return name !== undefined && ts.isIdentifier(name as ts.Node)
        ? [{ name: (name as ts.Identifier).text, node, isType }]
        : []
    })
  })
}

/** The names that a source takes from others, as `path name`; `path *` for all of a file. */
function takenBy({ path, tree }: Source): readonly string[] {
  const resolved = (specifier: ts.Expression) =>
    ts.isStringLiteralLike(specifier) ? posix.normalize(posix.join(posix.dirname(path), specifier.text)) : ''
  return walk(tree).flatMap((node) => {
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      return node.arguments.map((specifier) => `${resolved(specifier)} *`)
    }
    if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      return [`${resolved(node.argument.literal)} *`]
    }
    if (!ts.isImportDeclaration(node) && !ts.isExportDeclaration(node)) return []
    if (node.moduleSpecifier === undefined) return []
    const from = resolved(node.moduleSpecifier)
    const list = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
    if (list === undefined || !('elements' in list)) return [`${from} *`]
    return list.elements.map(({ name, propertyName }) => `${from} ${(propertyName ?? name).text}`)
  })
}

/**
 * Places of exports that serve nobody. A value is one that no other file takes, or that only tests take and its own file
 * does not use; a type is one that is not named again at all: those of an exported signature are needed by whoever writes
 * its type.
 */
export function unusedExports(sources: readonly Source[], tests: readonly Source[]): readonly string[] {
  const byProduct = new Set(sources.flatMap(takenBy))
  const byTests = new Set(tests.flatMap(takenBy))
  return sources.flatMap((source) => {
    const isTaken = (by: ReadonlySet<string>, name: string) =>
      by.has(`${source.path} ${name}`) || by.has(`${source.path} *`)
    const isFound = (name: string) => [...found].some(([path, names]) => path.test(source.path) && names.has(name))
    const usesOwn = ({ name, node }: Export) =>
      walk(source.tree).some((one) => ts.isIdentifier(one) && one.text === name && one.parent !== node)
    return exportsOf(source)
      .filter(({ name }) => !isTaken(byProduct, name) && !isFound(name))
      .filter((one) => !(usesOwn(one) && (one.isType || isTaken(byTests, one.name))))
      .map(({ name, node }) => `${placeOf(source, node)} ${name}`)
  })
}
