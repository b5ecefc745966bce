import { diagnostic } from '../define.ts'
import { aboutOutput, noExample } from '../example.ts'
import { printable } from '../printable.ts'

// Writing the output. What is wrong with the folder and the disk is in `output.ts`.

export const unsafeOutputPath = diagnostic<{ path: string; why: string }>('SP7030', {
  severity: 'error',
  message: ({ path, why }) => `Unexpected output path \`${printable(path)}\`: ${why}`,
  hint: () => 'Rename the page or the file that it is made from.',
  explain: `The path of a file in the output comes from the name of a page, a data record or a file under \`assets/\`. This one
could lead out of the output folder, or means different things on different systems, so that nothing is written. Names of
files are made of letters, digits, \`.\`, \`_\` and \`-\`; the folder \`.signalpost\` is the tool's own.

For example \`content/assets/a-b.png\`, not \`content/assets/a\\b.png\`.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const outputPathsDifferInCase = diagnostic<{ path: string; other: string }>('SP7031', {
  severity: 'error',
  message: ({ path, other }) => `Unexpected output file \`${path}\`: some systems take it for \`${other}\``,
  hint: () => 'Rename one of the two: they differ by case or accents only.',
  explain: `On Windows, macOS and several hosts the case of letters makes no difference, and letters with accents can be written in
two ways. There one of these two files would take the place of the other.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const outputFileAsFolder = diagnostic<{ path: string; other: string }>('SP7032', {
  severity: 'error',
  message: ({ path, other }) =>
    `Unexpected output file \`${path}\`: \`${other}\` is a file, so that it cannot be a folder`,
  hint: () => 'Rename one of the two sources.',
  explain: `One source makes a file, and another one makes a file in a folder of the same name. No file system can hold both.

This happens when a page's name ends like a file's: \`pages/docs/a.html.md\` beside \`pages/docs/a.html/b.md\`, or with a
redirect whose source ends in \`.html\`. Rename one of the two.`,
  example: {
    wrong: { 'assets/call': 'Text', 'pages/assets/call/leg.svg': '<svg/>' },
    right: { 'assets/call': 'Text', 'pages/assets/calls/leg.svg': '<svg/>' },
  },
})

export const damagedOutputRecord = diagnostic<{ path: string; why: string }>('SP7033', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, why }) => `Unexpected list of the last build in \`${path}\`: ${why}`,
  hint: () => 'Delete it and the output folder, and build again.',
  explain: `Each build leaves a list of its files in \`manifest.json\` of the folder beside the output (\`dist/site.host\` for
\`dist/site\`). The next build deletes by that list. This list is damaged or was written by a newer version, so that the build cannot tell which files it may
delete, and stops.

Delete the list and the output folder, or use the newer version.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const foreignFileAtPath = diagnostic<{ path: string; what: string }>('SP7034', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, what }) => `Unexpected ${what} at \`${path}\` in the output folder: no build has made it`,
  hint: () => 'Move it away. Files of your own belong under `content/assets/`.',
  explain: `The build has to write a file where something is that it has not made: a file that was put there by hand, a folder
with such files, or a symbolic link. It never overwrites or deletes these.

Files of your own under other names may stay in the output folder; better still, put them under \`content/assets/\`,
where they are part of every build.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const reservedOutputFolder = diagnostic<{ path: string; folder: string }>('SP7036', {
  severity: 'error',
  message: ({ path, folder }) => `Unexpected output file \`${path}\`: \`${folder}\` is the tool's own folder`,
  hint: () => 'Move it to another folder.',
  explain: `Scripts, styles and the search index lie in \`_assets\`, where every name holds a hash and browsers keep files for a year.
A page or a file of the content there would be kept as long, and could take the place of one of the tool's.`,
  example: {
    wrong: { 'pages/_assets/app.svg': '<svg/>' },
    right: { 'pages/docs/app.svg': '<svg/>' },
  },
})

export const unreadableSource = diagnostic<{ path: string; why: string; isContent: boolean }>('SP7035', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, why, isContent }) =>
    `Unexpected answer of the file system for ${isContent ? 'the source' : "the tool's own file"} \`${path}\` (${why})`,
  hint: ({ isContent }) =>
    isContent
      ? 'The output is as it was. If the file was moved while the build ran, build again.'
      : 'The output is as it was. If the tool was installed or compiled anew while the build ran, build again.',
  explain: `A file that is copied to the output could not be read: it was deleted or renamed while the build ran, or this process
may not read it. The output was left as it was.

Besides files of the content these are the tool's own scripts and styles, which are others once another version of it is
installed.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})
