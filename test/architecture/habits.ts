import ts from 'typescript'
import { placeOf, type Source, walk } from './sources.ts'

const emptyContainers = new Set(['Map', 'Set', 'WeakMap', 'WeakSet'])
/** What makes memories of our own. */
const makers = new Set(['createRecent', 'remembered'])

/** Whether a value can only be meant to be filled later. */
function startsEmpty(node: ts.Expression | undefined): boolean {
  if (node === undefined) return false
  if (ts.isSatisfiesExpression(node)) return startsEmpty(node.expression)
  if (ts.isAsExpression(node)) return node.type.getText() !== 'const' && startsEmpty(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.length === 0
  if (ts.isObjectLiteralExpression(node)) return node.properties.length === 0
  if (ts.isCallExpression(node)) return ts.isIdentifier(node.expression) && makers.has(node.expression.text)
  if (!ts.isNewExpression(node) || !ts.isIdentifier(node.expression)) return false
  return emptyContainers.has(node.expression.text) && (node.arguments ?? []).length === 0
}

/** `readonly X[] = []` stays empty: nothing can be put into it. */
function isReadonly(node: ts.VariableDeclaration): boolean {
  return /^(readonly |Readonly)/.test(node.type?.getText() ?? '')
}

/** Places of mutable state of a module: `let`, `var`, and containers that start empty. */
export function mutableState(source: Source): readonly string[] {
  return source.tree.statements.filter(ts.isVariableStatement).flatMap((statement) =>
    statement.declarationList.declarations
      .filter((declaration) => {
        const constant = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
        return !constant || (startsEmpty(declaration.initializer) && !isReadonly(declaration))
      })
      .map((declaration) => `${placeOf(source, declaration)} ${declaration.name.getText()}`),
  )
}

/** Whether a file only hands on what others export. */
export function isBarrel(source: Source): boolean {
  const statements = source.tree.statements.filter((statement) => !ts.isImportDeclaration(statement))
  const handsOn = (statement: ts.Statement) =>
    ts.isExportDeclaration(statement) && statement.moduleSpecifier !== undefined
  return statements.length > 0 && statements.every(handsOn)
}

/** Places of classes that extend another one, except errors. */
export function classHierarchies(source: Source): readonly string[] {
  return walk(source.tree)
    .filter(ts.isHeritageClause)
    .filter((clause) => clause.token === ts.SyntaxKind.ExtendsKeyword && ts.isClassLike(clause.parent))
    .filter((clause) => !/^(\w*Error|HTMLElement)\b/.test(clause.types[0]?.getText() ?? ''))
    .map((clause) => placeOf(source, clause))
}

/** Whether text names a block: as a tag (`<Note`), as all of a literal, or, for a name of several words, as a word. */
function textNames(text: string, name: string): boolean {
  const several = /[a-z][A-Z]/.test(name)
  return several ? new RegExp(`\\b${name}\\b`).test(text) : text === name || new RegExp(`</?${name}\\b`).test(text)
}

/** Functions that take any number of arguments, where a list as long as a site's content is too long for a call. */
const takesAll = /(?:\.(?:push|unshift|concat)|\bMath\.(?:max|min)|\bString\.from(?:CharCode|CodePoint))$/

/** Places that hand a list to a call item by item. */
export function spreadLists(source: Source): readonly string[] {
  return walk(source.tree)
    .filter(ts.isCallExpression)
    .filter((call) => takesAll.test(call.expression.getText()) && call.arguments.some(ts.isSpreadElement))
    .map((call) => `${placeOf(source, call)} ${call.expression.getText()}`)
}

/** Places where a literal is spread into another one, which says no more than its members do. */
export function spreadLiterals(source: Source): readonly string[] {
  return walk(source.tree)
    .filter((node) => ts.isSpreadAssignment(node) && ts.isObjectLiteralExpression(node.expression))
    .map((node) => placeOf(source, node))
}

/** Places that name a block in code: identifiers and literals, not comments. */
export function blockNames(source: Source, names: readonly string[]): readonly string[] {
  return walk(source.tree).flatMap((node) => {
    const found = names.filter((name) => {
      if (ts.isIdentifier(node)) return node.text === name
      if (ts.isStringLiteral(node) || ts.isJsxText(node) || ts.isTemplateLiteralToken(node)) {
        return textNames(node.text, name)
      }
      return false
    })
    return found.map((name) => `${placeOf(source, node)} ${name}`)
  })
}

/** The names that a block's `block.ts` gives to `defineBlock`. */
export function namesDefined(source: Source): readonly string[] {
  return walk(source.tree)
    .filter(ts.isCallExpression)
    .filter((call) => call.expression.getText() === 'defineBlock')
    .flatMap((call) => call.arguments.filter(ts.isObjectLiteralExpression))
    .flatMap((object) => object.properties.filter(ts.isPropertyAssignment))
    .filter((property) => property.name.getText() === 'name')
    .map((property) => property.initializer)
    .filter(ts.isStringLiteralLike)
    .map((literal) => literal.text)
}

/** Places where a type is claimed that the compiler has not found: `x as T` (but `as const`), `x!`. */
export function casts(source: Source): readonly string[] {
  return walk(source.tree)
    .filter((node) => ts.isNonNullExpression(node) || (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)))
    .map((node) => `${placeOf(source, node)} ${node.getText()}`)
}

/** A function, and how many lines it takes. */
export interface LongFunction {
  readonly place: string
  readonly lines: number
}

/** Functions that take more lines than `most`. */
export function longFunctions(source: Source, most: number): readonly LongFunction[] {
  const lineOf = (position: number) => source.tree.getLineAndCharacterOfPosition(position).line
  return walk(source.tree).flatMap((node) => {
    if (!ts.isFunctionLike(node) || !('body' in node) || node.body === undefined) return []
    const lines = lineOf(node.end) - lineOf(node.getStart()) + 1
    return lines > most ? [{ place: `${placeOf(source, node)} takes ${lines} lines`, lines }] : []
  })
}

/** Functions, and types of functions, that are given more than `most` things one by one. */
export function crowdedFunctions(source: Source, most: number): readonly string[] {
  return walk(source.tree)
    .filter(ts.isFunctionLike)
    .filter(({ parameters }) => parameters.length > most)
    .map((node) => `${placeOf(source, node)} is given ${node.parameters.length}`)
}

/** Whether a statement of a module declares a function, in either way to write one. */
function declaresFunction(node: ts.Statement): node is ts.FunctionDeclaration | ts.VariableStatement {
  if (ts.isFunctionDeclaration(node)) return true
  if (!ts.isVariableStatement(node)) return false
  const made = node.declarationList.declarations.map(({ initializer }) => initializer)
  return made.some((one) => one !== undefined && (ts.isArrowFunction(one) || ts.isFunctionExpression(one)))
}

/** Places of exported functions without a docstring; of several signatures the first one has it. */
export function undocumented(source: Source): readonly string[] {
  const seen = new Set<string>()
  return source.tree.statements.filter(declaresFunction).flatMap((node) => {
    if (node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) !== true) return []
    const name = ts.isFunctionDeclaration(node)
      ? (node.name?.text ?? 'default')
      : node.declarationList.declarations.map((one) => one.name.getText()).join()
    const isTold = seen.has(name) || ts.getJSDocCommentsAndTags(node).length > 0
    seen.add(name)
    return isTold ? [] : [`${placeOf(source, node)} ${name}`]
  })
}
