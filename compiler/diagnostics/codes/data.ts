/** Codes SP60xx: data files and their records. */
export const dataCodes = {
  SP6001: {
    severity: 'warning',
    message: (name: string) => `Unexpected data file \`${name}\``,
    hint: (_name: string, near: string | null, known: readonly string[]) =>
      near === null ? `Known are ${known.map((one) => `\`${one}\``).join(', ')}.` : `Did you mean \`${near}\`?`,
    explain: `The name of a file under \`content/data/\` says what it holds. Nothing reads a file of this name.`,
  },
  SP6002: {
    severity: 'error',
    message: (what: string, key: string) => `Unexpected second ${what} \`${key}\``,
    hint: () => 'Remove one of the two, or correct what tells them apart.',
    explain: `Pages name a record by its code, id, slug or name, and each may stand once: else nobody could tell which of the two
a page means. The later record is blamed and left out; the first is named beside it.`,
  },
  SP6003: {
    severity: 'error',
    message: (path: string, what: string) => `AI label does not match its schema: ${path}: ${what}`,
    explain: `An AI label tells readers what a feature does with their data, so every line of it must be there and say one of the
things it can say. A line without an answer is null (or \`-1\`), which shows as N/A.

The parts of \`trustLayer\` are \`value\` (true, false, \`N/A\` or null) with \`comments\` (a list of texts, or null), except
\`dataStorage\`, which is a text or null. \`aiPrivacyLevel\` is 1, 2, 3, 4 or null.`,
  },
  SP6004: {
    severity: 'warning',
    message: (what: string, key: string) => `Unexpected ${what} \`${key}\`, expected one that has a name`,
    hint: (_what: string, _key: string, near: string | null) =>
      near === null
        ? 'Give it a name under `codeSamples` in `site.yaml`, or use a common one.'
        : `Did you mean \`${near}\`?`,
    explain: `The catalogue of code samples filters by keys and shows names. This key has no name, so that readers would see the key
itself. Products and tags that only this site has get their names in \`site.yaml\`:

    codeSamples:
      products: { postcards: Postcards }
      tags: { staff_pick: Staff pick }`,
  },
  SP6005: {
    severity: 'warning',
    message: (code: string) => `Unknown error code \`${code}\``,
    hint: (_code: string, near: string | null) => (near === null ? null : `Did you mean \`${near}\`?`),
    explain: `Inline code or a sample names an error that no record of \`content/data/errors.yaml\` (or of the folder \`errors/\`) has: \`errors/20003\`, or a number behind the word error. Readers who look it up find nothing. A number with fewer or more digits than every code of the site is taken for somebody else's.`,
  },
} as const
