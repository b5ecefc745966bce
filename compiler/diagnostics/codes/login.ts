import { diagnostic } from '../define.ts'
import { aboutCodeHost, noExample } from '../example.ts'

// The address of the code host, and the login.

export const insecureHostAddress = diagnostic<{ name: string }>('SP7059', {
  severity: 'error',
  exit: 'call',
  message: ({ name }) => `Unexpected address of the code host in \`${name}\`, expected one that begins with https://`,
  hint: () => 'Only this machine itself (127.0.0.1, localhost) may be addressed with http://.',
  explain: `A token travels with each request, and \`http://\` would show it to everybody on the way. An address with a user name
in it is refused as well.

For example \`apiUrl: https://code.example.com/api/v3\`, not the same with \`http://\`.`,
  example: noExample(aboutCodeHost, 'test/code-host/settings.test.ts'),
})

export const untrustedHostAddress = diagnostic<{ address: string; secret: string; name: string }>('SP7060', {
  severity: 'error',
  exit: 'call',
  message: ({ address, secret }) =>
    `Unexpected address \`${address}\`: \`site.yaml\` alone names it, and ${secret} would be sent there`,
  hint: ({ name }) => `If it is the right one, set ${name} to it as well.`,
  explain: `\`site.yaml\` is content: in a pull request anybody may have written it. A secret of the environment is therefore sent
only to the standard address of the code host or to one that the environment names itself, in \`CODE_HOST_API_URL\` for
the API and \`CODE_HOST_URL\` for the pages.

For the same reason a login is used only with the address that it was made for, and \`signalpost login\` refuses an API
that stands on another host than the pages unless the environment names both.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-command.test.ts'),
})

export const unknownCheckout = diagnostic<{ what: string; how: string }>('SP7061', {
  severity: 'error',
  exit: 'call',
  message: ({ what }) => `Missing ${what}: neither the environment nor git names it`,
  hint: ({ how }) => how,
  explain: `To post a report or an issue the command has to know the repository on the code host, and for a check run the commit.
It takes the first that it finds:

- the repository from \`--repository\`, \`CODE_HOST_REPOSITORY\`, \`GITHUB_REPOSITORY\`, \`repository\` in \`site.yaml\`, or git's
  remote \`origin\`, in the form \`owner/name\`;
- the commit from \`CODE_HOST_COMMIT\`, the pull request that the job runs for, \`GITHUB_SHA\`, or git's \`HEAD\`.`,
  example: noExample(aboutCodeHost, 'test/code-host/settings.test.ts'),
})

export const unusableLoginFile = diagnostic<{ file: string; reason: string }>('SP7062', {
  severity: 'error',
  exit: 'environment',
  message: ({ file, reason }) => `Unusable login file \`${file}\`: ${reason}`,
  hint: () => '`signalpost logout` removes it, `signalpost login` makes a new one.',
  explain: `\`signalpost login\` keeps the token in \`signalpost/login.json\` in the folder for settings (\`XDG_CONFIG_HOME\`, by default
\`~/.config\`). It is used only when it is a plain file of the user who runs the command, not a link and not somebody
else's, and when it can be read.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-file.test.ts'),
})

export const openLoginFile = diagnostic<{ file: string }>('SP7063', {
  severity: 'warning',
  message: ({ file }) => `Unexpected permissions of the login file \`${file}\`: others could read or replace it`,
  hint: () => 'They are put right. If others use this machine, run `signalpost login` again and revoke the old token.',
  explain: `The login file holds a token, so only its owner may read it (mode 600, in a folder of mode 700). A copy, a backup or
another program had opened it to others. The command has closed it again, but can't know who read it meanwhile.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-file.test.ts'),
})

export const missingClientId = diagnostic('SP7064', {
  severity: 'error',
  exit: 'call',
  message: () => 'Missing `codeHost.clientId` in `site.yaml`, which a login needs',
  hint: () => 'Register an OAuth application on the code host, and put its public client id there.',
  explain: `A login is made for an application that is registered on the code host. Its client id is public and stands in
\`site.yaml\`, or in \`CODE_HOST_CLIENT_ID\`:

    codeHost:
      clientId: Iv1.0123456789abcdef

Allow the device flow in the application's settings. With \`CODE_HOST_CLIENT_SECRET\` in the environment the browser's flow
is used in its place; the application's callback address is then \`http://127.0.0.1/callback\`.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-command.test.ts'),
})

export const missingConsent = diagnostic<{ reason: string }>('SP7065', {
  severity: 'error',
  exit: 'environment',
  message: ({ reason }) => `Missing consent to the login: ${reason}`,
  hint: () => 'Run `signalpost login` again, and confirm it in the browser in time.',
  explain: `The code host asks in the browser whether the application may act for you. The request was refused there, or nobody
answered it before its code ended, usually after a quarter of an hour. Nothing was kept.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-command.test.ts'),
})

export const refusedApplication = diagnostic<{ reason: string }>('SP7066', {
  severity: 'error',
  exit: 'call',
  message: ({ reason }) => `Unexpected refusal of the application by the code host: ${reason}`,
  hint: () => 'Check `codeHost.clientId`, `CODE_HOST_CLIENT_SECRET`, and that the application allows the device flow.',
  explain: `The code host does not let this application ask for a login: it does not know the client id, the client secret is not
the application's, the device flow is switched off in the application's settings, or its callback address is not
\`http://127.0.0.1/callback\`.`,
  example: noExample(aboutCodeHost, 'test/code-host/login-command.test.ts'),
})
