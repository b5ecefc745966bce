import { z } from 'zod'

/** Spec 5 and 8: these messages are the product's own. */
const tutorialMessages = {
  steps: 'Tutorial must have exactly 3 steps',
  output: 'Tutorial must have a `output` value',
} as const

/** What is not there, or is nothing, is said in the product's words; another type is said as for every property. */
const ifAbsent = (message: string) => (issue: { readonly input?: unknown }) =>
  issue.input === undefined || issue.input === null ? message : undefined

export const tutorialContract = z.object({
  steps: z
    .array(z.string().min(1), { error: ifAbsent(tutorialMessages.steps) })
    .length(3, tutorialMessages.steps)
    .describe('What happens, in exactly three texts: at the servers, in the app, and as the result'),
  output: z
    .string({ error: ifAbsent(tutorialMessages.output) })
    .regex(/\S/, tutorialMessages.output)
    .describe('What comes out, as the speech bubble shows it'),
  outputLabel: z.string().min(1).optional().describe('A few words above the output, such as what shows it'),
  examplesPageUrl: z.string().min(1).optional().describe('Where ‘View complete examples’ leads'),
})

export type TutorialProps = z.output<typeof tutorialContract>

export interface TutorialModel extends TutorialProps {
  /** Ids of the three texts. */
  readonly tips: readonly string[]
  /** Name of the dark card. */
  readonly servers: string
}
