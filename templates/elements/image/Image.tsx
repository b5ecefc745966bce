import { type ReactElement, useContext } from 'react'
import { Icon } from '../icons/Icon.tsx'
import { mark } from '../lightbox/mark.ts'
import { InsideLink } from '../link/inside-link.ts'
import { useTexts } from '../texts/texts.ts'

interface ImageProps {
  readonly src: string
  readonly alt: string
  readonly title?: string
  readonly width?: number
  readonly height?: number
  /** A width that is a part of the column: `50%`. The image's own shape gives the height. */
  readonly percent?: string
  /** It is in a line of text, as a badge is. */
  readonly inline: boolean
  /** Whether a reader can enlarge it; default: when the content's column makes it smaller than it is. */
  readonly enlarge?: boolean
  /** What is below it when it is enlarged. */
  readonly caption?: string
  /** What the author's HTML sets besides: an id, files for other screens. */
  readonly attributes?: Readonly<Record<string, unknown>>
}

/** CSS pixels: what is no higher stands in a line of text, as an icon does. */
const line = 32

/** CSS pixels of the content's column: `--content` of tokens.css. */
const column = 736

/**
 * An image of the content. Its width and height, where known, keep its place while it loads. One that can be enlarged is
 * a link to the file, which `templates/elements/lightbox/lightbox.client.ts` makes a button.
 */
export function Image(props: ImageProps): ReactElement {
  const { src, alt, title, width, height, percent, caption, attributes } = props
  const insideLink = useContext(InsideLink)
  const { enlarge = (width ?? 0) > column } = props
  const inline = props.inline || (!enlarge && (height ?? Number.POSITIVE_INFINITY) <= line)
  const say = useTexts()
  const image = (
    <img
      {...attributes}
      className={inline ? 'image-inline' : 'image'}
      src={src}
      alt={alt}
      title={title}
      width={percent ?? width}
      height={percent === undefined ? height : undefined}
      loading="lazy"
      decoding="async"
    />
  )
  // Without an alternative text the button would have no name.
  if (!enlarge || inline || insideLink || alt === '') return image
  return (
    <a
      className="enlarge"
      href={src}
      aria-label={say('Enlarge image: {alt}').replace('{alt}', () => alt)}
      {...{ [mark]: '' }}
      data-caption={caption}
      data-width={width}
      data-height={height}
    >
      {image}
      <span className="enlarge-mark">
        <Icon name="expand" size={16} />
      </span>
    </a>
  )
}
