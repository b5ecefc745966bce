import { createElement } from 'react'
import type { Elements } from '../../../compiler/model/theme.ts'
import { compileFragment } from '../../fragment.ts'

/** What Markdown makes, without the theme's dress: what the CommonMark suite expects to see. */
const bareElements: Elements = {
  Heading: ({ depth, children }) => createElement(`h${depth}`, null, children),
  Link: ({ href, title, children }) => (
    <a href={href} title={title}>
      {children}
    </a>
  ),
  Image: ({ src, alt, title }) => <img src={src} alt={alt} title={title} />,
  Table: ({ children }) => <table>{children}</table>,
  CodeBlock: ({ code }) => (
    <pre>
      <code className={code.language === null ? undefined : `language-${code.language}`}>
        {code.code === '' ? '' : `${code.code}\n`}
      </code>
    </pre>
  ),
  Section: ({ children }) => <>{children}</>,
  IslandRoot: ({ children }) => <>{children}</>,
}

/** A text of a suite as HTML without dress; its links are left as they are. */
export function bareHtml(markdown: string): string {
  const link = (url: string) => ({ href: url, external: false })
  return compileFragment(markdown, 'content/pages/docs/example.md', { elements: bareElements, link }).html
}
