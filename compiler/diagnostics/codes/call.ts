import { diagnostic } from '../define.ts'
import { noExample } from '../example.ts'

// The call, changed pages and git.

const because = 'It is about how the command is called, not about a file.'

export const missingRoot = diagnostic<{ root: string }>('SP7001', {
  severity: 'error',
  exit: 'call',
  message: ({ root }) => `Unexpected root \`${root}\`, expected an existing folder`,
  hint: () => 'Give the folder that holds `content/` with `--root`.',
  explain: `\`--root\` names the folder that holds \`content/\`; without it the current folder is meant. There is no such folder.

For example \`signalpost build --root .\`, not \`signalpost build --root content\`.`,
  example: noExample(because, 'test/cli/status-cases.ts'),
})

/** `found`: a root above it, as `--root` takes it; null where there is none. */
export const missingContentFolder = diagnostic<{ root: string; found: string | null }>('SP7002', {
  severity: 'error',
  exit: 'call',
  message: ({ root }) => `Missing folder \`content\` in \`${root}\``,
  hint: ({ found }) =>
    found === null
      ? 'Run the command in the folder that holds `content/`, or name it with `--root`; `signalpost init` begins a site.'
      : `It is in \`${found}\`: run the command there, or with \`--root ${found}\`.`,
  explain: `A site is a folder with a folder \`content/\` in it, which holds \`site.yaml\` and \`pages/\`. Without it there is nothing to
read.

For example \`signalpost check --root my-site\`, not \`signalpost check --root my-site/content\`.`,
  example: noExample(because, 'test/cli/status-cases.ts'),
})

export const contentOutsideRoot = diagnostic<{ root: string }>('SP7003', {
  severity: 'error',
  exit: 'call',
  message: ({ root }) => `Unexpected folder \`content\` in \`${root}\`, a symbolic link that leads out of it`,
  hint: () => 'Put the content itself there, or leave out `--untrusted` where it is your own.',
  explain: `The folder \`content\` may be a symbolic link for those who keep the content of their own site elsewhere. With
\`--untrusted\` the site is somebody else's, and its link could publish any folder of the machine that builds it.

Copy the folder to the place of the link. Links inside of \`content/\` are never followed.`,
  example: noExample(because, 'test/cli/site-root.test.ts'),
})

export const goneWithoutRedirect = diagnostic<{ what: string; route: string; target: string | null }>('SP7020', {
  severity: 'error',
  message: ({ what, route }) => `Unexpected ${what} of \`${route}\` without a redirect`,
  hint: ({ route, target }) =>
    target === null
      ? `Add \`{old_path: ${route}, dest_url: …}\` to \`content/redirects.yaml\`.`
      : `Add \`redirect_from: ${route}\` to the front matter of the page at \`${target}\`, or a record to \`content/redirects.yaml\`.`,
  explain: `Other sites, bookmarks and search engines keep a page's old address. A page that was renamed or deleted since the
commit named by \`--changed-since\` needs a redirect from there, or whoever follows them ends at an error page. A draft was on no site and
needs none.

For example after \`git mv content/pages/docs/calls.md content/pages/docs/voice.md\` write \`redirect_from: /docs/calls\` in the
front matter of \`voice.md\`, or in \`content/redirects.yaml\`:

    - old_path: /docs/calls
      dest_url: /docs/voice`,
  example: noExample(because, 'test/cli/changed-files.test.ts'),
})

export const notAnEpoch = diagnostic<{ found: string }>('SP7025', {
  severity: 'error',
  exit: 'call',
  message: ({ found }) => `Unexpected \`SOURCE_DATE_EPOCH\` of \`${found}\`, expected whole seconds since 1970`,
  hint: () => 'Set it to the time of a commit, `git log -1 --format=%ct`, or leave it unset.',
  explain: `The variable \`SOURCE_DATE_EPOCH\` says which time a build is of, so that it gives the same bytes whenever it runs: the year
of the copyright is taken from it. What is no number of seconds would be left out without a word.

For example \`SOURCE_DATE_EPOCH=1767225600\`, not \`SOURCE_DATE_EPOCH=2026-01-01\`.`,
  example: noExample(because, 'test/cli/history.test.ts'),
})

export const unknownRevision = diagnostic<{ ref: string }>('SP7021', {
  severity: 'error',
  exit: 'call',
  message: ({ ref }) => `Unknown revision \`${ref}\`, expected a commit, branch or tag`,
  hint: () => 'In a shallow clone, fetch it first: `git fetch origin main`.',
  explain: `\`--changed-since\` compares the content with a commit of the git repository, which is named by its hash, a branch or a
tag. The repository does not know this name. Continuous integration often fetches only the newest commit; fetch the
branch to compare with as well.

For example \`--changed-since origin/main\`, not \`--changed-since main\` where only \`origin/main\` exists.`,
  example: noExample(because, 'test/cli/changed-files.test.ts'),
})

export const notARepository = diagnostic<{ root: string }>('SP7022', {
  severity: 'error',
  exit: 'call',
  message: ({ root }) => `Unexpected \`--changed-since\`: \`${root}\` is in no git repository`,
  hint: () => 'Leave the option out, or run the command in a checkout.',
  explain: `\`--changed-since\` asks git which pages were renamed or deleted, so it works only in a checkout. A folder that was copied
or unpacked has no history.

For example call it in a clone, not in an unpacked archive.`,
  example: noExample(because, 'test/cli/changed-files.test.ts'),
})

export const missingGit = diagnostic('SP7023', {
  severity: 'error',
  exit: 'environment',
  message: () => 'Missing program `git`, which `--changed-since` needs',
  hint: () => 'Install git, or leave the option out.',
  explain: `\`--changed-since\` reads the list of changed files from git, and no program of that name is on the \`PATH\`.

Install git on the machine or in the image that runs the check.`,
  example: noExample(because, 'test/cli/changed-files.test.ts'),
})

export const gitFailure = diagnostic<{ reason: string }>('SP7024', {
  severity: 'error',
  exit: 'environment',
  message: ({ reason }) => `Unexpected failure of git: ${reason}`,
  explain: `Git was started to list the changed files for \`--changed-since\`, and ended with an error of its own, which the message
repeats. A repository that belongs to another user is a common one: git names the command that allows it.`,
  example: noExample(because, 'test/cli/changed-files.test.ts'),
})
