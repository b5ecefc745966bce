import type { ReactElement, ReactNode } from 'react'
import type { CodeModel } from '../../formats/markdown/code/fence.ts'
import type { AnyBlock, ContentImage } from '../../model/block.ts'
import type { SandboxUse } from '../../model/bundle.ts'
import type { LinkTarget } from '../../model/link-target.ts'
import type { Elements } from '../../model/theme.ts'

/** What a page's content needs besides its tree. */
export interface ContentParts {
  readonly elements: Elements
  readonly blocks: readonly { readonly block: AnyBlock; readonly model: unknown }[]
  /** A fence by its index, with its colours. */
  fence(index: number): CodeModel | undefined
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
