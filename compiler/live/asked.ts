/** The answer that was given, and a way to ask again. */
export interface Question {
  readonly was: string
  readonly now: () => string
}

/** Questions by key. */
export type Asked = ReadonlyMap<string, Question>

/**
 * Notes what a piece of work asks of the rest of the site, so that it is done again only when an answer is another.
 * Work may be done inside of other work; each notes its own questions.
 */
export interface Asking {
  /** Notes a question of the work under way. */
  note(key: string, answer: () => string): void
  during<Value>(work: () => Value): { readonly value: Value; readonly asked: Asked }
}

export function asking(): Asking {
  let open: Map<string, Question> | null = null
  return {
    note(key, answer) {
      if (open !== null && !open.has(key)) open.set(key, { was: answer(), now: answer })
    },
    during(work) {
      const outer = open
      const asked = new Map<string, Question>()
      open = asked
      try {
        return { value: work(), asked }
      } finally {
        open = outer
      }
    },
  }
}

/** Whether every answer is still the same. */
export function holds(asked: Asked): boolean {
  for (const { was, now } of asked.values()) if (now() !== was) return false
  return true
}
