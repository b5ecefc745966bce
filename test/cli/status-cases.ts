/** What a call of the commands of `fake-commands.ts` ends with. */
export interface Expected {
  readonly argv: readonly string[]
  readonly status: number
  readonly stdout?: RegExp
  readonly stderr?: RegExp
  readonly env?: Readonly<Record<string, string>>
  /** What stands in the output afterwards. */
  readonly output?: string
}

/** What a process ends with, and what becomes of those around it. */
export const inProcesses: Readonly<Record<string, Expected>> = {
  'nothing found': { argv: ['build', 'good'], status: 0, stdout: /^0 errors, 0 warnings in 1 page$/m, output: 'new' },
  'an error': { argv: ['build', 'error'], status: 1, stdout: /^1 error, 1 warning in 1 page$/m },
  'a held lock': { argv: ['build', 'locked'], status: 4 },
  'a full disk': { argv: ['build', 'full'], status: 3, stdout: /SP7013: No space left/ },
  'a page that does not end': {
    argv: ['build', 'endless'],
    status: 1,
    stdout: /^error SP9999: 0\.05 s for content\/pages\/docs\/index\.md$/m,
    stderr: /^signalpost: content\/pages\/docs\/index\.md takes too long; going on without it$/m,
  },
  'a page that has used its time in the steps before': {
    argv: ['build', 'endless in steps'],
    status: 1,
    stdout: /^error SP9999: 1000 s for content\/pages\/docs\/index\.md$/m,
  },
  'three pages that do not end, and one beginning anew': {
    argv: ['build', 'endless thrice'],
    status: 1,
    stdout: /0\.05 s for one$[\s\S]*0\.05 s for three$[\s\S]*0\.05 s for two$/m,
    // Two processes have begun to read.
    stderr:
      /^Reading[\s\S]*?Reading(?:(?!Reading)[\s\S])*three takes too long(?:(?!Reading)[\s\S])*without 3\nCompiled/,
  },
  'a page that is not to blame for a work without end': {
    argv: ['build', 'endless again'],
    status: 70,
    stderr: /takes too long[\s\S]*does not end at content/,
  },
  'an exception': {
    argv: ['build', 'throws'],
    status: 70,
    stdout: /^$/,
    stderr:
      /crashed while processing content\/pages\/docs\/index\.md\.[\s\S]*Please report it[\s\S]*1\.2\.3[\s\S]*TypeError: no such thing\n +at /,
  },
  'an exception that nobody waits for': {
    argv: ['build', 'later'],
    status: 70,
    stderr: /crashed while processing content\/pages\/docs\/index\.md\.[\s\S]*nobody waits for this/,
  },
  'an exception without a supervisor': { argv: ['inline', 'throws'], status: 70, stderr: /no such thing/ },
  'an abort': {
    argv: ['build', 'aborts'],
    status: 70,
    stderr: /^signalpost: crashed \(SIGABRT\) while processing content\/pages\/docs\/index\.md\. .*Please report it/m,
  },
  'memory that ran out': {
    argv: ['build', 'grows'],
    status: 70,
    env: { NODE_OPTIONS: '--max-old-space-size=40' },
    stderr: /^signalpost: ran out of memory while processing content\/pages\/docs\/index\.md\./m,
  },
  'no command': { argv: [], status: 2, stdout: /^$/, stderr: /Usage: signalpost[\s\S]*build[\s\S]*check/ },
  '--version': { argv: ['--version'], status: 0, stdout: /^1\.2\.3\n$/, stderr: /^$/ },
  '--help': { argv: ['--help'], status: 0, stdout: /build[\s\S]*check/, stderr: /^$/ },
}

/** What a call says is the same without a process of its own. */
export const calls: Readonly<Record<string, Expected>> = {
  'a warning': { argv: ['build', 'warning'], status: 0, stdout: /^warning SP9999: a warning$/m, output: 'new' },
  'a warning with --strict': {
    argv: ['build', 'warning', '--strict'],
    status: 1,
    stdout: /^error SP9999: a warning$[\s\S]*^1 error, 0 warnings/m,
  },
  'no more warnings than allowed': { argv: ['check', 'warning', '--max-warnings', '1'], status: 0 },
  'more warnings than allowed': {
    argv: ['build', 'warning', '--max-warnings=0'],
    status: 1,
    stdout: /^0 errors, 1 warning /m,
    stderr: /Unexpected 1 warning, expected at most 0/,
  },
  'an error of site.yaml beside one of a page': { argv: ['check', 'site'], status: 2 },
  'a read-only disk': { argv: ['build', 'readonly'], status: 3, stdout: /SP7014: .*EROFS/ },
  'too many open files': { argv: ['check', 'handles'], status: 3, stdout: /SP7015: .*EMFILE/ },
  'a file that changes whenever the site is read': {
    argv: ['check', 'changes'],
    status: 1,
    stdout: /^error SP1028: .* was begun 20 times\n +at content\/pages\/docs\/index\.md$/m,
  },
  'no such root': {
    argv: ['check', 'good', '--root', 'nowhere'],
    status: 2,
    stdout: /SP7001: Unexpected root `nowhere`/,
  },
  'no content': { argv: ['check', 'good', '--root', 'out'], status: 2, stdout: /SP7002: Missing folder `content`/ },
  'an unknown command': {
    argv: ['biuld'],
    status: 2,
    stdout: /^$/,
    stderr: /unknown command 'biuld'\. Did you mean 'build'\?/,
  },
  'a command like nothing': { argv: ['zzzzzzz'], status: 2, stderr: /signalpost --help lists all/ },
  'an option before the command': { argv: ['--versoin'], status: 2, stderr: /Did you mean '--version'\?/ },
  'an unknown option': {
    argv: ['check', '--strickt', 'good'],
    status: 2,
    stdout: /^$/,
    stderr: /--strickt'[\s\S]*--strict/,
  },
  'an unknown format': { argv: ['check', 'good', '--format', 'jason'], status: 2, stderr: /Did you mean 'json'\?/ },
  'no number': { argv: ['check', 'good', '--max-warnings', '-1'], status: 2, stderr: /whole number/ },
  'an option without its value': { argv: ['check', 'good', '--root'], status: 2, stderr: /argument missing/ },
  'one argument too many': {
    argv: ['check', 'good', 'bad'],
    status: 2,
    stderr: /too many arguments[\s\S]*The folder of a site is named with --root\./,
  },
  'an argument of a command without a folder': { argv: ['logout', 'good'], status: 2, stderr: /^((?!--root)[\s\S])*$/ },
  'help of a command, asked with an option': {
    argv: ['help', 'build', '--out'],
    status: 0,
    stdout: /Usage: signalpost build/,
  },
  'help of a command': { argv: ['help', 'check'], status: 0, stdout: /--max-warnings <n>/, stderr: /^$/ },
  '--help of a command': { argv: ['check', '--help'], status: 0, stdout: /--max-warnings <n>/, stderr: /^$/ },
}
