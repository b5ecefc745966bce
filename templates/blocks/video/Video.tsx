import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Link } from '../../elements/link/Link.tsx'
import { filled, useTexts } from '../../elements/texts/texts.ts'
import type { VideoModel } from './contract.ts'
import { watchUrl } from './video-address.ts'

/** A poster of our own: nothing is loaded from the provider until a reader plays the video. */
export function Video({ model }: TemplateProps<VideoModel>): ReactElement {
  const say = useTexts()
  const { title } = model
  return (
    <figure className="video">
      <div className="video-stage">
        <p className="video-title">{title}</p>
        <button
          className="video-play needs-script"
          type="button"
          aria-label={filled(say('Play video: {title}'), { title })}
        >
          <Icon name="play" size={32} />
        </button>
        <p className="video-note needs-script">{say('Playing it loads the video from YouTube.')}</p>
      </div>
      <figcaption>
        <Link href={watchUrl(model)} external>
          {say('Watch on YouTube')}
          <span className="visually-hidden">: {title}</span>
        </Link>
      </figcaption>
    </figure>
  )
}
