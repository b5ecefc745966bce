import { createElement, Fragment } from 'react'
import type { Theme } from '../compiler/model/theme.ts'
import { blocks } from './blocks.ts'
import { CodeBlock, codeFigure, linesOf } from './elements/code/CodeBlock.tsx'
import { Heading } from './elements/heading/Heading.tsx'
import { Section } from './elements/heading/Section.tsx'
import { IslandRoot } from './elements/IslandRoot.tsx'
import { frameIconNames } from './elements/icons/product-icons.ts'
import { Image } from './elements/image/Image.tsx'
import { Link } from './elements/link/Link.tsx'
import { Table } from './elements/table/Table.tsx'
import { PageTexts, sayLabel, textKeys, texts } from './elements/texts/texts.ts'
import { clientSettings } from './page/client-settings.ts'
import { type FramePart, partNames } from './page/frame-part.ts'
import { NotFound } from './page/not-found/NotFound.tsx'
import { Document, Page } from './page/Page.tsx'
import { wholeMenu } from './page/sidebar/Sidebar.tsx'
import { siteStyles } from './site-styles.ts'

/** All that the compiler needs to know about how things look. */
export const theme: Theme = {
  blocks,
  elements: {
    CodeBlock,
    codeLines: { of: linesOf, frame: codeFigure },
    Heading,
    Image,
    IslandRoot,
    Link,
    Section,
    Table,
  },
  Page,
  NotFound,
  styles: ['styles.css'],
  notFoundStyles: ['page/not-found/not-found.css'],
  sheets: ['guide', 'operation', 'schema', 'landing', 'home'].map((name) => `sheets/${name}.css`),
  siteStyles,
  early: {
    source: 'page/theme-switch/theme-switch.early.client.ts',
    settings: ({ config, lang, asset }) => clientSettings({ config, asset }, texts(lang, config.strings)),
  },
  favicon: 'page/head/favicon-brand.svg',
  icons: frameIconNames,
  textKeys,
  menu: (sidebar, { config, lang }) => wholeMenu({ sidebar, config }, texts(lang, config.strings)),
  inLanguage: (lang, own, content) => createElement(PageTexts.Provider, { value: texts(lang, own) }, content),
  texts: (lang, own) => {
    const say = texts(lang, own)
    return Object.assign((key: string) => sayLabel(say, key), { lang })
  },
}

/** Names of the parts of the frame that a site may have in a form of its own. */
export const frameParts: readonly string[] = partNames

/** @returns what shows a page, with parts of the frame as a site has them */
export function frameWith(part: FramePart): Pick<Theme, 'Page' | 'NotFound'> {
  return {
    Page: (view) => createElement(Document, { view, part }),
    NotFound: (view) => createElement(Fragment, null, part('NotFound', view, createElement(NotFound, view))),
  }
}
