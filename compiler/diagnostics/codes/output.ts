import { diagnostic } from '../define.ts'
import { aboutOutput, noExample } from '../example.ts'

// The output folder and the disk.

export const foreignFilesInOutput = diagnostic<{ out: string }>('SP7010', {
  severity: 'error',
  exit: 'call',
  message: ({ out }) =>
    `Unexpected files in the output folder \`${out}\`, expected an empty folder or an earlier output`,
  hint: () => 'Choose another folder with `--out`, or empty this one yourself.',
  explain: `A build removes the files that an earlier build wrote and that are no longer needed. The folder holds files but no
list of ours that says which of them are output, so they may be somebody's work, and nothing is touched.

For example \`--out dist/site\`, not \`--out .\`.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const outputBesideContent = diagnostic<{ out: string }>('SP7011', {
  severity: 'error',
  exit: 'call',
  message: ({ out }) => `Unexpected output folder \`${out}\`, expected one apart from the content`,
  hint: () =>
    'Choose a folder with `--out` that does not hold the content, and lies neither in it nor in `.signalpost/`, `.git/`, `blocks/` or `theme/`.',
  explain: `The output folder lies in \`content/\`, or \`content/\` lies in it. The next build would read its own output as content, or
overwrite the sources. Or it lies in \`blocks/\` or \`theme/\`, which hold the site's own code, in \`.git/\`, or in
\`.signalpost/\`, where the tool keeps what it remembers, and feedback.

For example \`--out dist/site\`, not \`--out content/site\`.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const outputLocked = diagnostic<{ out: string; owner: string }>('SP7012', {
  severity: 'error',
  exit: 'locked',
  message: ({ out, owner }) => `Another build holds the lock of \`${out}\` (${owner})`,
  hint: () => 'Wait until it ends, or give this build a folder of its own with `--out`.',
  explain: `Two builds that write to one folder would mix their pages. The first one holds a lock on the folder until it ends; a
lock whose owner is gone is taken over by itself.

If the process that is named hangs, end it and build again.`,
  example: noExample(aboutOutput, 'test/emit/lock.test.ts'),
})

export const diskFull = diagnostic<{ path: string; needed: string }>('SP7013', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, needed }) => `No space left on the disk for \`${path}\` (${needed})`,
  hint: () => 'Free some space and build again. The last good output is unchanged.',
  explain: `The new output is written beside the old one and takes its place only when it is complete, so that a build needs room
for both. The disk, or your share of it, is full. What was written of the new output has been removed.

Free some space, or choose a folder on another disk with \`--out\`.`,
  example: noExample(aboutOutput, 'test/emit/faults.test.ts'),
})

export const writeRefused = diagnostic<{ path: string; reason: string }>('SP7014', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, reason }) => `Unexpected refusal to write \`${path}\` (${reason})`,
  hint: () => 'Check the permissions of the folder, or choose another one with `--out`.',
  explain: `The system did not let the file be written: the folder belongs to another user, is read-only, or lies on a disk that is.
The last good output is unchanged.

For example an ordinary user can't build into a folder that root made.`,
  example: noExample(aboutOutput, 'test/emit/faults.test.ts'),
})

/** What the system says where a file or folder is not there any more, or another one. */
const gone: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ESTALE'])

export const systemFailure = diagnostic<{ path: string; reason: string }>('SP7015', {
  severity: 'error',
  exit: 'environment',
  message: ({ path, reason }) => `Unexpected failure of the system at \`${path}\` (${reason})`,
  hint: ({ reason }) =>
    gone.has(reason)
      ? 'If something else has removed or changed files there meanwhile, run the command again once it has ended.'
      : 'The last good output is unchanged. Put right what the system reports and build again.',
  explain: `Reading or writing failed for a reason that lies in the machine and not in the content: a limit on open files, a broken
disk, a network drive that went away. The system's own name of the reason stands in the message.

\`EMFILE\` and \`ENFILE\` mean too many open files: raise the limit with \`ulimit -n\`. \`EAGAIN\` means too many
processes or threads, as \`ulimit -u\` or a container may say; \`EFBIG\` means a file larger than the system allows,
as \`ulimit -f\` may say.`,
  example: noExample(aboutOutput, 'test/emit/faults.test.ts'),
})

export const outputNotAFolder = diagnostic<{ out: string; kind: string; isRelease: boolean }>('SP7016', {
  severity: 'error',
  exit: 'call',
  message: ({ out, kind }) => `Unexpected ${kind} \`${out}\`, expected a folder for the output`,
  hint: ({ isRelease }) =>
    isRelease
      ? 'A build with `--releases` has made this link: build with `--releases` again, or choose another folder with `--out`.'
      : 'Remove it, or choose another folder with `--out`.',
  explain: `The output is a folder. At its path stands something else, such as a file or a symbolic link. A link is not
followed: the files behind it may be somebody else's.

For example \`--out dist/site\`, not \`--out site.zip\`.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const outputNotARelease = diagnostic<{ out: string; kind: string }>('SP7019', {
  severity: 'error',
  exit: 'call',
  message: ({ out, kind }) =>
    `Unexpected ${kind} \`${out}\`, expected nothing there, or a link that \`--releases\` has made`,
  hint: () => 'Move it away, or choose another place with `--out`.',
  explain: `With \`--releases\` the output is a symbolic link to a folder in \`<out>.releases/\`, so that one rename shows a new
release as a whole, and so is the folder for operators, \`<out>.host\`. Something else stands there: a folder that a build
without \`--releases\` has made, or a link of somebody else.`,
  example: noExample(aboutOutput, 'test/emit/releases.test.ts'),
})

export const outputPathTooLong = diagnostic<{ path: string; length: number; limit: number }>('SP7017', {
  severity: 'error',
  message: ({ path, length, limit }) =>
    `Unexpected output path \`${path}\` of ${length} bytes, expected at most ${limit}`,
  hint: () => 'Shorten the names of the page and its folders.',
  explain: `File systems end a name at 255 bytes and a path at about 4,000, and archives and hosts end it sooner. A page with such a
path can't be published everywhere.

Shorten the name of the page's file or of its folders; a redirect keeps the old address alive.`,
  example: noExample(aboutOutput, 'test/emit/emit.test.ts'),
})

export const duplicateOutput = diagnostic<{ path: string }>('SP7018', {
  severity: 'error',
  message: ({ path }) => `Duplicate output \`${path}\``,
  hint: () => 'Rename one of the two files.',
  explain: `Two different files of the site would be written to the same path of the output, and one of them would be lost.
Or a host would answer the address of one with the other: where pages are files such as \`docs.html\`, that of \`/docs\` is
also the one of \`docs/index.html\`.

This happens when an asset is called like a generated file.`,
  example: {
    wrong: { 'assets/call.svg': '<svg/>', 'pages/assets/call.svg': '<svg/>' },
    right: { 'assets/call.svg': '<svg/>', 'pages/assets/phone.svg': '<svg/>' },
  },
})
