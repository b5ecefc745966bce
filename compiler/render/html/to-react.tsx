import type { Root } from 'hast'
import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime'
import { Children, isValidElement, type ReactElement, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { islandOf, sandboxUse } from '../../model/block.ts'
import type { Part } from '../../model/public-block.ts'
import { slotElement } from '../hast/slot.ts'
import type { ContentParts } from './content-parts.ts'
import { markdownElements } from './markdown-elements.tsx'

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
  })
}

interface SlotProps {
  readonly kind: 'block' | 'fence'
  readonly index: number
  readonly children?: ReactNode
}

function componentsOf(parts: ContentParts): Partial<Components> {
  const { CodeBlock, IslandRoot } = parts.elements

  function SlotHost({ kind, index, children }: SlotProps): ReactElement | null {
    if (kind === 'fence') {
      const code = parts.fence(index)
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
    const island = islandOf(block, model)
    if (island === null) return content
    const { entry, hydrate, props } = island
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
      if (kind === 'fence') return [{ name: 'code', model: parts.fence(index), children: null, element: child }]
      const use = parts.blocks[index]
      if (use === undefined || use.model === undefined) return []
      return [{ name: use.block.name, model: use.model, children: inner, element: child }]
    })
  }

  return { [slotElement]: SlotHost, ...markdownElements(parts) }
}

/** A model has addresses as readers need them; an image is looked up by its site path. */
function withoutBase(src: string, base = ''): string {
  return base !== '' && src.startsWith(`${base}/`) ? src.slice(base.length) : src
}
