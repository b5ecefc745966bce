import type { Code } from './codes.ts'
import type { Example } from './example.ts'
import { blockExamples } from './examples/blocks.ts'
import { commandExamples } from './examples/command.ts'
import { dataExamples } from './examples/data.ts'
import { fileExamples } from './examples/files.ts'
import { layoutRuleExamples } from './examples/layout-rules.ts'
import { linkExamples } from './examples/links.ts'
import { lookupRuleExamples } from './examples/lookup-rules.ts'
import { markdownExamples } from './examples/markdown.ts'
import { openapiExamples } from './examples/openapi.ts'
import { slipExamples } from './examples/slips.ts'

/** The wrong and the right form of every code; a code without one is a type error. Tests run them all. */
export const examples = {
  ...fileExamples,
  ...markdownExamples,
  ...slipExamples,
  ...blockExamples,
  ...layoutRuleExamples,
  ...lookupRuleExamples,
  ...linkExamples,
  ...dataExamples,
  ...openapiExamples,
  ...commandExamples,
} as const satisfies Readonly<Record<Code, Example>>
