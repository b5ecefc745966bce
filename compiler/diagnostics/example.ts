/** Texts of files by their path under `content/`. */
export type Files = Readonly<Record<string, string>>

/**
 * What an author writes, to be put into a small site in which nothing is wrong: with `wrong` it has the code, with `right`
 * it has neither the code nor an error. Files of YAML keys (`site.yaml`, a specification) replace those keys of the
 * site's own; a page without front matter gets a title.
 */
export interface ShownExample {
  readonly wrong: Files
  readonly right: Files
  /** What both need besides; it is not shown to readers. */
  readonly beside?: Files
  /** The site has no pages but these. */
  readonly alone?: true
}

/** Why no text can show it, and the test (from the repository's root) that gives the code. */
export interface NoExample {
  readonly because: string
  readonly test: string
}

export type Example = ShownExample | NoExample

/** Reasons of several files of codes. */
export const aboutFiles = 'It is about bytes, permissions, links or sizes of files, which no text shows.'
export const aboutOutput = 'It is about the output folder and the disk that it stands on.'
export const aboutCodeHost = 'It is about what the code host answers, and about the login.'

/**
 * An example of one file.
 *
 * @param path below `content/`
 * @param beside other files that both forms need
 */
export function file(path: string, wrong: string, right: string, beside: Files = {}): ShownExample {
  return { wrong: { [path]: wrong }, right: { [path]: right }, beside }
}

/** A page of MDX, wrong and right. */
export const mdx = (wrong: string, right: string, beside?: Files) => file('pages/docs/page.mdx', wrong, right, beside)

/** A page of plain Markdown, wrong and right. */
export const md = (wrong: string, right: string, beside?: Files) => file('pages/docs/page.md', wrong, right, beside)

/** Keys of `site.yaml`, wrong and right. */
export const site = (wrong: string, right: string) => file('site.yaml', wrong, right)

/** The whole of `redirects.yaml`, wrong and right. */
export const redirects = (wrong: string, right: string) => file('redirects.yaml', wrong, right)

/** The text of a sidebar whose one page is at a path. */
export const sidebar = (path: string) => `title: Voice\nentries:\n  - page: { title: Calls, path: ${path} }`

/**
 * @param because what a text can't show
 * @param test the test that gives the code, from the repository's root
 */
export function noExample(because: string, test: string): NoExample {
  return { because, test }
}
