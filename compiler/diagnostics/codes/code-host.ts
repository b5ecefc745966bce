import { diagnostic } from '../define.ts'
import { aboutCodeHost, noExample } from '../example.ts'

// What the code host answers.

export const missingToken = diagnostic<{ what: string; isForJobs: boolean }>('SP7050', {
  severity: 'error',
  exit: 'call',
  message: ({ what }) => `Missing token for the code host, which ${what} needs`,
  hint: ({ isForJobs }) =>
    isForJobs
      ? "Set `CODE_HOST_TOKEN` (`GITHUB_TOKEN` does too) in a job of the code host: a person's login can't make one."
      : 'In continuous integration set `CODE_HOST_TOKEN` (`GITHUB_TOKEN` does too); at a terminal run `signalpost login`.',
  explain: `What the command asks of the code host is allowed only to somebody the host knows. A token in the environment
(\`CODE_HOST_TOKEN\`, \`GITHUB_TOKEN\` or \`GH_TOKEN\`, the first that is set) says who asks, else the login that
\`signalpost login\` has kept for this host.

A token never stands in \`site.yaml\` or in an argument, where others could read it.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const unacceptedToken = diagnostic<{ from: string; isLogin: boolean }>('SP7051', {
  severity: 'error',
  exit: 'call',
  message: ({ from }) => `Unexpected token of ${from}: the code host does not accept it (401)`,
  hint: ({ isLogin }) =>
    isLogin
      ? 'It has ended or was revoked: run `signalpost login` again.'
      : 'It has ended or was revoked: set another.',
  explain: `The code host does not know the token. Tokens end after a while, and their owner can revoke them. A token of another
host is not accepted either: \`codeHost.apiUrl\` in \`site.yaml\`, or \`CODE_HOST_API_URL\`, says which host is asked.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const missingHostPermission = diagnostic<{ what: string; said: string; needs: string }>('SP7052', {
  severity: 'error',
  exit: 'call',
  message: ({ what, said }) => `Missing right to ${what}: the code host refuses it (403)${said}`,
  hint: ({ needs }) => needs,
  explain: `The code host knows the token, but its owner or its scope does not allow the request.

In continuous integration a job's own token has the rights that the workflow gives it, such as \`checks: write\`,
\`pull-requests: read\` and \`issues: write\`. For a pull request from a fork it can only read: \`--format github\` shows
the problems there without any token. Check runs are open to tokens of applications alone, such as the job's own; a
person's login can't make one.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const notOnHost = diagnostic<{ what: string; isAnonymous: boolean }>('SP7053', {
  severity: 'error',
  exit: 'call',
  message: ({ what }) => `Unknown ${what}: the code host finds nothing there (404)`,
  hint: ({ isAnonymous }) =>
    isAnonymous
      ? 'Check the name. What is private is found only with a token: `signalpost login`.'
      : 'Check the name. What the token may not see is not found either.',
  explain: `The code host has no such repository, pull request or commit, or the token may not see it: hosts do not tell the two
apart, because the name alone could be a secret.

Check the owner, the name and the number. A commit must have been pushed before a check run can stand on it.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const rateLimited = diagnostic<{ when: string; isAnonymous: boolean }>('SP7054', {
  severity: 'error',
  exit: 'environment',
  message: () => `Unexpected number of requests: the code host takes no more until later`,
  hint: ({ when, isAnonymous }) =>
    `Try again ${when}.${isAnonymous ? ' With a token the limit is far higher: `signalpost login`.' : ''}`,
  explain: `Code hosts limit the requests of an hour, and those that write in a minute. The answer says when the next one is
taken, and the hint repeats it. Without a token the limit is a small one that all users of the same address share.

What was posted before the limit was reached is kept; the command can simply run again.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const hostFailure = diagnostic<{ status: number }>('SP7055', {
  severity: 'error',
  exit: 'environment',
  message: ({ status }) => `Unexpected failure of the code host (${status})`,
  hint: () => 'Try again later. The page of the host says whether it has trouble.',
  explain: `The code host answered with an error of its own. A request that only reads was repeated twice before this was
reported; one that writes is not repeated, because it may have been carried out.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const unreachableHost = diagnostic<{ address: string; reason: string }>('SP7056', {
  severity: 'error',
  exit: 'environment',
  message: ({ address, reason }) => `Unreachable code host at \`${address}\`: ${reason}`,
  hint: () => 'Check the network and the address in `codeHost.apiUrl` or `CODE_HOST_API_URL`.',
  explain: `No connection to the code host could be made, or it did not answer in time. The reason in the message is the system's
own: a name that is not found, a connection that is refused, a certificate that is not trusted.

Behind a firewall the address must be one that it lets through.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const unexpectedAnswer = diagnostic<{ what: string; detail: string }>('SP7057', {
  severity: 'error',
  exit: 'environment',
  message: ({ what, detail }) => `Unexpected answer of the code host to ${what}: ${detail}`,
  hint: () => 'Is the address of the API right? It may be that of a sign-in page or of a proxy.',
  explain: `The code host answered, and its answer is not what its API describes: no JSON, or JSON without a field that is always
there. A proxy or a sign-in page in between often answers in the host's name.

\`codeHost.apiUrl\` in \`site.yaml\` names the API, which is not always on the host of the pages.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const hostRefusal = diagnostic<{ what: string; status: number; said: string }>('SP7058', {
  severity: 'error',
  exit: 'call',
  message: ({ what, status, said }) => `Unexpected refusal to ${what} by the code host (${status})${said}`,
  explain: `The code host understood the request and does not carry it out. The message repeats its reason: a commit that it does
not have, a repository whose issues are switched off, an archived repository that can only be read.`,
  example: noExample(aboutCodeHost, 'test/code-host/client.test.ts'),
})

export const pullTooLarge = diagnostic<{ pull: string; total: number; limit: number }>('SP7067', {
  severity: 'warning',
  message: ({ pull, total, limit }) =>
    `Unexpected size of pull request \`${pull}\`: it changes ${total} files, and the code host lists the first ${limit}`,
  hint: () => 'Lost pages among the others are not found: use `--changed-since` with the branch to merge into.',
  explain: `The code host lists at most 3,000 files of a pull request. Pages that were renamed or deleted and are not among them are
not looked at.

\`--changed-since origin/main\` asks git, which has no such limit; the checkout needs the commit to compare with.`,
  example: noExample(aboutCodeHost, 'test/code-host/pull-files.test.ts'),
})

export const missingIssueLabel = diagnostic<{ url: string; label: string }>('SP7068', {
  severity: 'warning',
  message: ({ url, label }) => `Missing label \`${label}\` on ${url}`,
  hint: () => 'Add it by hand, or use a token that may set labels: the next run finds the issue by it.',
  explain: `An issue for a code sample carries a label, by which the next run finds it and opens no second one. The code host leaves
a label out without a word when the token may open issues but not set labels.

The feedback database remembers the issue too, so that a second one is opened only if both are lost.`,
  example: noExample(aboutCodeHost, 'test/code-host/open-issues.test.ts'),
})
