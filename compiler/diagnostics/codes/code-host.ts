/** Codes SP7050 to SP7069: what the command asks of the code host. */
export const codeHostCodes = {
  SP7050: {
    severity: 'error',
    message: (what: string) => `Missing token for the code host, which ${what} needs`,
    hint: (_what: string, isForJobs: boolean) =>
      isForJobs
        ? "Set `CODE_HOST_TOKEN` (`GITHUB_TOKEN` does too) in a job of the code host: a person's login can't make one."
        : 'In continuous integration set `CODE_HOST_TOKEN` (`GITHUB_TOKEN` does too); at a terminal run `signalpost login`.',
    explain: `What the command asks of the code host is allowed only to somebody the host knows. A token in the environment
(\`CODE_HOST_TOKEN\`, \`GITHUB_TOKEN\` or \`GH_TOKEN\`, the first that is set) says who asks, else the login that
\`signalpost login\` has kept for this host.

A token never stands in \`site.yaml\` or in an argument, where others could read it.`,
  },
  SP7051: {
    severity: 'error',
    message: (from: string) => `Unexpected token of ${from}: the code host does not accept it (401)`,
    hint: (_from: string, isLogin: boolean) =>
      isLogin
        ? 'It has ended or was revoked: run `signalpost login` again.'
        : 'It has ended or was revoked: set another.',
    explain: `The code host does not know the token. Tokens end after a while, and their owner can revoke them. A token of another
host is not accepted either: \`codeHost.apiUrl\` in \`site.yaml\`, or \`CODE_HOST_API_URL\`, says which host is asked.`,
  },
  SP7052: {
    severity: 'error',
    message: (what: string, said: string) => `Missing right to ${what}: the code host refuses it (403)${said}`,
    hint: (_what: string, _said: string, needs: string) => needs,
    explain: `The code host knows the token, but its owner or its scope does not allow the request.

In continuous integration a job's own token has the rights that the workflow gives it, such as \`checks: write\`,
\`pull-requests: read\` and \`issues: write\`. For a pull request from a fork it can only read: \`--format github\` shows
the problems there without any token. Check runs are open to tokens of applications alone, such as the job's own; a
person's login can't make one.`,
  },
  SP7053: {
    severity: 'error',
    message: (what: string) => `Unknown ${what}: the code host finds nothing there (404)`,
    hint: (_what: string, isAnonymous: boolean) =>
      isAnonymous
        ? 'Check the name. What is private is found only with a token: `signalpost login`.'
        : 'Check the name. What the token may not see is not found either.',
    explain: `The code host has no such repository, pull request or commit, or the token may not see it: hosts do not tell the two
apart, because the name alone could be a secret.

Check the owner, the name and the number. A commit must have been pushed before a check run can stand on it.`,
  },
  SP7054: {
    severity: 'error',
    message: (_when: string) => `Unexpected number of requests: the code host takes no more until later`,
    hint: (when: string, isAnonymous: boolean) =>
      `Try again ${when}.${isAnonymous ? ' With a token the limit is far higher: `signalpost login`.' : ''}`,
    explain: `Code hosts limit the requests of an hour, and those that write in a minute. The answer says when the next one is
taken, and the hint repeats it. Without a token the limit is a small one that all users of the same address share.

What was posted before the limit was reached is kept; the command can simply run again.`,
  },
  SP7055: {
    severity: 'error',
    message: (status: number) => `Unexpected failure of the code host (${status})`,
    hint: () => 'Try again later. The page of the host says whether it has trouble.',
    explain: `The code host answered with an error of its own. A request that only reads was repeated twice before this was
reported; one that writes is not repeated, because it may have been carried out.`,
  },
  SP7056: {
    severity: 'error',
    message: (address: string, reason: string) => `Unreachable code host at \`${address}\`: ${reason}`,
    hint: () => 'Check the network and the address in `codeHost.apiUrl` or `CODE_HOST_API_URL`.',
    explain: `No connection to the code host could be made, or it did not answer in time. The reason in the message is the system's
own: a name that is not found, a connection that is refused, a certificate that is not trusted.

Behind a firewall the address must be one that it lets through.`,
  },
  SP7057: {
    severity: 'error',
    message: (what: string, detail: string) => `Unexpected answer of the code host to ${what}: ${detail}`,
    hint: () => 'Is the address of the API right? It may be that of a sign-in page or of a proxy.',
    explain: `The code host answered, and its answer is not what its API describes: no JSON, or JSON without a field that is always
there. A proxy or a sign-in page in between often answers in the host's name.

\`codeHost.apiUrl\` in \`site.yaml\` names the API, which is not always on the host of the pages.`,
  },
  SP7058: {
    severity: 'error',
    message: (what: string, status: number, said: string) =>
      `Unexpected refusal to ${what} by the code host (${status})${said}`,
    hint: () => null,
    explain: `The code host understood the request and does not carry it out. The message repeats its reason: a commit that it does
not have, a repository whose issues are switched off, an archived repository that can only be read.`,
  },
  SP7059: {
    severity: 'error',
    message: (name: string) =>
      `Unexpected address of the code host in \`${name}\`, expected one that begins with https://`,
    hint: () => 'Only this machine itself (127.0.0.1, localhost) may be addressed with http://.',
    explain: `A token travels with each request, and \`http://\` would show it to everybody on the way. An address with a user name
in it is refused as well.

For example \`apiUrl: https://code.example.com/api/v3\`, not the same with \`http://\`.`,
  },
  SP7060: {
    severity: 'error',
    message: (address: string, secret: string) =>
      `Unexpected address \`${address}\`: \`site.yaml\` alone names it, and ${secret} would be sent there`,
    hint: (_address: string, _secret: string, name: string) => `If it is the right one, set ${name} to it as well.`,
    explain: `\`site.yaml\` is content: in a pull request anybody may have written it. A secret of the environment is therefore sent
only to the standard address of the code host or to one that the environment names itself, in \`CODE_HOST_API_URL\` for
the API and \`CODE_HOST_URL\` for the pages.

For the same reason a login is used only with the address that it was made for, and \`signalpost login\` refuses an API
that stands on another host than the pages unless the environment names both.`,
  },
  SP7061: {
    severity: 'error',
    message: (what: string) => `Missing ${what}: neither the environment nor git names it`,
    hint: (_what: string, how: string) => how,
    explain: `To post a report or an issue the command has to know the repository on the code host, and for a check run the commit.
It takes the first that it finds:

- the repository from \`--repository\`, \`CODE_HOST_REPOSITORY\`, \`GITHUB_REPOSITORY\`, \`repository\` in \`site.yaml\`, or git's
  remote \`origin\`, in the form \`owner/name\`;
- the commit from \`CODE_HOST_COMMIT\`, the pull request that the job runs for, \`GITHUB_SHA\`, or git's \`HEAD\`.`,
  },
  SP7062: {
    severity: 'error',
    message: (file: string, reason: string) => `Unusable login file \`${file}\`: ${reason}`,
    hint: () => '`signalpost logout` removes it, `signalpost login` makes a new one.',
    explain: `\`signalpost login\` keeps the token in \`signalpost/login.json\` in the folder for settings (\`XDG_CONFIG_HOME\`, by default
\`~/.config\`). It is used only when it is a plain file of the user who runs the command, not a link and not somebody
else's, and when it can be read.`,
  },
  SP7063: {
    severity: 'warning',
    message: (file: string) => `Unexpected permissions of the login file \`${file}\`: others could read or replace it`,
    hint: () =>
      'They are put right. If others use this machine, run `signalpost login` again and revoke the old token.',
    explain: `The login file holds a token, so only its owner may read it (mode 600, in a folder of mode 700). A copy, a backup or
another program had opened it to others. The command has closed it again, but can't know who read it meanwhile.`,
  },
  SP7064: {
    severity: 'error',
    message: () => 'Missing `codeHost.clientId` in `site.yaml`, which a login needs',
    hint: () => 'Register an OAuth application on the code host, and put its public client id there.',
    explain: `A login is made for an application that is registered on the code host. Its client id is public and stands in
\`site.yaml\`, or in \`CODE_HOST_CLIENT_ID\`:

    codeHost:
      clientId: Iv1.0123456789abcdef

Allow the device flow in the application's settings. With \`CODE_HOST_CLIENT_SECRET\` in the environment the browser's flow
is used in its place; the application's callback address is then \`http://127.0.0.1/callback\`.`,
  },
  SP7065: {
    severity: 'error',
    message: (reason: string) => `Missing consent to the login: ${reason}`,
    hint: () => 'Run `signalpost login` again, and confirm it in the browser in time.',
    explain: `The code host asks in the browser whether the application may act for you. The request was refused there, or nobody
answered it before its code ended, usually after a quarter of an hour. Nothing was kept.`,
  },
  SP7066: {
    severity: 'error',
    message: (reason: string) => `Unexpected refusal of the application by the code host: ${reason}`,
    hint: () =>
      'Check `codeHost.clientId`, `CODE_HOST_CLIENT_SECRET`, and that the application allows the device flow.',
    explain: `The code host does not let this application ask for a login: it does not know the client id, the client secret is not
the application's, the device flow is switched off in the application's settings, or its callback address is not
\`http://127.0.0.1/callback\`.`,
  },
  SP7067: {
    severity: 'warning',
    message: (pull: string, total: number, limit: number) =>
      `Unexpected size of pull request \`${pull}\`: it changes ${total} files, and the code host lists the first ${limit}`,
    hint: () => 'Lost pages among the others are not found: use `--changed-since` with the branch to merge into.',
    explain: `The code host lists at most 3,000 files of a pull request. Pages that were renamed or deleted and are not among them are
not looked at.

\`--changed-since origin/main\` asks git, which has no such limit; the checkout needs the commit to compare with.`,
  },
  SP7068: {
    severity: 'warning',
    message: (url: string, label: string) => `Missing label \`${label}\` on ${url}`,
    hint: () => 'Add it by hand, or use a token that may set labels: the next run finds the issue by it.',
    explain: `An issue for a code sample carries a label, by which the next run finds it and opens no second one. The code host leaves
a label out without a word when the token may open issues but not set labels.

The feedback database remembers the issue too, so that a second one is opened only if both are lost.`,
  },
} as const
