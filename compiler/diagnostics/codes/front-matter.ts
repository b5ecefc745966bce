import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { aboutFiles, file, md, noExample, site } from '../example.ts'

// Front matter and site.yaml.

export const missingTitle = diagnostic('SP1241', {
  severity: 'error',
  message: () => 'Unexpected page without a title, expected `title` in its front matter',
  hint: () => 'Begin the file with a heading, `# Title`, or with front matter that gives a title.',
  explain: `Every page has a title: in the browser's tab, in search results, in lists of pages and as its first heading. It is \`title\` of the front matter, or else the first level-1 heading of the body.`,
  example: md(
    '---\ndescription: How we call you\n---\n\nText.',
    '---\ntitle: Webhooks\ndescription: How we call you\n---\n\nText.',
  ),
})

export const unsetVariable = diagnostic<{ name: string }>('SP1242', {
  severity: 'error',
  message: ({ name }) => `Unexpected unset environment variable \`${name}\`, expected a value`,
  hint: ({ name }) => `Set \`${name}\` before the command, for example in the settings of your CI.`,
  explain: `A value \`\${NAME}\` in \`site.yaml\` is taken from the environment, so that keys of services need not stand in the file.
The variable is not set, or it is empty. \`build\` stops there, because the site would be published without the value;
\`check\` and \`preview\` only warn. The tool's own secrets, such as \`CODE_HOST_TOKEN\`, count as unset here: content must
not read them.`,
  example: site('codeHost:\n  clientId: ${NAME_THAT_IS_NOT_SET}', 'codeHost:\n  clientId: Iv1.0123456789abcdef'),
})

export const missingSiteFile = diagnostic('SP1243', {
  severity: 'error',
  message: () => 'Unexpected root without `content/site.yaml`, expected the settings of the site',
  hint: () => '`signalpost init` writes it. Or name the folder that holds `content/` with `--root`.',
  explain: `A site is a folder that holds \`content/\`, and \`content/site.yaml\` says whose site it is: its address, the names of the
brand, the locales, the links of the frame.

The command looks in the current folder unless \`--root\` names another.

For example \`signalpost build --root site\`, not \`signalpost build --root site/content\`.`,
  example: noExample(aboutFiles, 'test/data/site/site-file.test.ts'),
})

export const frontMatterInPartial = diagnostic('SP1244', {
  severity: 'warning',
  message: () => 'Unexpected front matter in a partial, expected content alone',
  hint: () => 'Remove it: a partial is part of other pages and has no title or settings of its own.',
  explain: `A partial is a piece of content that pages take in with \`Include\`. Title, description and settings are those of the
page, so front matter in a partial does nothing; it is left out of the pages.`,
  example: file('partials/setup.md', '---\ntitle: Setup\n---\n\nInstall it.', 'Install it.'),
})

export const unknownCheck = diagnostic<{ code: string; nearest: string | null }>('SP1245', {
  severity: 'error',
  message: ({ code }) => `Unknown code \`${code}\` in \`checks\``,
  hint: ({ nearest }) => didYouMean(nearest, '`signalpost explain` lists all codes.'),
  explain: `No finding has this code, so there is nothing to choose about. A code is \`SP\` and four digits, as each report shows it;
\`signalpost explain\` lists them all.`,
  example: site('checks: { SP405: off }', 'checks: { SP4005: off }'),
})

export const unchoosableCheck = diagnostic<{ code: string }>('SP1246', {
  severity: 'error',
  message: ({ code }) => `Unexpected code \`${code}\` in \`checks\`, expected the code of a warning`,
  hint: () => 'It is an error, and stays one: a page with it could not be shown as it was meant. Remove the line.',
  explain: `\`checks\` chooses what a warning is on this site: \`off\`, \`warning\` or \`error\`. A finding that is an error by itself
stays one: a site with it would be broken. \`signalpost explain\` lists all codes and says which are warnings, and which
are off unless asked for.`,
  example: site('checks: { SP4001: off }', 'checks: { SP4005: off }'),
})

export const groupOfNothing = diagnostic('SP1247', {
  severity: 'warning',
  message: () => 'Unexpected `group` without `openapi`: it does nothing',
  hint: () => 'Name the specification with `openapi`, or remove the key.',
  explain: `\`group: tag\` says how the pages of a specification's operations stand together, and \`openapi\` names the
specification. Without one there are no such pages.`,
  example: md('---\ntitle: Orders\ngroup: tag\n---\n\nText.', '---\ntitle: Orders\n---\n\nText.'),
})

export const unknownFrameText = diagnostic<{ text: string; nearest: string | null }>('SP1260', {
  severity: 'error',
  message: ({ text }) => `Unknown text \`${text}\` of the frame`,
  hint: ({ nearest }) => didYouMean(nearest, 'Keys are the English texts of the frame, letter by letter.'),
  explain: `\`strings\` in \`site.yaml\` puts texts of the frame in other words, language by language. Its keys are the English texts,
letter by letter. A key that is none of them would change nothing.`,
  example: site("strings: { de: { Serch: 'Suche' } }", "strings: { de: { Search: 'Suche' } }"),
})

export const unknownPlaceholder = diagnostic<{ name: string; known: readonly string[]; nearest: string | null }>(
  'SP1262',
  {
    severity: 'error',
    message: ({ name }) => `Unknown placeholder \`${name}\` in a text of the frame`,
    hint: ({ nearest, known }) =>
      didYouMean(
        nearest,
        known.length === 0
          ? 'The English text has none.'
          : `The English text has ${known.map((one) => `\`${one}\``).join(', ')}.`,
      ),
    explain: `A text of \`strings\` in \`site.yaml\` holds in braces what the English text holds in braces, such as the number in
\`{n} voices\`. Anything else in braces would be shown as it is written.`,
    example: site(
      "strings: { nl: { '{n} voices': '{count} stemmen' } }",
      "strings: { nl: { '{n} voices': '{n} stemmen' } }",
    ),
  },
)

export const unknownIcon = diagnostic<{ icon: string; nearest: string | null; likest: readonly string[] }>('SP1261', {
  severity: 'warning',
  message: ({ icon }) => `Unknown icon \`${icon}\``,
  hint: ({ nearest, likest }) =>
    didYouMean(nearest, `The names most like it are ${likest.map((name) => `\`${name}\``).join(', ')}.`),
  explain: `\`products\` in \`site.yaml\`, or a folder of a sidebar, names an icon that the theme does not draw. A plain page is shown
in its place.`,
  example: site(
    'products: { nets: { label: Nets, icon: documnt } }',
    'products: { nets: { label: Nets, icon: document } }',
  ),
})

export const typographicQuote = diagnostic<{ quote: string; text: string }>('SP1250', {
  severity: 'warning',
  message: ({ quote }) => `Unexpected typographic quote \`${quote}\`, expected \`"\``,
  hint: ({ text }) => `Write \`"${text}"\`; quotes that readers are to see stand inside straight ones.`,
  explain: `Word processors and chat programs turn straight quotes into typographic ones. YAML knows only straight ones, so that
the typographic ones are part of the value, and readers see them in titles and search results.

Where readers are to see them, straight ones stand around: \`title: '“Make a call”'\`.`,
  example: file(
    'pages/docs/page.md',
    '---\ntitle: “Make a call”\n---\n\nText.',
    '---\ntitle: "Make a call"\n---\n\nText.',
  ),
})
