import { defineBlock } from '../../../compiler/model/block.ts'
import { ApiKeyCheckbox } from './ApiKeyCheckbox.tsx'
import { apiKeyCheckboxContract } from './contract.ts'

export const apiKeyCheckboxBlock = defineBlock({
  name: 'ApiKeyCheckbox',
  summary: 'A disabled, checked ‘API Key’ checkbox that depicts an authentication option.',
  contract: apiKeyCheckboxContract,
  children: 'nothing',
  inline: true,
  Template: ApiKeyCheckbox,
  markdown: ({ say }) => `☑ ${say('API Key')}`,
  styles: 'blocks/api-key-checkbox/api-key-checkbox.css',
})
