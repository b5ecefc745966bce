import { textOrder } from '../../../compiler/formats/text-order.ts'
import type { StoredSubmission } from './submission.ts'

export interface Count {
  readonly name: string
  readonly positive: number
  readonly negative: number
  /** Also those that say neither. */
  readonly total: number
}

/** What readers reported about one code sample. */
export interface CodeReports {
  readonly slug: string
  readonly language: string
  readonly groupType: string
  readonly reports: number
  readonly paths: readonly string[]
  readonly comments: readonly string[]
  /** ISO 8601, UTC. */
  readonly last: string
}

export interface FeedbackSummary {
  readonly submissions: number
  /** A dialog sends each step by itself: what belongs together is counted once. */
  readonly talks: number
  readonly first: string | null
  readonly last: string | null
  readonly sentiments: readonly Count[]
  readonly types: readonly Count[]
  readonly pages: readonly Count[]
  /** Path and heading of feedback that was given beside a heading. */
  readonly sections: readonly Count[]
  readonly products: readonly Count[]
  readonly purposes: readonly Count[]
  readonly topics: readonly Count[]
  readonly codeReports: readonly CodeReports[]
}

/** All that one reader said about one place, in the newest form of each answer. */
type Conversation = Omit<StoredSubmission, 'id'>

/** Counts submissions. Each list begins with what readers spoke of most; equal ones are in the order of the names. */
export async function summarise(submissions: AsyncIterable<StoredSubmission>): Promise<FeedbackSummary> {
  const conversations: Conversation[] = []
  const open = new Map<string, number>()
  let count = 0
  let first: string | null = null
  let last: string | null = null
  for await (const submission of submissions) {
    count += 1
    first ??= submission.receivedAt
    last = submission.receivedAt
    const key = JSON.stringify([submission.sessionId, submission.path, submission.section])
    const index = open.get(key) ?? conversations.length
    conversations[index] = merge(conversations[index], submission)
    // The comment ends a conversation: what the same widget sends after it is a new one.
    if (submission.comment === null) open.set(key, index)
    else open.delete(key)
  }
  const by = (names: (conversation: Conversation) => readonly (string | null)[]) => countBy(conversations, names)
  return {
    submissions: count,
    talks: conversations.length,
    first,
    last,
    sentiments: by(({ sentiment }) => [sentiment]),
    types: by(({ feedbackType }) => [feedbackType]),
    pages: by(({ path }) => [path]),
    sections: by(({ path, section }) => [section === '' ? null : path + section]),
    products: by(({ product }) => [product]),
    purposes: by(({ whyAreYouHere }) => whyAreYouHere ?? []),
    topics: by(({ relatedTo }) => relatedTo ?? []),
    codeReports: collectReports(conversations),
  }
}

function merge(before: Conversation | undefined, { id: _, ...now }: StoredSubmission): Conversation {
  if (before === undefined) return now
  return {
    ...now,
    sentiment: now.sentiment ?? before.sentiment,
    feedbackType: now.feedbackType ?? before.feedbackType,
    whyAreYouHere: now.whyAreYouHere ?? before.whyAreYouHere,
    relatedTo: now.relatedTo ?? before.relatedTo,
    slug: now.slug ?? before.slug,
    language: now.language ?? before.language,
    groupType: now.groupType ?? before.groupType,
  }
}

function countBy(
  conversations: readonly Conversation[],
  names: (conversation: Conversation) => readonly (string | null)[],
): readonly Count[] {
  const counts = new Map<string, Count>()
  for (const conversation of conversations) {
    for (const name of new Set(names(conversation))) {
      if (name === null) continue
      const { positive, negative, total } = counts.get(name) ?? { positive: 0, negative: 0, total: 0 }
      counts.set(name, {
        name,
        positive: positive + Number(conversation.sentiment === 'positive'),
        negative: negative + Number(conversation.sentiment === 'negative'),
        total: total + 1,
      })
    }
  }
  return [...counts.values()].sort((a, b) => b.total - a.total || textOrder(a.name, b.name))
}

function collectReports(conversations: readonly Conversation[]): readonly CodeReports[] {
  const samples = new Map<string, CodeReports>()
  for (const conversation of conversations) {
    if (conversation.feedbackType !== 'codeSample') continue
    const { path, comment, receivedAt: last } = conversation
    const sample = {
      slug: conversation.slug ?? '',
      language: conversation.language ?? '',
      groupType: conversation.groupType ?? '',
    }
    // Without a slug only the page says which code it is.
    const key = JSON.stringify([...Object.values(sample), sample.slug === '' ? path : null])
    const before = samples.get(key)
    samples.set(key, {
      ...sample,
      reports: (before?.reports ?? 0) + 1,
      paths: [...new Set([...(before?.paths ?? []), path])].sort(),
      comments: [...(before?.comments ?? []), ...(comment ? [comment] : [])],
      last,
    })
  }
  return [...samples.values()].sort(
    (a, b) => b.reports - a.reports || textOrder(a.slug, b.slug) || textOrder(a.language, b.language),
  )
}
