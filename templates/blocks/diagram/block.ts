import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { textsOn } from '../../elements/texts/texts.ts'
import { checkDiagram, unknownKind } from './check.ts'
import { type DiagramModel, type DiagramProps, diagramContract } from './contract.ts'
import { Diagram } from './Diagram.tsx'
import { alternativeOf, readSource } from './read-source.ts'
import { sourceFence } from './source-fence.ts'

export const diagramBlock = defineBlock<DiagramProps, DiagramModel>({
  name: 'Diagram',
  summary: 'A diagram: an image, or Mermaid source (a `mermaid` fence), which is drawn when a reader comes near.',
  contract: diagramContract,
  children: 'nothing',
  check: checkDiagram,
  links: ({ src }) => (src === undefined ? [] : [{ path: ['src'], kind: 'image' }]),
  model: ({ props: { src, alt, code = '' }, code: colored, nearest, site, page }) => {
    if (src !== undefined) return { model: { kind: 'image', src, alt: alt ?? '' } }
    const facts = readSource(code)
    return {
      model: {
        kind: 'source',
        code: colored(code, 'mermaid'),
        alt: alt ?? alternativeOf(facts, textsOn(page.frontMatter, site.config)),
      },
      findings: facts.kind === null && facts.word !== '' ? [unknownKind(facts.word, nearest)] : [],
    }
  },
  Template: Diagram,
  markdown: ({ model }) =>
    model.kind === 'image' ? `![${markdownText(model.alt)}](${markdownUrl(model.src)})` : sourceFence(model.code.code),
  styles: 'blocks/diagram/diagram.css',
  island: {
    entry: 'blocks/diagram/island.client.ts',
    hydrate: 'visible',
    sandbox: 'blocks/diagram/frame.html',
    needed: ({ kind }) => kind === 'source',
  },

  more: {
    syntax: { otherNames: { Mermaid: {}, MermaidDiagram: {} }, fences: { mermaid: 'code' } },
  },
})
