import type { Element, Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import type { CodeModel } from '../formats/markdown/fence.ts'
import { rewriteSrcset } from '../formats/markdown/srcset.ts'
import { type AnyBlock, type ContentImage, sandboxUse } from '../model/block.ts'
import type { SandboxUse } from '../model/bundle.ts'
import type { Part } from '../model/public-block.ts'
import type { LinkTarget } from '../model/site.ts'
import type { Elements } from '../model/theme.ts'
import { slotElement } from './to-hast.ts'

/** What a page's content needs besides its tree. */
export interface ContentParts {
  readonly elements: Elements
  readonly blocks: readonly { readonly block: AnyBlock; readonly model: unknown }[]
  readonly fences: readonly CodeModel[]
  link(url: string): LinkTarget
  image(src: string): ContentImage
  /** The base path of the site in models; default: none. */
  readonly base?: string
  /** The language that what is rendered speaks: around each piece that is rendered by itself. */
  readonly language?: { readonly key: string; around(content: ReactNode): ReactElement }
  /** The URL of an island's module. */
  island(entry: string): string
  /** The URL of a frame's page. */
  frame(use: SandboxUse): string
}

/** Turns hast into React elements: templates for blocks and fences, the theme's elements for what Markdown makes. */
export function toReact(tree: Root, parts: ContentParts): ReactNode {
  return toJsxRuntime(tree, {
    Fragment,
    jsx,
    jsxs,
    components: componentsOf(parts),
    passNode: true,
    tableCellAlignToStyle: false,
    ignoreInvalidStyle: true,
  }) as ReactElement
}

interface SlotProps {
  readonly kind: 'block' | 'fence'
  readonly index: number
  readonly children?: ReactNode
}

function componentsOf(parts: ContentParts): Partial<Components> {
  const { Heading, Link, Image, Table, CodeBlock, Section, IslandRoot } = parts.elements

  function SlotHost({ kind, index, children }: SlotProps): ReactElement | null {
    if (kind === 'fence') {
      const code = parts.fences[index]
      return code === undefined ? null : <CodeBlock code={code} />
    }
    const use = parts.blocks[index]
    if (use === undefined || use.model === undefined) return null
    const { block, model } = use
    const content = (
      <block.Template
        model={model}
        parts={partsOf(children)}
        image={(src) => parts.image(withoutBase(src, parts.base))}
      >
        {children}
      </block.Template>
    )
    if (block.island === undefined || block.island.needed?.(model) === false) return content
    const { entry, hydrate, props } = block.island
    const data = props === undefined ? null : JSON.stringify(props(model))
    const frame = sandboxUse(block, model)
    const framed = frame === null ? {} : { frame: parts.frame(frame) }
    return (
      <IslandRoot src={parts.island(entry)} hydrate={hydrate} data={data} {...framed}>
        {content}
      </IslandRoot>
    )
  }

  function partsOf(children: ReactNode): Part[] {
    return Children.toArray(children).flatMap((child): Part[] => {
      if (!isValidElement<SlotProps>(child) || child.type !== SlotHost) return []
      const { kind, index, children: inner } = child.props
      if (kind === 'fence') return [{ name: 'code', model: parts.fences[index], children: null, element: child }]
      const use = parts.blocks[index]
      if (use === undefined || use.model === undefined) return []
      return [{ name: use.block.name, model: use.model, children: inner, element: child }]
    })
  }

  const heading = (depth: 1 | 2 | 3 | 4 | 5 | 6) =>
    function MarkdownHeading({
      id,
      children,
      node: _,
      ...rest
    }: {
      id?: string
      children?: ReactNode
      node?: Element
    }) {
      const Tag = `h${depth}` as const
      if (id === undefined) return <Tag {...rest}>{children}</Tag>
      return (
        <Heading depth={depth} id={id}>
          {children}
        </Heading>
      )
    }

  const candidatesIn = (srcset: string) => rewriteSrcset(srcset, (url) => parts.image(url).src)

  return {
    [slotElement]: SlotHost,
    h1: heading(1),
    h2: heading(2),
    h3: heading(3),
    h4: heading(4),
    h5: heading(5),
    h6: heading(6),
    a({
      href,
      title,
      children,
      node,
      ...rest
    }: {
      href?: string
      title?: string
      children?: ReactNode
      node?: Element
    }) {
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
    },
    img({
      src,
      alt,
      title,
      width,
      height,
      srcSet,
      node: _,
      ...rest
    }: {
      src?: string
      alt?: string
      title?: string
      width?: number
      height?: number
      srcSet?: string
      node?: Element
    }) {
      const image = parts.image(src ?? '')
      const size = image.size ?? undefined
      const candidates = srcSet === undefined ? {} : { srcSet: candidatesIn(srcSet) }
      return (
        <Image
          src={image.src}
          alt={alt ?? ''}
          inline={image.inline}
          {...(title === undefined ? {} : { title })}
          {...(width === undefined ? (size === undefined ? {} : { width: size.width }) : { width: Number(width) })}
          {...(height === undefined
            ? size === undefined || width !== undefined
              ? {}
              : { height: size.height }
            : { height: Number(height) })}
          attributes={{ ...rest, ...candidates }}
        />
      )
    },
    source({ srcSet, node: _, ...rest }: { srcSet?: string; node?: Element }) {
      return <source {...rest} {...(srcSet === undefined ? {} : { srcSet: candidatesIn(srcSet) })} />
    },
    table({ children, node: _, ...rest }: { children?: ReactNode; node?: Element }) {
      return <Table attributes={rest}>{children}</Table>
    },
    section({ id, children, node: _, ...rest }: { id?: string; children?: ReactNode; node?: Element }) {
      if (id === undefined || !id.endsWith('-section-indexable')) return <section {...rest}>{children}</section>
      return <Section id={id}>{children}</Section>
    },
  } as Partial<Components>
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

/** A model has addresses as readers need them; an image is looked up by its site path. */
function withoutBase(src: string, base = ''): string {
  return base !== '' && src.startsWith(`${base}/`) ? src.slice(base.length) : src
}
