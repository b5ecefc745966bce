import { certificatesMark } from './in-work.ts'

/** From this version of V8 on (Node 22) calls are counted in place of bytes of code that ran, and the old flag stops the start. */
const countsCalls = 12

/**
 * How patient the engine is before it optimises a function, for whoever makes many pages; and where next to nothing is made
 * and only a list of many files is gone through a few times: what is optimised there costs more than it saves.
 */
export const [patience, longPatience] = ['--interrupt-budget=540672', '--interrupt-budget=4325376']

/** Files of a site from which on it counts as one of many: a build reads the heads of all its pages first. */
export const manyFiles = 2000

/** Megabytes that what is known of many files takes: with less, all of it is looked through while it is read. */
const knownSize = 200
/** Megabytes: the room of young objects. */
const youngSize = 16

/**
 * What is known of many files is collected in a dozen turns, and to wake other threads for each takes a few hundredths of the
 * processor's time. A build of all pages has hundreds, which several processors share.
 */
const alone = ['--no-parallel-scavenge', '--no-concurrent-array-buffer-sweeping']

/**
 * Compiling makes many small objects that live for one page. With more room for young ones a thousand real pages take
 * less time; since few trees of pages are kept (decision 30), twice as much room gains nothing, and takes 70 MB. And a build
 * is over soon: with eight times the usual patience before a function is optimised, a thousand pages take a tenth less, and
 * one changed page a fifth; a preview lives long. Both can be set only at the start.
 *
 * Where a large site was built before, most of what a run makes first is what it knows of all files, which stays: it gets
 * all of its room from the start. That takes 6 to 12 % off the time of 10,000 pages of which one has changed. A first build
 * makes pages instead, and would take more memory and a tenth more time with it.
 *
 * @param known files of the site where it was built before, otherwise 0
 * @param v8 its version
 */
export function engineFlags(command: string | undefined, known = 0, v8 = process.versions.v8): readonly string[] {
  const given = [process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' ')
  const isLarge = known >= manyFiles
  const isOurs = !/semi[-_]space/.test(given)
  const isAsUsual = command === 'preview' || !isPatient(given, v8)
  return [
    ...(isOurs ? [`--max-semi-space-size=${youngSize}`] : []),
    ...(isOurs && isLarge ? [`--min-semi-space-size=${youngSize}`] : []),
    ...(isLarge ? [`--initial-heap-size=${knownSize}`, ...alone] : []),
    ...(isAsUsual ? [] : [patience]),
  ]
}

/** Whether how patient the engine is can be set, and is left to us. @param given flags, in one text */
function isPatient(given: string, v8: string): boolean {
  return Number.parseInt(v8, 10) < countsCalls && !/interrupt[-_]budget/.test(given)
}

/** @returns what is set as the first thing in a process that looks whether anything has changed, and starts another one */
export function flagsOfLauncher(v8 = process.versions.v8): readonly string[] {
  return isPatient([process.env.NODE_OPTIONS ?? '', ...process.execArgv].join(' '), v8) ? [longPatience] : []
}

/**
 * Until a site is opened, young objects get no more room than the engine begins with: what is loaded lives for good, and
 * would have it at 16 MB before the first page, of which a long one needs no more than at the start (decision 32). Among the
 * arguments of a start the engine does not take it. What the start alone needs is set back, so that the code that is kept
 * serves every build.
 *
 * @returns what is set as the first thing in the process that runs a command
 */
export function flagsAtStart(command: string | undefined): readonly string[] {
  if (command !== 'build' && command !== 'check' && command !== 'index') return []
  return ['--semi-space-growth-factor=1', '--min-semi-space-size=0', '--initial-heap-size=0']
}

/**
 * What compiled packages and the engine's own threads have freed goes back to the system at once (mallopt(3)): of a long page
 * that is a tenth of the memory. What they take comes in large pages where the system leaves that to programs (`madvise`):
 * to hand out a small one takes a virtual machine up to 16 microseconds, and a start takes half as many of them so, 1,000
 * pages a quarter fewer, for 2 MB. Other systems don't know the names; what somebody has set stays.
 */
const memoryOfLibraries = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1',
}

/**
 * @param command its name
 * @returns the environment of the child that runs it; certificates have another name until `main` puts them back
 */
export function childEnvironment(command: string | undefined, given: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const { NODE_EXTRA_CA_CERTS: certificates, ...rest } = given
  const isKept = command !== 'build' || certificates === undefined
  return { ...memoryOfLibraries, ...(isKept ? given : { ...rest, [certificatesMark]: certificates }) }
}
