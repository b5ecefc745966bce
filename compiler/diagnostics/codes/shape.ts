import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { md, redirects } from '../example.ts'
import { foundValue } from '../found-value.ts'

// Values that do not have the shape that is expected at their place.

export const unknownKey = diagnostic<{ key: string; nearest: string | null; known: readonly string[] }>('SP1221', {
  severity: 'error',
  message: ({ key }) => `Unexpected key \`${key}\``,
  hint: ({ nearest, known }) => {
    if (nearest !== null) return `Did you mean \`${nearest}\`?`
    return known.length === 0 ? null : `Known keys: ${known.map((name) => `\`${name}\``).join(', ')}.`
  },
  explain: `The key has no meaning at this place. A misspelt key would be left out without a word and its default used instead, so
unknown keys are errors.

\`signalpost schema\` prints what a file may hold, for editors that complete and check YAML.`,
  example: md(
    '---\ntitle: Webhooks\ndescripton: How we call you\n---\n\nText.',
    '---\ntitle: Webhooks\ndescription: How we call you\n---\n\nText.',
  ),
})

export const missingKey = diagnostic<{ key: string; misspelt: string | null }>('SP1222', {
  severity: 'error',
  message: ({ key }) => `Missing key \`${key}\``,
  hint: ({ key, misspelt }) =>
    misspelt === null ? `Add \`${key}\`.` : `Write \`${key}\` in place of \`${misspelt}\`.`,
  explain: `A key that is always needed is missing. The place is that of the mapping it should stand in.`,
  example: redirects('- old_path: /docs/a', '- old_path: /docs/a\n  dest_url: /docs/voice'),
})

export const wrongValue = diagnostic<{ found: string; expected: string; hint: string | null }>('SP1223', {
  severity: 'error',
  message: ({ found, expected }) => `Unexpected ${found}, expected ${expected}`,
  hint: ({ hint }) => hint,
  explain: `The value is of another kind than the one that is expected here. In YAML a value without quotes becomes what it looks
like: \`12\` is a number, \`true\` a boolean, nothing at all is null. Quotes make it a text.`,
  example: md('---\ntitle: Webhooks\ntoc: "false"\n---\n\nText.', '---\ntitle: Webhooks\ntoc: false\n---\n\nText.'),
})

export const valueNotAllowed = diagnostic<{ found: string; allowed: readonly string[]; nearest: string | null }>(
  'SP1224',
  {
    severity: 'error',
    message: ({ found, allowed }) =>
      `Unexpected ${foundValue(found)}, expected ${allowed.length === 1 ? '' : 'one of '}${allowed.map((name) => `\`${name}\``).join(', ')}`,
    hint: ({ nearest }) => didYouMean(nearest),
    explain: `Only some values have a meaning here, and this is none of them. The message lists them, and the hint names the nearest.`,
    example: md(
      '---\ntitle: Webhooks\nlayout: leagl\n---\n\nText.',
      '---\ntitle: Webhooks\nlayout: legal\n---\n\nText.',
    ),
  },
)
