import { defineBlock } from '../../../compiler/model/block.ts'
import { titleMarkdown } from '../../elements/title-code/title-parts.ts'
import { disclosureContract } from './contract.ts'
import { Disclosure } from './Disclosure.tsx'

export const disclosureBlock = defineBlock({
  name: 'Disclosure',
  summary: 'Content that a reader opens when it is wanted.',
  contract: disclosureContract,
  children: { allow: 'content', required: true },
  Template: Disclosure,
  markdown: ({ model, children }) => `**${titleMarkdown(model.title)}**\n\n${children}`,
  styles: 'blocks/disclosure/disclosure.css',

  more: {
    syntax: {
      otherNames: {
        Accordion: {},
        AccordionItem: {},
        AccordionGroup: {},
        Accordions: {},
        Collapse: {},
        Collapsible: {},
        Details: {},
        Dropdown: {},
        Expandable: {},
        Expander: {},
        Spoiler: {},
        Toggle: {},
      },
    },
  },
})
