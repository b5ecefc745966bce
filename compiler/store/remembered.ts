/** Where some bytes lie in the packs of a store. */
export interface Location {
  /** Name of the pack's file. */
  readonly pack: string
  /** Bytes from its beginning. */
  readonly offset: number
  readonly length: number
  /** SHA-256, its first half in base64: bytes that have another one are not what was stored. */
  readonly hash: string
}

/** One answer of a step, with what it was made from. */
export interface Trace {
  readonly step: string
  readonly subject: string
  /** The same text only for answers that no reader can tell apart. */
  readonly print: string
  /** @returns numbers of the traces that were read, each smaller than its own number, in the order in which they were asked */
  readonly reads: () => ArrayLike<number>
  /** Asked by a command itself, and not only by other steps. */
  readonly isRoot: boolean
  /** The answer itself, where it is worth its room. */
  readonly value: Location | null
}

/** What another process may go on from. */
export type KeptTraces = AllTraces | MoreTraces | SameTraces

/** It takes the place of what was there. */
export interface AllTraces {
  readonly kind: 'all'
  readonly count: number
  /**
   * @returns the trace at a place, after all that it has read; a number stands for one of the earlier process that is as it
   *   was there. It is made each time, from answers as they are when nothing was asked since: all at once would lie
   *   in memory beside the answers that they are made from, at the moment when most of it is in use
   */
  readonly at: (place: number) => Trace | number
  /** By number there: its place in the list, or that of what stands for it now; negative for what is kept no more. */
  readonly places: Int32Array
}

/** It comes after what is there (`Memory.fold`), of which all holds. */
export interface MoreTraces {
  readonly kind: 'more'
  /** Of all, with those that are there. */
  readonly count: number
  /** @param place not below the count of those that are there. @returns see `AllTraces` */
  readonly at: (place: number) => Trace
  /** Numbers of those there that commands have asked for themselves by now. */
  readonly roots: readonly number[]
  /** By number there: where the value lies now. */
  readonly values: ReadonlyMap<number, Location>
}

/** All that is there holds, and has read what it had read: some answers have become others. */
export interface SameTraces {
  readonly kind: 'same'
  /** Of all. */
  readonly count: number
  /** By number, in ascending order. */
  readonly changed: ReadonlyMap<number, Pick<Trace, 'print' | 'value'>>
  /** Numbers of those that commands have asked for themselves for the first time. */
  readonly roots: readonly number[]
}

/** The traces of an earlier process, by their numbers. All of them held at one moment. */
export interface Past {
  readonly count: number
  /** Names of all steps that it has. */
  readonly steps: readonly string[]
  step(number: number): string
  /** @returns the place of its name in `steps`: for whoever looks at many */
  stepPlace(number: number): number
  subject(number: number): string
  print(number: number): string
  reads(number: number): ArrayLike<number>
  /**
   * The reads of all traces in one list: for whoever looks at many. Those of a trace begin at `readsFrom(number)`, those of
   * the next one at `readsFrom(number + 1)`.
   */
  readonly allReads: ArrayLike<number>
  readsFrom(number: number): number
  isRoot(number: number): boolean
  value(number: number): Location | null
  /** @returns -1 where it knows nothing */
  find(step: string, subject: string): number
}

/** What a graph of steps remembers with. */
export interface Memory {
  readonly past: Past | null
  /** Another one in each process: it tells answers apart that have no print of their own. */
  readonly session: string
  /** @returns null where nothing is to be kept */
  put(bytes: Uint8Array): Location | null
  /** @returns null for what is gone or damaged */
  read(location: Location): Buffer | null
  /**
   * Puts traces of this process where those of earlier ones lie, in a tenth of the room that entries of a graph take.
   *
   * @param traces numbers in them are of the traces that lie there
   * @returns null where nothing is to be kept
   */
  fold(traces: KeptTraces): Past | null
  /**
   * The same, with what another thread has handed over (`Store.handOver`) after it: what both have made counts as this one has it.
   *
   * @param isInput whether a step looks at the world: what was made of an input that is another one here is left out, all of it
   * @returns null where nothing is to be kept
   */
  join(traces: KeptTraces, bytes: Uint8Array<ArrayBuffer>, isInput: (step: string) => boolean): Past | null
}
