import { hasMembers } from '../members.ts'

/** Half-open ranges of offsets: of the key (of the value, in a list) and of the value. */
export interface Span {
  readonly keyStart: number
  readonly keyEnd: number
  readonly start: number
  readonly end: number
}

/** A member of an object or an item of a list: its place, and where those of its own members are; -1 where it has none. */
export interface Member extends Span {
  readonly members: number
}

/** Numbers of one member: those of its span, and where its own members are. */
const perMember = 5
/** Before them: how many there are, and where their names begin; -1 in a list. */
const head = 2
/** Members from which on a name is looked for in a table. */
const many = 16

/**
 * The places of the members of each object and of the items of each list of a text, as numbers: an object for each place, in a
 * map for each record, took three times the room of the records.
 */
export class Spans {
  #numbers = new Int32Array(64)
  #end = 0
  readonly #names: string[] = []
  /** Of large objects: the index of each name. */
  readonly #tables = new Map<number, ReadonlyMap<string, number>>()
  /** Whoever adds an object or a list to the one around it has just read it. */
  #last = -1

  /** Where the members of the object or list are that was closed last. */
  get last(): number {
    return this.#last
  }

  /** @returns where the members are of what was read last; -1 for a value that has none */
  lastIn(value: unknown): number {
    return hasMembers(value) ? this.#last : -1
  }

  /**
   * Adds an object or a list, after all that it holds.
   *
   * @param names those of the members of an object, in their order; null for a list
   */
  close(names: readonly string[] | null, members: readonly Member[]): void {
    const at = this.#end
    this.#end += head + members.length * perMember
    this.#makeRoom()
    this.#numbers[at] = members.length
    this.#numbers[at + 1] = names === null ? -1 : this.#names.length
    for (const name of names ?? []) this.#names.push(name)
    let to = at + head
    for (const { keyStart, keyEnd, start, end, members: own } of members) {
      this.#numbers[to++] = keyStart
      this.#numbers[to++] = keyEnd
      this.#numbers[to++] = start
      this.#numbers[to++] = end
      this.#numbers[to++] = own
    }
    this.#last = at
  }

  /** @returns the member of that name, or the item of that index; null where there is none */
  find(at: number, key: PropertyKey): Member | null {
    if (at < 0) return null
    const from = this.#namesOf(at)
    const index = from < 0 ? this.#indexInList(at, key) : typeof key === 'string' ? this.#indexOf(at, from, key) : -1
    return index < 0 ? null : this.#member(at, index)
  }

  /** @returns all members with their names or indexes, in the order of the text */
  *members(at: number): Generator<readonly [string | number, Member]> {
    const from = this.#namesOf(at)
    for (let index = 0; index < this.#count(at); index++)
      yield [from < 0 ? index : (this.#names[from + index] ?? ''), this.#member(at, index)]
  }

  #count(at: number): number {
    return at < 0 ? 0 : (this.#numbers[at] ?? 0)
  }

  #namesOf(at: number): number {
    return this.#numbers[at + 1] ?? -1
  }

  #indexInList(at: number, key: PropertyKey): number {
    return typeof key === 'number' && key >= 0 && key < this.#count(at) ? key : -1
  }

  #indexOf(at: number, from: number, name: string): number {
    const count = this.#count(at)
    if (count < many) {
      for (let index = 0; index < count; index++) if (this.#names[from + index] === name) return index
      return -1
    }
    let table = this.#tables.get(at)
    if (table === undefined) {
      table = new Map(this.#names.slice(from, from + count).map((one, index) => [one, index]))
      this.#tables.set(at, table)
    }
    return table.get(name) ?? -1
  }

  #member(at: number, index: number): Member {
    const first = at + head + index * perMember
    const number = (offset: number) => this.#numbers[first + offset] ?? 0
    return { keyStart: number(0), keyEnd: number(1), start: number(2), end: number(3), members: number(4) }
  }

  #makeRoom(): void {
    if (this.#end <= this.#numbers.length) return
    const wider = new Int32Array(Math.max(this.#end, Math.ceil(this.#numbers.length * 1.5)))
    wider.set(this.#numbers)
    this.#numbers = wider
  }
}

/** An object or a list whose members are being read. */
export class OpenSpans {
  readonly #spans: Spans
  readonly #names: string[] | null
  readonly #members: Member[] = []
  /** The index of each name, once somebody has asked for one. */
  #known: Map<string, number> | null = null

  constructor(spans: Spans, isList: boolean) {
    this.#spans = spans
    this.#names = isList ? null : []
  }

  /** @param value what is there, which was read last */
  add(name: string | number, { keyStart, keyEnd, start, end }: Span, value: unknown): void {
    this.#names?.push(String(name))
    this.#members.push({ keyStart, keyEnd, start, end, members: this.#spans.lastIn(value) })
  }

  /** @returns the place of a key that was added before */
  keyOf(name: string): { readonly start: number; readonly end: number } | null {
    this.#known ??= new Map()
    const names = this.#names ?? []
    for (let index = this.#known.size; index < names.length; index++) this.#known.set(names[index] ?? '', index)
    const member = this.#members[this.#known.get(name) ?? -1]
    return member === undefined ? null : { start: member.keyStart, end: member.keyEnd }
  }

  /** To be called once, after the last one. */
  close(): void {
    this.#spans.close(this.#names, this.#members)
  }
}
