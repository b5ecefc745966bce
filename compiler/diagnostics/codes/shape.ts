/** Codes SP122x: values that do not have the shape that is expected at their place. */
export const shapeCodes = {
  SP1221: {
    severity: 'error',
    message: (key: string) => `Unexpected key \`${key}\``,
    hint: (_key: string, near: string | null, known: readonly string[]) => {
      if (near !== null) return `Did you mean \`${near}\`?`
      return known.length === 0 ? null : `Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.`
    },
    explain: `The key has no meaning at this place. A misspelt key would be left out without a word and its default used instead, so
unknown keys are errors.

\`signalpost schema\` prints what a file may hold, for editors that complete and check YAML.`,
  },
  SP1222: {
    severity: 'error',
    message: (key: string) => `Unexpected end of the keys, expected \`${key}\``,
    hint: (key: string) => `Add \`${key}\`.`,
    explain: `A key that is always needed is missing. The place is that of the mapping it should stand in.`,
  },
  SP1223: {
    severity: 'error',
    message: (found: string, expected: string) => `Unexpected ${found}, expected ${expected}`,
    hint: (_found: string, _expected: string, hint: string | null) => hint,
    explain: `The value is of another kind than the one that is expected here. In YAML a value without quotes becomes what it looks
like: \`12\` is a number, \`true\` a boolean, nothing at all is null. Quotes make it a text.`,
  },
  SP1224: {
    severity: 'error',
    message: (found: string, allowed: readonly string[]) =>
      `Unexpected \`${found}\`, expected ${allowed.length === 1 ? '' : 'one of '}${allowed.map((name) => `\`${name}\``).join(', ')}`,
    hint: (_found: string, _allowed: readonly string[], near: string | null) =>
      near === null ? null : `Did you mean \`${near}\`?`,
    explain: `Only some values have a meaning here, and this is none of them. The message lists them, and the hint names the nearest.`,
  },
} as const
