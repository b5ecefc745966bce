import { defineBlock } from '../../../compiler/model/block.ts'
import { markdownText } from '../../elements/markdown-text.ts'
import { filled } from '../../elements/texts/texts.ts'
import { titleName } from '../../elements/title-code/title-parts.ts'
import { checkVideo } from './check.ts'
import { type VideoModel, type VideoProps, videoContract } from './contract.ts'
import { Video } from './Video.tsx'
import { readVideoAddress, readVideoFrame, watchUrl } from './video-address.ts'

export const videoBlock = defineBlock<VideoProps, VideoModel>({
  name: 'Video',
  summary: 'A video on YouTube. Nothing is loaded from there until a reader plays it.',
  contract: videoContract,
  children: 'nothing',
  check: checkVideo,
  // A frame is named by it, too, and a name holds no code.
  model: ({ props: { src, title } }) => ({
    model: { id: '', start: 0, ...readVideoAddress(src), title: titleName(title) },
  }),
  Template: Video,
  markdown: ({ model, say }) =>
    `[${filled(say('Video: {title}'), { title: markdownText(model.title) })}](${watchUrl(model)})`,
  styles: 'blocks/video/video.css',
  island: { entry: 'blocks/video/island.client.ts', hydrate: 'interaction', props: (model) => ({ ...model }) },

  more: {
    syntax: {
      otherNames: { YouTube: {}, YouTubeEmbed: {}, YouTubeVideo: {}, VideoPlayer: {} },
      html: readVideoFrame,
    },
    media: { embeds: 'video' },
  },
})
