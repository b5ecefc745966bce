import { diagnostic } from '../define.ts'
import { aboutFiles, file, md, noExample, redirects } from '../example.ts'

// YAML and JSON as texts.

export const malformedData = diagnostic<{ found: string }>('SP1201', {
  severity: 'error',
  message: ({ found }) => `Unexpected ${found}`,
  explain: `The text is not YAML, or not JSON, as those formats are defined, so nothing that it says can be trusted. In YAML each
such mistake is reported that is one whatever becomes of those before it; in JSON the first one is, and the others show when it
is put right.

The commonest mistake in YAML is a value that holds a colon and a space: put it in quotes. In JSON it is a comma after
the last member.`,
  example: md('---\ntitle: Webhooks: a tour\n---\n\nText.', '---\ntitle: "Webhooks: a tour"\n---\n\nText.'),
})

export const yamlAlias = diagnostic<{ name: string }>('SP1202', {
  severity: 'error',
  message: ({ name }) => `Unexpected alias \`*${name}\`, expected the value itself`,
  hint: () => 'Write the value again. If a text should begin with `*`, put it in quotes.',
  explain: `A YAML alias stands for a value that was written elsewhere. A reader of the file has to look for what it means, so only
specifications, which programs write, may have some. There, too, one is refused that means nothing or holds itself, and all
are once they stand for 100,000 values: a few lines of aliases can grow into gigabytes.`,
  example: md('---\ntitle: *usual\n---\n\nText.', '---\ntitle: The usual\n---\n\nText.'),
})

export const yamlAnchor = diagnostic<{ name: string; quoted: string | null }>('SP1211', {
  severity: 'warning',
  message: ({ name }) => `Unexpected anchor \`&${name}\`, expected the value itself`,
  hint: ({ quoted }) =>
    `If the text should begin with \`&\`, put it in quotes${quoted === null ? '' : `: \`${quoted}\``}. Remove the anchor if not.`,
  explain: `A word that begins with \`&\` at the beginning of a value is no text in YAML but a name for that value, which an alias
could repeat. Nothing repeats it here, so readers miss the word.`,
  example: md('---\ntitle: &amp in XML\n---\n\nText.', '---\ntitle: "&amp in XML"\n---\n\nText.'),
})

export const repeatedKey = diagnostic<{ key: string }>('SP1203', {
  severity: 'error',
  message: ({ key }) => `Unexpected second key \`${key}\`, expected each key once`,
  hint: () => 'Remove one of the two, or give it another name.',
  explain: `One of the two values would be lost without a word, and which one depends on the program that reads the file. The later
key is blamed; the first is named beside it.`,
  example: md('---\ntitle: One\ntitle: Two\n---\n\nText.', '---\ntitle: One\n---\n\nText.'),
})

export const reservedKey = diagnostic<{ key: string }>('SP1204', {
  severity: 'error',
  message: ({ key }) => `Unexpected key \`${key}\`, expected another name`,
  hint: () => 'Give the key another name.',
  explain: `In JavaScript the names \`__proto__\`, \`constructor\` and \`prototype\` lead to what all objects share. Files of a site have
no use for them as keys, and a tool that copies such a key carelessly can be made to do harm, so they are refused.`,
  example: file(
    'data/search-results.yaml',
    '- title: Status\n  url: https://status.example\n  constructor: us',
    '- title: Status\n  url: https://status.example\n  maker: us',
  ),
})

export const nestedTooDeep = diagnostic<{ limit: number }>('SP1205', {
  severity: 'error',
  message: ({ limit }) => `Unexpected nesting, expected at most ${limit} levels`,
  hint: () => 'Move the inner part up, or split the file.',
  explain: `Lists and mappings stand inside one another more deeply than any file of a site needs. Reading much deeper texts takes
a computer's memory and can end the program, so the depth has a limit.

For example a flat list, not hundreds of \`[\` in a row.`,
  example: noExample(aboutFiles, 'test/formats/yaml/parse-yaml.test.ts'),
})

export const inexactNumber = diagnostic<{ source: string }>('SP1206', {
  severity: 'warning',
  message: ({ source }) => `Unexpected number \`${source}\`, expected one that can be kept exactly`,
  hint: ({ source }) => `If its digits matter, put it in quotes: \`"${source}"\`.`,
  explain: `Numbers are kept with about 16 digits. A longer whole number changes its last digits, and one that is too large, or
\`.inf\` and \`.nan\`, is no number that a page could show. Ids are texts: put them in quotes.

Of a specification whole numbers of up to 21 digits are shown and published as they are written, unless another number in
its files is read as the same one: \`9223372036854775807\` and \`9223372036854775806\` are.`,
  example: file(
    'data/search-results.yaml',
    '- title: 12345678901234567890\n  url: https://status.example',
    '- title: "12345678901234567890"\n  url: https://status.example',
  ),
})

export const secondYamlDocument = diagnostic('SP1207', {
  severity: 'error',
  message: () => 'Unexpected second document, expected one in a file',
  hint: () => 'Remove the line `---`, or move what follows into a file of its own.',
  explain: `A line \`---\` ends a YAML document and begins the next. A file of a site holds one; what stands after the line would be
left out.`,
  example: redirects(
    '- { old_path: /docs/a, dest_url: /docs/voice }\n---\n- { old_path: /docs/b, dest_url: /docs/voice }',
    '- { old_path: /docs/a, dest_url: /docs/voice }\n- { old_path: /docs/b, dest_url: /docs/voice }',
  ),
})

export const yamlTag = diagnostic<{ tag: string }>('SP1208', {
  severity: 'error',
  message: ({ tag }) => `Unexpected tag \`${tag}\`, expected a plain value`,
  hint: () => 'Remove the tag. If a text should begin with `!`, put it in quotes.',
  explain: `Tags give YAML values types of a program's own. Content is plain data, which has texts, numbers, booleans, lists and
mappings only.`,
  example: md('---\ntitle: !upper Webhooks\n---\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
})

export const keyNotAName = diagnostic<{ found: string }>('SP1209', {
  severity: 'error',
  message: ({ found }) => `Unexpected ${found}, expected the name of a key`,
  hint: () => 'Write `name: value`. A name with unusual characters stands in quotes.',
  explain: `YAML takes anything as a key, even a list. Keys of a site's files are names.

A key in braces often is a text that was meant to be in quotes.`,
  example: file(
    'data/search-results.yaml',
    '- { {name}: Status, title: Status, url: https://status.example }',
    '- { "{name}": Status, title: Status, url: https://status.example }',
  ),
})

export const dataTooLong = diagnostic<{ size: number; limit: number }>('SP1210', {
  severity: 'error',
  message: ({ size, limit }) => `Unexpected length of ${size} characters, expected at most ${limit}`,
  hint: () => 'Split the text, or move a part of it to a place that is meant for it.',
  explain: `Texts of this kind have a limit, so that one of them cannot take all memory of the machine that builds the site. Front
matter is a few lines; large data belongs in files under \`content/data/\`.

For example the table in the page, not a table of thousands of lines in front matter.`,
  example: noExample(aboutFiles, 'test/formats/yaml/parse-yaml.test.ts'),
})
