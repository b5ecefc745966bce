import { withProse } from './with-prose.ts'

/** Where VitePress and MkDocs put the list of headings, which stands beside each page here. */
const contents = /^(?:\[\[toc\]\]|\[TOC\])[ \t]*(?:\r?\n|$)/gim

/** Keys that are pressed together, as PyMdown has them. */
const keys = /(?<![\w+`])\+\+([a-z\d][\w-]*(?:\+[\w-]+){1,6})\+\+(?![\w+`])/g

/** A badge of VitePress, which Markdown has, too; or a heading, whose anchor is made from its text, badges and all. */
const badge =
  /^[ \t]*#[^\n]*|<Badge(?:[ \t]+(?:type|vertical)="[\w-]*"){0,2}[ \t]+text="([^"*\r\n<>]+)"(?:[ \t]+type="[\w-]*")?[ \t]*\/>/gm

/** @returns the text of a page of Markdown with what has an equal of a few signs */
export function withOwnSigns(text: string): string {
  return withProse(text, (prose) =>
    prose
      .replace(contents, '')
      .replace(keys, (_, pressed: string) =>
        pressed
          .split('+')
          .map((key) => `<kbd>${key.charAt(0).toUpperCase()}${key.slice(1)}</kbd>`)
          .join('+'),
      )
      .replace(badge, (all, text?: string) => (text === undefined ? all : `**${text}**`)),
  )
}
