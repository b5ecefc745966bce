import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { markdownUrl } from '../../elements/markdown-url.ts'
import { lightboxContract } from './contract.ts'
import { Lightbox } from './Lightbox.tsx'

export const lightboxBlock = defineBlock({
  name: 'Lightbox',
  summary:
    'An image that a reader can enlarge. Large images of Markdown can be enlarged by themselves; this block is for smaller ones, and for a caption.',
  contract: lightboxContract,
  children: 'nothing',
  links: () => [{ path: ['src'], kind: 'image' }],
  Template: Lightbox,
  markdown: ({ model: { src, alt, caption } }) => {
    const image = `![${markdownText(alt)}](${markdownUrl(src)})`
    return caption === undefined ? image : `${image}\n\n${markdownText(caption)}`
  },
  styles: 'blocks/lightbox/lightbox.css',

  more: {
    syntax: { otherNames: { Figure: {}, Frame: {}, ImageZoom: {}, Zoom: {}, ZoomImage: {} } },
  },
})
