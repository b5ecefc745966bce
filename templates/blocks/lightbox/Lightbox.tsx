import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import { Image } from '../../elements/image/Image.tsx'
import type { LightboxProps } from './contract.ts'

/** An image that can be enlarged, with its caption below it and in the enlarged view. */
export function Lightbox({ model, image }: TemplateProps<LightboxProps>): ReactElement {
  const { alt, caption } = model
  const { src, size } = image(model.src)
  const said = caption === undefined ? {} : { caption }
  return (
    <figure className="lightbox-figure">
      <Image src={src} alt={alt} inline={false} enlarge {...size} {...said} />
      {caption !== undefined && <figcaption>{caption}</figcaption>}
    </figure>
  )
}
