/** Codes SP124x: front matter and site.yaml. */
export const frontMatterCodes = {
  SP1241: {
    severity: 'error',
    message: () => 'Unexpected page without a title, expected `title` in its front matter',
    hint: () => 'Begin the file with a heading, `# Title`, or with front matter that gives a title.',
    explain: `Every page has a title: in the browser's tab, in search results, in lists of pages and as its first heading. It is \`title\` of the front matter, or else the first level-1 heading of the body.`,
  },
  SP1242: {
    severity: 'error',
    message: (name: string) => `Unexpected unset environment variable \`${name}\`, expected a value`,
    hint: (name: string) => `Set \`${name}\` before the command, for example in the settings of your CI.`,
    explain: `A value \`\${NAME}\` in \`site.yaml\` is taken from the environment, so that keys of services need not stand in the file.
The variable is not set, or it is empty. \`build\` stops there, because the site would be published without the value;
\`check\` and \`preview\` only warn. The tool's own secrets, such as \`CODE_HOST_TOKEN\`, count as unset here: content must
not read them.`,
  },
  SP1243: {
    severity: 'error',
    message: () => 'Unexpected root without `content/site.yaml`, expected the settings of the site',
    hint: () => 'Write the file, or name the folder that holds `content/` with `--root`.',
    explain: `A site is a folder that holds \`content/\`, and \`content/site.yaml\` says whose site it is: its address, the names of the
brand, the locales, the links of the frame.

The command looks in the current folder unless \`--root\` names another.

For example \`signalpost build --root site\`, not \`signalpost build --root site/content\`.`,
  },
  SP1244: {
    severity: 'warning',
    message: () => 'Unexpected front matter in a partial, expected content alone',
    hint: () => 'Remove it: a partial is part of other pages and has no title or settings of its own.',
    explain: `A partial is a piece of content that pages take in with \`Include\`. Title, description and settings are those of the
page, so front matter in a partial does nothing; it is left out of the pages.`,
  },
  SP1245: {
    severity: 'error',
    message: (code: string) => `Unknown code \`${code}\` in \`checks\``,
    hint: (_code: string, nearest: string | null) =>
      nearest === null ? '`signalpost explain` lists all codes.' : `Did you mean \`${nearest}\`?`,
    explain: `No finding has this code, so there is nothing to choose about. A code is \`SP\` and four digits, as each report shows it;
\`signalpost explain\` lists them all.`,
  },
  SP1246: {
    severity: 'error',
    message: (code: string) => `Unexpected code \`${code}\` in \`checks\`, expected one of a warning`,
    hint: () => 'It is an error, and stays one: a page with it could not be shown as it was meant. Remove the line.',
    explain: `\`checks\` chooses what a warning is on this site: \`off\`, \`warning\` or \`error\`. A finding that is an error by itself
stays one: a site with it would be broken. \`signalpost explain\` lists all codes and says which are warnings, and which
are off unless asked for.`,
  },
  SP1260: {
    severity: 'error',
    message: (text: string) => `Unknown text \`${text}\` of the frame`,
    hint: (_text: string, nearest: string | null) =>
      nearest === null ? 'Keys are the English texts of the frame, letter by letter.' : `Did you mean \`${nearest}\`?`,
    explain: `\`strings\` in \`site.yaml\` puts texts of the frame in other words, language by language. Its keys are the English texts,
letter by letter. A key that is none of them would change nothing.`,
  },
  SP1261: {
    severity: 'warning',
    message: (icon: string) => `Unknown icon \`${icon}\``,
    hint: (_icon: string, nearest: string | null, known: readonly string[]) =>
      nearest === null ? `There is ${known.join(', ')}.` : `Did you mean \`${nearest}\`?`,
    explain: `\`products\` in \`site.yaml\` names an icon that the theme does not draw. A plain page is shown in its place.`,
  },
  SP1250: {
    severity: 'warning',
    message: (quote: string) => `Unexpected typographic quote \`${quote}\`, expected \`"\``,
    hint: (_quote: string, text: string) =>
      `Write \`"${text}"\`; quotes that readers are to see stand inside straight ones.`,
    explain: `Word processors and chat programs turn straight quotes into typographic ones. YAML knows only straight ones, so that
the typographic ones are part of the value, and readers see them in titles and search results.

Where readers are to see them, straight ones stand around: \`title: '“Make a call”'\`.`,
  },
} as const
