import { diagnostic } from '../define.ts'
import { aboutFiles, noExample } from '../example.ts'

// The content as a whole.

export const symbolicLink = diagnostic('SP1050', {
  severity: 'error',
  message: () => 'Unexpected symbolic link, expected the file itself',
  hint: () => 'Replace the link by the file. What several pages share is a partial.',
  explain: `Symbolic links are not followed, also not those that lead to another place inside \`content/\`: the same page would
stand at two addresses, a circle of links would never end, and a checkout on a system without links would hold another
site.

In place of \`sms.md\` linked to \`messaging.md\` write a redirect from the one address to the other, or a partial that both
pages include.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const siteWithoutPages = diagnostic('SP1051', {
  severity: 'error',
  message: () => 'Unexpected site without a page, expected at least one under `content/pages/`',
  hint: () => 'Write `content/pages/docs/index.md`: it becomes `/docs`.',
  explain: `A site has at least one page. Pages are files ending in \`.md\` or \`.mdx\` under \`content/pages/\`; the path of the file
is the address of the page.`,
  example: {
    wrong: { 'assets/index.md': '# Docs' },
    right: { 'pages/docs/index.md': '# Docs' },
    alone: true,
  },
})
