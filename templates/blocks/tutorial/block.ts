import { missingTutorialSample } from '../../../compiler/diagnostics/codes/landing-rules.ts'
import { defineBlock } from '../../../compiler/model/block.ts'
import type { PropertyLink } from '../../../compiler/model/public-block.ts'
import { pageBrand } from '../../elements/page-brand.ts'
import { filled, textsOn } from '../../elements/texts/texts.ts'
import { checkTutorial } from './check.ts'
import { type TutorialModel, type TutorialProps, tutorialContract } from './contract.ts'
import { Tutorial } from './Tutorial.tsx'
import { toMarkdown } from './to-markdown.ts'

export const tutorialBlock = defineBlock<TutorialProps, TutorialModel>({
  name: 'Tutorial',
  summary: 'A product in three steps: what reaches the servers, the code that answers it, and what comes out.',
  contract: tutorialContract,
  children: { allow: 'fences', required: missingTutorialSample.finding().message, check: checkTutorial },
  inside: ['ProductLandingPage'],
  links: ({ examplesPageUrl }) =>
    examplesPageUrl === undefined
      ? []
      : [{ path: ['examplesPageUrl'], kind: 'link', words: 'block' } satisfies PropertyLink],
  model: ({ props, site, page, id }) => ({
    model: {
      ...props,
      tips: props.steps.map((_, index) => id(`tutorial-step-${index + 1}`)),
      servers: filled(textsOn(page.frontMatter, site.config)('{name} servers'), {
        name: pageBrand(page.route, site.config).name,
      }),
    },
  }),
  Template: Tutorial,
  markdown: ({ model, parts, say }) => toMarkdown(model, parts[0]?.markdown ?? '', say),
  styles: 'blocks/tutorial/tutorial.css',
  island: { entry: 'blocks/tutorial/island.client.ts', hydrate: 'visible' },
})
