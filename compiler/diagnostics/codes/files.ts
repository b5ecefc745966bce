import { diagnostic } from '../define.ts'
import { aboutFiles, noExample } from '../example.ts'

// Names, kinds and sizes of files.

export const unreadableFile = diagnostic<{ reason: string }>('SP1003', {
  severity: 'error',
  exit: 'environment',
  message: ({ reason }) => `Unexpected unreadable file (${reason}), expected one that can be read`,
  hint: () => 'Check its permissions and those of its folders.',
  explain: `The file is there, but the system did not let it be read. A site that left out what it cannot read would lose pages
without a word, so nothing is built.

Give the user who runs the command the right to read the file, or take the file out of \`content/\`.

For example mode \`0644\` can be read, mode \`0200\` can't.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const irregularFile = diagnostic<{ kind: string }>('SP1004', {
  severity: 'error',
  message: ({ kind }) => `Unexpected ${kind}, expected a regular file`,
  hint: () => 'Replace it by a file, or take it out of the content.',
  explain: `Only regular files and folders are content. Reading a named pipe, a socket or a device could wait for ever or change
something, so such an entry is never opened.

For example \`mkfifo content/pages/docs/feed.md\` makes such an entry.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const symbolicLinkOutOfContent = diagnostic('SP1005', {
  severity: 'error',
  message: () => 'Unexpected symbolic link out of the content, expected a file inside of it',
  hint: () => 'Copy the file into the content folder.',
  explain: `Symbolic links are not followed, least of all out of \`content/\`: otherwise a page of somebody else could publish any
file of the machine that builds it.

Put a copy of the file under \`content/assets/\`.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const brokenSymbolicLink = diagnostic<{ reason: string }>('SP1006', {
  severity: 'error',
  message: ({ reason }) => `Unexpected symbolic link ${reason}, expected one that leads to a file`,
  hint: () => 'Remove the link, or put the file in its place.',
  explain: `The symbolic link leads to nothing, or in a circle, so there is no text behind it.

For example \`content/pages/docs/old.md\` is linked to a file that was deleted. Put the file itself there, or nothing.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const fileNameNotUtf8 = diagnostic<{ name: string }>('SP1007', {
  severity: 'error',
  message: ({ name }) => `Unexpected bytes in the file name \`${name}\`, expected UTF-8`,
  hint: () => 'Rename the file: letters, digits, dashes, dots and underscores are safe.',
  explain: `File names become addresses, links and messages, which are text. This name is not valid UTF-8, so it has no text form;
the bytes that are wrong are shown as \`\\xHH\`.

For example \`cafe.md\`, not a file called \`caf\\xE9.md\`.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const unexpectedFileName = diagnostic<{
  name: string
  expected: string
  instead: string | null
  taken: string | null
}>('SP1008', {
  severity: 'error',
  message: ({ name, expected }) => `Unexpected file name \`${name}\`, expected ${expected}`,
  hint: ({ instead, taken }) => {
    if (taken !== null) return `Choose another name, or join the two: \`${taken}\` is there already.`
    return instead === null
      ? 'Choose a name of the letters a to z, digits and dashes; what readers see is the title, in any script.'
      : `Rename it to \`${instead}\`.`
  },
  explain: `The name can't be used on every system or host that a site may live on: some characters are reserved there, some names
stand for devices (\`con\`, \`nul\`), and a dot or a space at the end is dropped.

Use lower-case letters, digits, dashes, dots and underscores.`,
  example: {
    wrong: { "pages/docs/what's new?.md": 'Calls can be parked.' },
    right: { 'pages/docs/whats-new.md': 'Calls can be parked.' },
  },
})

export const fileNameTooLong = diagnostic<{ length: number; limit: number }>('SP1009', {
  severity: 'error',
  message: ({ length, limit }) => `Unexpected name of ${length} bytes, expected at most ${limit}`,
  hint: () => 'Shorten the names of the file and its folders.',
  explain: `File systems end a name at 255 bytes, and the output adds an extension and a hash to it. A name or a path that is too
long would fail in the middle of publishing.

Letters outside of ASCII take two to four bytes each.

For example a short name, with the sentence as its \`title\`, not a page named after its whole first sentence.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const namesDifferInCase = diagnostic<{ name: string; other: string }>('SP1010', {
  severity: 'error',
  message: ({ name, other }) =>
    `Unexpected \`${name}\` beside \`${other}\`, expected names that differ in more than case`,
  hint: () => 'Rename one of the two.',
  explain: `The two names are the same on systems that ignore the case of letters, or that store accents in another form. A
checkout there holds only one of the two files, and the site would depend on the machine that builds it.`,
  example: {
    wrong: { 'assets/Map.svg': '<svg/>', 'assets/map.svg': '<svg/>' },
    right: { 'assets/map-large.svg': '<svg/>', 'assets/map.svg': '<svg/>' },
  },
})

