/** Codes SP70xx: the call, the output folder, the environment, changed pages. `bin/exit.ts` gives each its exit status. */
export const outputCodes = {
  SP7001: {
    severity: 'error',
    message: (root: string) => `Unexpected root \`${root}\`, expected an existing folder`,
    hint: () => 'Give the folder that holds `content/` with `--root`.',
    explain: `\`--root\` names the folder that holds \`content/\`; without it the current folder is meant. There is no such folder.

For example \`signalpost build --root .\`, not \`signalpost build --root content\`.`,
  },
  SP7002: {
    severity: 'error',
    message: (root: string) => `Missing folder \`content\` in \`${root}\``,
    hint: () => 'Run the command in the folder that holds `content/`, or name it with `--root`.',
    explain: `A site is a folder with a folder \`content/\` in it, which holds \`site.yaml\` and \`pages/\`. Without it there is nothing to
read.

For example \`signalpost check --root my-site\`, not \`signalpost check --root my-site/content\`.`,
  },
  SP7010: {
    severity: 'error',
    message: (out: string) =>
      `Unexpected files in the output folder \`${out}\`, expected an empty folder or an earlier output`,
    hint: () => 'Choose another folder with `--out`, or empty this one yourself.',
    explain: `A build removes the files that an earlier build wrote and that are no longer needed. The folder holds files but no
list of ours that says which of them are output, so they may be somebody's work, and nothing is touched.

For example \`--out dist/site\`, not \`--out .\`.`,
  },
  SP7011: {
    severity: 'error',
    message: (out: string) => `Unexpected output folder \`${out}\`, expected one apart from the content`,
    hint: () => 'Choose a folder with `--out` that neither holds the content nor lies in it.',
    explain: `The output folder lies in \`content/\`, or \`content/\` lies in it. The next build would read its own output as content, or
overwrite the sources.

For example \`--out dist/site\`, not \`--out content/site\`.`,
  },
  SP7012: {
    severity: 'error',
    message: (out: string, owner: string) => `Another build holds the lock of \`${out}\` (${owner})`,
    hint: () => 'Wait until it ends, or give this build a folder of its own with `--out`.',
    explain: `Two builds that write to one folder would mix their pages. The first one holds a lock on the folder until it ends; a
lock whose owner is gone is taken over by itself.

If the process that is named hangs, end it and build again.`,
  },
  SP7013: {
    severity: 'error',
    message: (path: string, needed: string) => `No space left on the disk for \`${path}\` (${needed})`,
    hint: () => 'Free some space and build again. The last good output is unchanged.',
    explain: `The new output is written beside the old one and takes its place only when it is complete, so that a build needs room
for both. The disk, or your share of it, is full. What was written of the new output has been removed.

Free some space, or choose a folder on another disk with \`--out\`.`,
  },
  SP7014: {
    severity: 'error',
    message: (path: string, reason: string) => `Unexpected refusal to write \`${path}\` (${reason})`,
    hint: () => 'Check the permissions of the folder, or choose another one with `--out`.',
    explain: `The system did not let the file be written: the folder belongs to another user, is read-only, or lies on a disk that is.
The last good output is unchanged.

For example an ordinary user can't build into a folder that root made.`,
  },
  SP7015: {
    severity: 'error',
    message: (path: string, reason: string) => `Unexpected failure of the system at \`${path}\` (${reason})`,
    hint: () => 'The last good output is unchanged. Put right what the system reports and build again.',
    explain: `Reading or writing failed for a reason that lies in the machine and not in the content: a limit on open files, a broken
disk, a network drive that went away. The system's own name of the reason stands in the message.

\`EMFILE\` and \`ENFILE\` mean too many open files: raise the limit with \`ulimit -n\`.`,
  },
  SP7016: {
    severity: 'error',
    message: (out: string, kind: string) => `Unexpected ${kind} \`${out}\`, expected a folder for the output`,
    hint: () => 'Remove it, or choose another folder with `--out`.',
    explain: `The output is a folder. At its path stands something else, such as a file or a symbolic link. A link is not
followed: the files behind it may be somebody else's.

For example \`--out dist/site\`, not \`--out site.zip\`.`,
  },
  SP7019: {
    severity: 'error',
    message: (out: string, kind: string) =>
      `Unexpected ${kind} \`${out}\`, expected nothing there, or a link that \`--releases\` has made`,
    hint: () => 'Move it away, or choose another place with `--out`.',
    explain: `With \`--releases\` the output is a symbolic link to a folder in \`<out>.releases/\`, so that one rename shows a new
release as a whole, and so is the folder for operators, \`<out>.host\`. Something else stands there: a folder that a build
without \`--releases\` has made, or a link of somebody else.`,
  },
  SP7017: {
    severity: 'error',
    message: (path: string, length: number, limit: number) =>
      `Unexpected output path \`${path}\` of ${length} bytes, expected at most ${limit}`,
    hint: () => 'Shorten the names of the page and its folders.',
    explain: `File systems end a name at 255 bytes and a path at about 4,000, and archives and hosts end it sooner. A page with such a
path can't be published everywhere.

Shorten the name of the page's file or of its folders; a redirect keeps the old address alive.`,
  },
  SP7018: {
    severity: 'error',
    message: (path: string) => `Duplicate output \`${path}\``,
    hint: () => 'Rename one of the two files.',
    explain: `Two different files of the site would be written to the same path of the output, and one of them would be lost.

This happens when an asset is called like a generated file.`,
  },
  SP7020: {
    severity: 'error',
    message: (what: string, route: string) => `Unexpected ${what} of \`${route}\` without a redirect`,
    hint: (_what: string, route: string, target: string | null) =>
      target === null
        ? `Add \`{old_path: ${route}, dest_url: …}\` to \`content/redirects.yaml\`.`
        : `Add \`redirect_from: ${route}\` to the front matter of the page at \`${target}\`, or a record to \`content/redirects.yaml\`.`,
    explain: `Other sites, bookmarks and search engines keep a page's old address. A page that was renamed or deleted since the
commit named by \`--changed-since\` needs a redirect from there, or they end at an error page.

For example after \`git mv content/pages/docs/calls.md content/pages/docs/voice.md\` write \`redirect_from: /docs/calls\` in the
front matter of \`voice.md\`, or in \`content/redirects.yaml\`:

    - old_path: /docs/calls
      dest_url: /docs/voice`,
  },
  SP7021: {
    severity: 'error',
    message: (ref: string) => `Unknown revision \`${ref}\`, expected a commit, branch or tag`,
    hint: () => 'In a shallow clone, fetch it first: `git fetch origin main`.',
    explain: `\`--changed-since\` compares the content with a commit of the git repository, which is named by its hash, a branch or a
tag. The repository does not know this name. Continuous integration often fetches only the newest commit; fetch the
branch to compare with as well.

For example \`--changed-since origin/main\`, not \`--changed-since main\` where only \`origin/main\` exists.`,
  },
  SP7022: {
    severity: 'error',
    message: (root: string) => `Unexpected \`--changed-since\`: \`${root}\` is in no git repository`,
    hint: () => 'Leave the option out, or run the command in a checkout.',
    explain: `\`--changed-since\` asks git which pages were renamed or deleted, so it works only in a checkout. A folder that was copied
or unpacked has no history.

For example call it in a clone, not in an unpacked archive.`,
  },
  SP7023: {
    severity: 'error',
    message: () => 'Missing program `git`, which `--changed-since` needs',
    hint: () => 'Install git, or leave the option out.',
    explain: `\`--changed-since\` reads the list of changed files from git, and no program of that name is on the \`PATH\`.

Install git on the machine or in the image that runs the check.`,
  },
  SP7024: {
    severity: 'error',
    message: (reason: string) => `Unexpected failure of git: ${reason}`,
    hint: () => null,
    explain: `Git was started to list the changed files for \`--changed-since\`, and ended with an error of its own, which the message
repeats. A repository that belongs to another user is a common one: git names the command that allows it.`,
  },
} as const
