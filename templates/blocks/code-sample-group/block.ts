import { defineBlock } from '../../../compiler/model/block.ts'
import { isCode } from '../../elements/code/is-code.ts'
import { CodeSampleGroup } from './CodeSampleGroup.tsx'
import { checkCodeSampleGroup } from './check.ts'
import { type CodeSampleGroupModel, type CodeSampleGroupProps, codeSampleGroupContract } from './contract.ts'
import { toMarkdown } from './to-markdown.ts'

export const codeSampleGroupBlock = defineBlock<CodeSampleGroupProps, CodeSampleGroupModel>({
  name: 'CodeSampleGroup',
  summary: 'One piece of code in several languages, with what it puts out. The chosen language holds for every group.',
  contract: codeSampleGroupContract,
  children: { allow: 'fences', required: true, check: checkCodeSampleGroup },
  model: ({ props, id }) => ({ model: { ...props, id: id(props.slug), noteId: id(`${props.slug}-note`) } }),
  Template: CodeSampleGroup,
  markdown: ({ model, parts, say }) =>
    toMarkdown(
      model,
      parts.filter(isCode).map(({ model: code, markdown }) => ({ code, markdown })),
      say,
    ),
  styles: 'blocks/code-sample-group/code-sample-group.css',

  more: {
    placement: { namedBy: 'slug' },
    syntax: {
      otherNames: {
        CodeGroup: {},
        CodeTabs: {},
        CodeBlocks: {},
        CodeSamples: {},
        CodeSwitcher: {},
        RequestExample: {},
        ResponseExample: {},
      },
    },
  },
})
