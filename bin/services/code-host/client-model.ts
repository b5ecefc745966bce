import type { ZodType } from 'zod'
import type { About } from './failure.ts'
import type { Reply } from './reply.ts'

/** What the host is asked. */
export interface Question {
  /** Method and path, such as `GET /repos/{owner}/{repo}`. */
  readonly route: string
  /** Of the path, then of the query (GET) or the JSON body. */
  readonly parameters: Readonly<Record<string, unknown>>
  readonly about: About
  readonly headers?: Readonly<Record<string, string>>
  /** Error statuses whose body is an answer like any other. */
  readonly alsoRead?: readonly number[]
}

/** The code host's API as the rest of the command sees it: every answer is checked, and every failure is in words. */
export interface Client {
  call<Value>(question: Question, schema: ZodType<Value>): Promise<Reply<Value>>
  /** All pages of a list, one after the other; those beyond `limit` items are not asked for. */
  list<Value>(question: Question, schema: ZodType<readonly Value[]>, limit: number): Promise<Reply<readonly Value[]>>
}
