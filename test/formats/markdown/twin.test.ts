import { equal } from 'node:assert/strict'
import { describe, test } from 'node:test'
import { cleanHtml } from '../../../compiler/formats/markdown/html/clean-html.ts'
import { compileFragment } from '../../fragment.ts'

describe('HTML in the Markdown twin', () => {
  const cases: Record<string, [string, string]> = {
    'keeps what is allowed': ['<kbd title="Copy">C</kbd>', '<kbd title="Copy">C</kbd>'],
    'drops an attribute and keeps the element': ['<div class="x" id="a">b</div>', '<div id="a">b</div>'],
    'drops an element and keeps its text': ['<marquee>b</marquee>', 'b'],
    'drops a closing tag that stands alone': ['</marquee>', ''],
    'keeps a closing tag that stands alone': ['</b>', '</b>'],
    'drops scripts and styles with their text': ['a<script>alert("<b>")</script><style>i{}</style>c', 'ac'],
    'drops comments, declarations and CDATA': ['<!-- a --><!doctype html><?php b ?><![CDATA[c]]>d', 'd'],
    'leads links on': ['<a href=\'./b\'>b</a> <img src="c.png">', '<a href="/to/./b">b</a> <img src="/to/c.png">'],
  }
  for (const [name, [html, expected]] of Object.entries(cases))
    test(name, () =>
      equal(
        cleanHtml(html, (url) => `/to/${url}`),
        expected,
      ),
    )
})

test('the Markdown twin holds values of the site, and no comments', () => {
  equal(compileFragment('Calls of {site.brand.name}{/* a */} begin.\n').markdown, 'Calls of Acme begin.\n')
})

describe('links in the Markdown twin', () => {
  const file = 'content/pages/docs/voice/index.md'
  const markdown = (text: string) => compileFragment(text, file).markdown

  test('are paths of the site: a twin stands in another folder than its page', () => {
    equal(
      markdown('[a](../messaging/index.md "t"), ![b](/assets/b.png) and [c][r]\n\n[r]: ../libraries.md\n'),
      '[a](/docs/messaging "t"), ![b](/assets/b.png) and [c][r]\n\n[r]: /docs/libraries\n',
    )
  })

  test('lead on inside of lists, quotes and HTML', () => {
    equal(
      markdown('- > [a](../messaging/)\n\n<p class="x"><a href="../libraries/">b</a></p>\n'),
      '- > [a](/docs/messaging)\n\n<p><a href="/docs/libraries">b</a></p>\n',
    )
  })

  test('leave no empty lines where something was dropped', () => {
    equal(markdown('a\n\n<!-- b -->\n\n<script>c</script>\n\nd\n'), 'a\n\nd\n')
  })
})

test('scripts and styles in a line leave no text behind, neither on the page nor in its Markdown form', () => {
  const plain = 'a <script>b</script> c <style>p</style>d\n\n<script>e</script>\n'
  const md = plain.replace('b', 'b(*1*, "<i>")').replace('>p<', '>p{}<')
  for (const [file, text] of [
    ['content/pages/docs/fragment.md', md],
    ['content/pages/docs/fragment.md', plain],
    ['content/pages/docs/fragment.mdx', plain],
  ] as const) {
    const { html, markdown } = compileFragment(text, file)
    equal(markdown, 'a  c d\n', file)
    equal(html.trim(), '<p>a  c d</p>', file)
  }
})

test('a comment at an end of a line leaves no space', () => {
  const text = '{/* a */} First.\n\nSecond. {/* b */}\n\n- {/* c */} item\n\n### {/* d */} Third {/* e */}\n'
  const { html, markdown } = compileFragment(text, 'content/pages/docs/fragment.mdx')
  equal(markdown.trim(), 'First.\n\nSecond.\n\n- item\n\n### Third')
  const [paragraphs, heading] = html.replace(/\n/g, '').split('<section')
  equal(paragraphs, '<p>First.</p><p>Second.</p><ul><li>item</li></ul>')
  equal(heading?.match(/<h3.*<\/h3>/)?.[0], '<h3 id="third">Third</h3>')
})
