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
]
