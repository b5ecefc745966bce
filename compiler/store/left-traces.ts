import { lstatSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { once } from '../formats/once.ts'
import type { Left, Since } from './left.ts'
import type { Past, Trace } from './remembered.ts'
import { readSigned, writeSigned } from './signed-file.ts'
import { type Packed, readSnapshot, type Snapshot } from './snapshot.ts'
import { withChanges } from './with-changes.ts'
import { writeSnapshot } from './write-snapshot.ts'

/** The files of traces in the folder of a store: of all, and of what is so since, which after most edits is a thousandth. */
export interface TracesFiles {
  /** @returns another text after each writing */
  state(): string
  /** @returns null where nothing is there that can be believed */
  read(): Left | null
  writeAll(traces: Packed): void
  /** Adds to what was read. @param extra plain JSON */
  writeSince(since: Since, extra: unknown): void
}

/** The second file, as JSON. */
interface WrittenSince extends Pick<Since, 'roots' | 'dropped'> {
  readonly changed: readonly (readonly [number, Pick<Trace, 'print' | 'value'>])[]
  readonly extra: unknown
}

/**
 * @param folder absolute; it is there when something is written
 * @param key stands for everything besides the content that decides on an answer
 */
export function tracesFiles(folder: string, key: string, secret: Buffer): TracesFiles {
  const [all, more] = [join(folder, 'traces'), join(folder, 'changes')]
  /** Of the file of all traces: what is so since others were written does not count. */
  let mac: Buffer = Buffer.alloc(0)
  const keyOfMore = () => `${key} since ${mac.toString('hex')}`
  const readMore = (): WrittenSince | null => {
    if (stateOf(more) === '') return null
    const signed = readSigned(more, keyOfMore(), secret)
    return signed === null ? null : JSON.parse(signed.bytes.toString('utf8'))
  }
  return {
    state: () => stateOf(all) + stateOf(more),
    read() {
      const read = stateOf(all)
      const isThere = () => stateOf(all) === read
      const signed = readSigned(all, key, secret)
      const written = signed === null ? null : readSnapshot(signed.bytes)
      if (signed === null || written === null) return null
      mac = signed.mac
      const found = readMore()
      if (found === null) return { written, since: null, now: written, extra: written.head.extra, isThere }
      const since = { ...found, changed: new Map(found.changed) }
      return { written, since, now: changed(written, since), extra: found.extra, isThere }
    },
    writeAll(traces) {
      writeSigned(all, key, secret, writeSnapshot(traces))
      rmSync(more, { force: true })
    },
    writeSince({ changed, roots, dropped }, extra) {
      const text = JSON.stringify({ changed: [...changed], roots, dropped, extra } satisfies WrittenSince)
      writeSigned(more, keyOfMore(), secret, [Buffer.from(text)])
    },
  }
}

function changed(written: Snapshot, since: Since): Snapshot {
  const now = once(() => withChanges(written, since, null))
  return {
    past: withAnswers(written.past, since),
    get head() {
      return now().head
    },
    get tables() {
      return now().tables
    },
  }
}

function withAnswers(past: Past, { changed, roots }: Since): Past {
  const asked = new Set(roots)
  return {
    ...past,
    print: (number) => changed.get(number)?.print ?? past.print(number),
    isRoot: (number) => asked.has(number) || past.isRoot(number),
    value(number) {
      const answer = changed.get(number)
      return answer === undefined ? past.value(number) : answer.value
    },
  }
}

/** Another one after each writing; empty where nobody can read such a file. */
function stateOf(file: string): string {
  try {
    const { ino, mtimeMs, size } = lstatSync(file)
    return `${ino} ${mtimeMs} ${size}`
  } catch {
    return ''
  }
}
