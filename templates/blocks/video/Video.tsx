import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Icon } from '../../elements/icons/Icon.tsx'
import { Link } from '../../elements/link/Link.tsx'
import type { VideoModel } from './contract.ts'
import { watchUrl } from './video-address.ts'

/** A poster of our own: nothing is loaded from the provider until a reader plays the video. */
export function Video({ model }: TemplateProps<VideoModel>): ReactElement {
  const { title } = model
  return (
    <figure className="video">
      <div className="video-stage">
        <p className="video-title">{title}</p>
        <button className="video-play needs-script" type="button" aria-label={`Play video: ${title}`}>
          <Icon name="play" size={32} />
        </button>
        <p className="video-note needs-script">Playing it loads the video from YouTube.</p>
      </div>
      <figcaption>
        <Link href={watchUrl(model)} external>
          Watch on YouTube<span className="visually-hidden">: {title}</span>
        </Link>
      </figcaption>
    </figure>
  )
}
