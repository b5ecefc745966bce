import type { Value } from './odd-values.ts'

/** @returns a value as YAML, an entry a line */
export function yamlText(value: Value): string {
  if (Array.isArray(value) && value.length > 0) return value.map((one) => `- ${JSON.stringify(one)}\n`).join('')
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return `${JSON.stringify(value)}\n`
  return Object.entries(value)
    .map(([key, member]) => `${/^\w+$/.test(key) ? key : JSON.stringify(key)}: ${JSON.stringify(member)}\n`)
    .join('')
}

/** Texts that are no YAML, or one of which there is more to say than its values. */
export const oddTexts: readonly string[] = [
  ...[
    '',
    '\n',
    '# nothing\n',
    '---\n',
    '...\n',
    '---\n---\n',
    '%YAML 1.2\n---\n{}\n',
    '\t',
    '- \n',
    '-',
    ':',
    '? x',
    '[',
    '{',
    '"',
  ],
  ...[
    'a: &b x\nc: *b\n',
    'a: *b\n',
    'a: !!binary x\n',
    'a: !x y\n',
    'a: 1\na: 2\n',
    '<<: { a: 1 }\n',
    'a: |\n  b\n c\n',
  ],
  ...[
    'a: b: c\n',
    "a: 'b\n",
    'a: "\\x"\n',
    'a:\n\t- b\n',
    '__proto__: { a: 1 }\n',
    '? [a]\n: b\n',
    'a: .nan\n',
    'a: 0x1F\n',
  ],
]
