/** How a comment of a language begins and, for those that need it, ends. */
export type CommentMark = readonly [open: string, close: string]

/** A language of fenced code. */
export interface CodeLanguage {
  /** The identifier that chooses the grammar. */
  readonly id: string
  /** How the language is called in a header, when the fence brings no label. */
  readonly name: string
  /** What authors write besides `id`, in lower case. */
  readonly aliases: readonly string[]
  readonly comments: readonly CommentMark[]
}

const slashes: readonly CommentMark[] = [
  ['//', ''],
  ['/*', '*/'],
]
const hash: readonly CommentMark[] = [['#', '']]
const tag: readonly CommentMark[] = [['<!--', '-->']]
const jsx: readonly CommentMark[] = [...slashes, ['{/*', '*/}']]
const every: readonly CommentMark[] = [...jsx, ...tag, ['#', ''], ['--', ''], [';', ''], ['%', ''], ["'", '']]

const language = (
  id: string,
  name: string,
  comments: readonly CommentMark[],
  ...aliases: readonly string[]
): CodeLanguage => ({ id, name, aliases, comments })

/**
 * The 13 identifiers of the specification (section 9), and those that a documentation site meets besides.
 * A language without comments of its own (JSON, HTTP, plain text) takes annotations in any comment syntax.
 */
export const codeLanguages: readonly CodeLanguage[] = [
  language('javascript', 'JavaScript', slashes, 'js', 'mjs', 'cjs', 'node', 'nodejs', 'node.js'),
  language('jsx', 'JSX', jsx),
  language('csharp', 'C#', slashes, 'cs', 'c#', 'dotnet'),
  language('php', 'PHP', [...slashes, ...hash]),
  language('ruby', 'Ruby', hash, 'rb'),
  language('python', 'Python', hash, 'py', 'python3'),
  language('java', 'Java', slashes),
  language('json', 'JSON', every, 'jsonc', 'json5', 'ndjson', 'jsonl'),
  language('c', 'C', slashes, 'h'),
  language('bash', 'Bash', hash, 'sh', 'zsh'),
  language('bash', 'curl', hash, 'curl'),
  language('shell', 'Shell', hash, 'console', 'shell-session', 'shellsession', 'sh-session', 'terminal'),
  language('go', 'Go', slashes, 'golang'),
  language('groovy', 'Groovy', slashes, 'gradle'),
  language('typescript', 'TypeScript', slashes, 'ts', 'mts', 'cts'),
  language('tsx', 'TSX', jsx),
  language('html', 'HTML', tag, 'htm', 'vue', 'svelte', 'astro'),
  language('css', 'CSS', slashes, 'scss', 'less'),
  language('xml', 'XML', tag, 'svg', 'rss', 'plist'),
  language('yaml', 'YAML', hash, 'yml'),
  language('toml', 'TOML', hash),
  language('ini', 'INI', [...hash, [';', '']], 'conf', 'cfg', 'env', 'dotenv', 'properties'),
  language('sql', 'SQL', [
    ['--', ''],
    ['/*', '*/'],
  ]),
  language('http', 'HTTP', every),
  language('diff', 'Diff', every, 'patch'),
  language('markdown', 'Markdown', [...tag, ['{/*', '*/}']], 'md', 'mdx'),
  language('graphql', 'GraphQL', hash, 'gql'),
  language('swift', 'Swift', slashes),
  language('kotlin', 'Kotlin', slashes, 'kt', 'kts'),
  language('objectivec', 'Objective-C', slashes, 'objc', 'objective-c', 'obj-c', 'm'),
  language('dart', 'Dart', slashes),
  language('powershell', 'PowerShell', [...hash, ['<#', '#>']], 'ps1', 'pwsh', 'ps'),
  language('docker', 'Dockerfile', hash, 'dockerfile'),
  language('rust', 'Rust', slashes, 'rs'),
  language('cpp', 'C++', slashes, 'c++', 'cc', 'cxx', 'hpp'),
  language('nginx', 'nginx', hash),
  language('hcl', 'Terraform', [...hash, ...slashes], 'terraform', 'tf', 'tfvars'),
  language('protobuf', 'Protocol Buffers', slashes, 'proto'),
  language('elixir', 'Elixir', hash, 'ex', 'exs'),
  language('scala', 'Scala', slashes),
  language('perl', 'Perl', hash, 'pl'),
  language('lua', 'Lua', [
    ['--[[', ']]'],
    ['--', ''],
  ]),
  language('r', 'R', hash),
  language(
    'batch',
    'Batch',
    [
      ['REM', ''],
      ['rem', ''],
      ['::', ''],
    ],
    'bat',
    'cmd',
  ),
  language('makefile', 'Makefile', hash, 'make'),
  language('cmake', 'CMake', hash),
  language('apex', 'Apex', slashes),
  language('vbnet', 'Visual Basic', [["'", '']], 'vb', 'visualbasic'),
]

/** Words that ask for plain text. */
const plain: ReadonlySet<string> = new Set(['text', 'txt', 'plain', 'plaintext', 'none', 'raw', 'log'])

const byName: ReadonlyMap<string, CodeLanguage> = new Map(
  // From the end, so that the first row of an identifier is the one that it names.
  codeLanguages.toReversed().flatMap((row) => [row.id, ...row.aliases].map((name) => [name, row] as const)),
)

/** Every word that names a language, for hints. */
export const languageNames: readonly string[] = [...byName.keys(), ...plain].sort()

/** @returns whether the word asks for plain text */
export const isPlainText = (written: string): boolean => plain.has(written.toLowerCase())

/** @returns the language that a word names, in any case of letters, or null when none is known */
export const codeLanguage = (written: string): CodeLanguage | null => byName.get(written.toLowerCase()) ?? null

/** @returns the comment syntaxes that may hold an annotation; for plain or unknown text all of them */
export const commentMarks = (language: CodeLanguage | null): readonly CommentMark[] => language?.comments ?? every
