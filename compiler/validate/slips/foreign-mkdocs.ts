import { closeHint, fenceHint, insertHint, mkDocsTabHint, tabHint } from './foreign-hints.ts'
import { afterBlanks, type Foreign } from './foreign-markup.ts'

/** What MkDocs reads with its own extensions and those of PyMdown. */
export const mkDocs: readonly Foreign[] = [
  {
    pattern: new RegExp(
      afterBlanks('[!?]', '(?:!!|\\?\\?\\+?)[ \\t]*[A-Za-z][\\w-]*(?:[ \\t]+"[^"\\r\\n]*")?[ \\t]*$'),
      'gm',
    ),
    signs: ['!!!', '???'],
    of: 'MkDocs',
    hint: (found, directive) => {
      const { name = '', title } = /(?<name>[A-Za-z][\w-]*)(?:\s+"(?<title>[^"]*)")?/.exec(found)?.groups ?? {}
      return fenceHint(directive(name.toLowerCase()) ?? 'info', title ?? null, 'the text without its indentation')
    },
  },
  {
    pattern: new RegExp(afterBlanks('=', '==[!+]?[ \\t]+"[^"\\r\\n]+"[ \\t]*$'), 'gm'),
    signs: ['==='],
    of: 'MkDocs',
    hint: mkDocsTabHint,
  },
  {
    pattern: new RegExp(afterBlanks('-', '-*8<-+(?:[ \\t]+"[^"\\r\\n]*")?[ \\t]*$'), 'gm'),
    signs: ['8<'],
    of: 'MkDocs',
    hint: insertHint,
  },
  {
    pattern: new RegExp(afterBlanks('/', '//+[ \\t]*[a-z][\\w-]*(?:[ \\t]*\\|[^\\r\\n]*)?$'), 'gm'),
    signs: ['///'],
    of: 'MkDocs',
    hint: (found, directive) => {
      const { name = '', title = '' } = /(?<name>[a-z][\w-]*)(?:\s*\|(?<title>.*))?/.exec(found)?.groups ?? {}
      if (name === 'tab') return tabHint(title.trim(), directive)
      return fenceHint(directive(name) ?? 'info', title.trim())
    },
  },
  {
    pattern: new RegExp(afterBlanks('/', '//+[ \\t]*$'), 'gm'),
    signs: ['///'],
    of: 'MkDocs',
    hint: () => closeHint,
  },
  {
    // With one key alone it may be what a program increments.
    pattern: /(?<![\w+])\+\+[a-z\d][\w-]*(?:\+[\w-]+){1,6}\+\+(?![\w+])/g,
    signs: ['++'],
    of: 'MkDocs',
    hint: (found) => {
      const keys = found.slice(2, -2).split('+')
      return `Write \`${keys.map((key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`).join('+')}\`.`
    },
  },
  {
    pattern: /(?<![\w:]):(?:material|octicons|fontawesome|simple)-[a-z\d-]+:(?![\w:])/g,
    signs: [':material-', ':octicons-', ':fontawesome-', ':simple-'],
    of: 'MkDocs',
    hint: () => 'Remove it, or write what it says.',
  },
]
