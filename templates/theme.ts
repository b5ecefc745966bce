import type { Theme } from '../compiler/model/theme.ts'
import { blocks } from './blocks.ts'
import { CodeBlock } from './elements/CodeBlock.tsx'
import { Heading } from './elements/Heading.tsx'
import { Image } from './elements/Image.tsx'
import { IslandRoot } from './elements/IslandRoot.tsx'
import { Link } from './elements/Link.tsx'
import { Section } from './elements/Section.tsx'
import { Table } from './elements/Table.tsx'
import { NotFound } from './page/NotFound.tsx'
import { Page } from './page/Page.tsx'
import { siteStyles } from './site-styles.ts'

/** All that the compiler needs to know about how things look. */
export const theme: Theme = {
  blocks,
  elements: { CodeBlock, Heading, Image, IslandRoot, Link, Section, Table },
  Page,
  NotFound,
  styles: ['styles.css'],
  siteStyles,
}
