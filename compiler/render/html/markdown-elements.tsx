import type { Element } from 'hast'
import type { ReactNode } from 'react'
import { rewriteSrcset } from '../../formats/markdown/html/srcset.ts'
import { sectionEnding } from '../hast/sections.ts'
import type { ContentParts } from './content-parts.ts'
import { shownSize } from './shown-size.ts'

/** What Markdown makes has these properties besides the attributes that it gives. */
interface ElementProps {
  readonly children?: ReactNode
  readonly node?: Element
}

/** @returns the components for elements that the theme draws, by their tags */
export function markdownElements(parts: ContentParts) {
  const { Section, Table } = parts.elements
  return {
    h1: headingOf(parts, 1),
    h2: headingOf(parts, 2),
    h3: headingOf(parts, 3),
    h4: headingOf(parts, 4),
    h5: headingOf(parts, 5),
    h6: headingOf(parts, 6),
    a: linkOf(parts),
    img: imageOf(parts),
    source({ srcSet, node: _, ...rest }: { srcSet?: string; node?: Element }) {
      return <source {...rest} {...(srcSet === undefined ? {} : { srcSet: candidatesIn(srcSet, parts) })} />
    },
    table({ children, node: _, ...rest }: ElementProps) {
      return <Table attributes={rest}>{children}</Table>
    },
    section({ id, children, node: _, ...rest }: ElementProps & { id?: string }) {
      if (id === undefined || !id.endsWith(sectionEnding)) return <section {...rest}>{children}</section>
      return <Section id={id}>{children}</Section>
    },
  }
}

function headingOf({ elements: { Heading } }: ContentParts, depth: 1 | 2 | 3 | 4 | 5 | 6) {
  return function MarkdownHeading({ id, children, node: _, ...rest }: ElementProps & { id?: string }) {
    const Tag = `h${depth}` as const
    if (id === undefined) return <Tag {...rest}>{children}</Tag>
    return (
      <Heading depth={depth} id={id} attributes={rest}>
        {children}
      </Heading>
    )
  }
}

function linkOf(parts: ContentParts) {
  const { Link } = parts.elements
  return function MarkdownLink({
    href,
    title,
    children,
    node,
    ...rest
  }: ElementProps & { href?: string; title?: string }) {
    // Footnotes' links and anchors without an address stay as Markdown made them.
    if (
      href === undefined ||
      node?.properties.dataFootnoteRef !== undefined ||
      node?.properties.dataFootnoteBackref !== undefined
    )
      return (
        <a href={href} {...rest}>
          {children}
        </a>
      )
    const target = parts.link(href)
    // A link that holds only badges is no text that leads away: it gets no external icon.
    const external = target.external && !holdsOnlyInlineImages(node, parts)
    return (
      <Link href={target.href} external={external} {...(title === undefined ? {} : { title })} attributes={rest}>
        {children}
      </Link>
    )
  }
}

interface ImageProps {
  readonly src?: string
  readonly alt?: string
  readonly title?: string
  readonly width?: string | number
  readonly height?: string | number
  readonly srcSet?: string
  readonly node?: Element
}

function imageOf(parts: ContentParts) {
  const { Image } = parts.elements
  return function MarkdownImage({ src, alt, title, width, height, srcSet, node: _, ...rest }: ImageProps) {
    const image = parts.image(src ?? '')
    const candidates = srcSet === undefined ? {} : { srcSet: candidatesIn(srcSet, parts) }
    return (
      <Image
        src={image.src}
        alt={alt ?? ''}
        inline={image.inline}
        {...(title === undefined ? {} : { title })}
        {...shownSize({ width, height }, image.size)}
        attributes={{ ...rest, ...candidates }}
      />
    )
  }
}

function candidatesIn(srcset: string, parts: ContentParts): string {
  return rewriteSrcset(srcset, (url) => parts.image(url).src)
}

function holdsOnlyInlineImages(node: Element | undefined, parts: ContentParts): boolean {
  const children = node?.children ?? []
  return (
    children.length > 0 &&
    children.every(
      (child) =>
        child.type === 'element' && child.tagName === 'img' && parts.image(String(child.properties.src ?? '')).inline,
    )
  )
}