export const fileTooLarge = diagnostic<{ size: string; limit: string }>('SP1011', {
  severity: 'error',
  message: ({ size, limit }) => `Unexpected size of ${size}, expected at most ${limit}`,
  hint: () => 'Split the file.',
  explain: `Files of this kind have a limit, so that one of them cannot take all memory of the machine that builds the site. Real
pages are a few thousand bytes; one of megabytes is mostly data in the wrong place.

For example the lines that matter, and the file under \`content/assets/\`, not a page with a whole log file in a fence.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const assetTooLarge = diagnostic<{ size: string; limit: string }>('SP1026', {
  severity: 'error',
  message: ({ size, limit }) => `Unexpected size of ${size}, expected at most ${limit}`,
  hint: () => 'Put it where large files are served from, and link to it there.',
  explain: `A file that is published as it is goes through the memory of the machine that builds the site, and most hosts of static
files take none of this size.

For example a link to \`https://downloads.example.com/film.mp4\`, not \`content/assets/film.mp4\` of 2 GB.`,
  example: noExample('It takes a file of more than a gigabyte.', 'test/read/asset-size.test.ts'),
})

export const misplacedFile = diagnostic<{ found: string; expected: string }>('SP1014', {
  severity: 'error',
  message: ({ found, expected }) => `Unexpected file \`${found}\`, expected ${expected}`,
  hint: () => 'Move it to the folder it belongs to; images and downloads go under `content/assets/`.',
  explain: `Each folder of \`content/\` has its own kind of file: pages and partials are \`.md\` or \`.mdx\`, navigation is \`.yaml\`. A
file of another kind would be left out of the site without a word.`,
  example: {
    wrong: { 'pages/docs/setup.txt': 'Install it.' },
    right: { 'pages/docs/setup.md': 'Install it.' },
  },
})

export const fileDisappeared = diagnostic('SP1015', {
  severity: 'error',
  message: () => 'Unexpected disappearance of the file, expected it to stay while the site is read',
  hint: () => 'Run the command again once nothing else writes to the content.',
  explain: `The file was there when the folder was listed and was gone when it was opened. Something else, such as a change of the
branch, works on the content at the same time; a site made from half of each state would be neither.

Wait for the other program to end, and run the command again.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const contentKeepsChanging = diagnostic<{ times: number }>('SP1028', {
  severity: 'error',
  message: ({ times }) =>
    `Unexpected changes of the file, expected it to stay while the site is read, which was begun ${times} times`,
  hint: () => 'Run the command again once nothing else writes to the content.',
  explain: `When a file changes while the site is read, all of it is looked at again, so that what is made is of one state. Here
something writes to the file again and again, such as a program that makes pages and runs beside the command.

Wait for the other program to end, or end it, and run the command again.`,
  example: noExample(aboutFiles, 'test/cli/status-cases.ts'),
})

export const twoExtensions = diagnostic<{ name: string; other: string }>('SP1016', {
  severity: 'error',
  message: ({ name, other }) =>
    `Unexpected \`${name}\` beside \`${other}\`, expected one file of the name \`${other.replace(/\.(?:yaml|json)$/, '')}\``,
  hint: () => 'Join the two files.',
  explain: `\`.yml\` is read wherever \`.yaml\` is, and data may be \`.json\`, so that both files would be the same sidebar, settings or
data. Which of them counts could only be guessed.`,
  example: {
    wrong: {
      'navigation/voice.yaml': 'title: Voice\nentries: []',
      'navigation/voice.yml': 'title: Voice\nentries: []',
    },
    right: { 'navigation/voice.yaml': 'title: Voice\nentries: []' },
  },
})

export const unusedFile = diagnostic<{ found: string; expected: string }>('SP1020', {
  severity: 'warning',
  message: ({ found, expected }) => `Unexpected file \`${found}\`, expected ${expected}`,
  hint: () => 'Move it to the folder it belongs to; images and downloads go under `content/assets/`.',
  explain: `The top of \`content/\` holds \`site.yaml\`, \`redirects.yaml\` and five folders. What stands there besides is no part of the
site: nothing reads it, and it is not published.`,
  example: {
    wrong: { 'images/a.svg': '<svg/>' },
    right: { 'assets/images/a.svg': '<svg/>' },
  },
})
