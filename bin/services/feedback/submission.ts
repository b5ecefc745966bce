import { z } from 'zod'
import type { FeedbackTopic, FeedbackType, Sentiment, VisitPurpose } from '../../../client/wire/feedback.ts'

/**
 * The database ends a text at U+0000 and has no place for half a character, and no terminal that shows a report may be
 * steered by what a stranger wrote: controls go, but for line breaks and tabs.
 */
const text = (min: number, max: number) =>
  z
    .string()
    .min(min)
    .max(max)
    .transform((value) => value.replace(/[^\P{Cc}\n\t]/gu, '').replace(/\p{Cs}/gu, '\ufffd'))

const sentiments = ['positive', 'negative'] as const satisfies readonly Sentiment[]
const feedbackTypes = ['documentation', 'product', 'codeSample'] as const satisfies readonly FeedbackType[]
const id = text(1, 200)
const visitPurpose = z.enum([
  'Getting started',
  'Reference',
  'Best practices',
  'Updates',
  'Code Samples',
  'Other',
] satisfies VisitPurpose[])
const topic = z.enum([
  'Accuracy',
  'Clarity of documentation',
  'Completeness of information',
  'Organization',
  'Site usability',
  'Other',
] satisfies FeedbackTopic[])

/** Fields of which a step sends those that it knows. */
const values = {
  sentiment: z.enum(sentiments).optional(),
  feedbackType: z.enum(feedbackTypes).optional(),
  whyAreYouHere: z.array(visitPurpose).max(visitPurpose.options.length).optional(),
  relatedTo: z.array(topic).max(topic.options.length).optional(),
  comment: text(0, 5000).optional(),
  slug: text(0, 200).optional(),
  language: text(0, 100).optional(),
  groupType: text(0, 100).optional(),
}

/** A feedback submission as sent (specification, sections 3 and 7), within limits that keep the store small. */
export const submissionSchema = z
  .strictObject({
    ...values,
    sessionId: id,
    path: z
      .string()
      .max(1000)
      .regex(/^\/[^\s\p{Cc}\p{Cs}]*$/u, 'expected a path'),
    section: z
      .string()
      .max(300)
      .regex(/^(?:#[^\s\p{Cc}\p{Cs}]+)?$/u, 'expected # and an id, or nothing'),
    product: text(1, 100),
    token: z.string().max(10_000).optional(),
    userId: id,
    anonymousId: id.optional(),
  })
  .refine((given) => Object.keys(values).some((name) => Object.hasOwn(given, name)), 'expected at least one answer')

export type Submission = z.output<typeof submissionSchema>

/** A list, as the database keeps it. */
const keptList = z
  .string()
  .transform((json): unknown => JSON.parse(json))
  .pipe(z.array(z.string()).readonly())
  .nullable()
const keptText = z.string().nullable()

/** What is kept of it: the captcha's token is of no use any more, and the reader's address is never kept. */
export const storedSchema = z
  .object({
    /** Rises with each submission. */
    id: z.coerce.number(),
    /** ISO 8601, UTC. */
    receivedAt: z.string(),
    sessionId: z.string(),
    path: z.string(),
    section: z.string(),
    product: z.string(),
    userId: z.string(),
    anonymousId: keptText,
    sentiment: z.enum(sentiments).nullable().catch(null),
    feedbackType: z.enum(feedbackTypes).nullable().catch(null),
    whyAreYouHere: keptList,
    relatedTo: keptList,
    comment: keptText,
    slug: keptText,
    language: keptText,
    groupType: keptText,
  })
  .readonly()

export type StoredSubmission = z.output<typeof storedSchema>

/** The names of what is kept, in the order of the columns. */
export const storedNames = storedSchema.unwrap().keyof().options
