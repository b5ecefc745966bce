import { md, mdx, untold } from '../example.ts'

/** Markdown, MDX, HTML and fenced code. */
export const markdownExamples = {
  ...untold('It takes a text of more than a hundred thousand characters.', {
    SP2018: 'formats/markdown/limits.test.ts',
    SP2056: 'code/highlight.test.ts',
  }),
  SP2001: mdx('With love <3', 'With love \\<3'),
  SP2002: mdx('<Callout variant="info">\n  Text', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2003: mdx('Text\n\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2004: mdx('Send {id', 'Send \\{id}'),
  SP2005: mdx('<!-- a note -->\n\nText', '{/* a note */}\n\nText'),
  SP2006: mdx('See <https://example.com>.', 'See [the example](https://example.com).'),
  SP2007: mdx('## Title {#custom}', '## Title {/* #custom */}'),
  SP2008: mdx(
    '<Disclosure title={makeTitle()}>\n  Text\n</Disclosure>',
    '<Disclosure title="More">\n  Text\n</Disclosure>',
  ),
  SP2009: mdx('import words from "./words"\n\nText', 'Text'),
  SP2010: mdx('Calls of {site.brand.nmae}', 'Calls of {site.brand.name}'),
  SP2011: mdx('<Disclosure {...words}>\n  Text\n</Disclosure>', '<Disclosure title="More">\n  Text\n</Disclosure>'),
  SP2012: mdx(
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs", constructor: "us" }]} />',
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs" }]} />',
  ),
  SP2013: mdx(
    '<GetStartedLinks links={[{ label: "Docs", label: "Home", url: "/docs" }]} />',
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs" }]} />',
  ),
  SP2014: md('::: info\nText\n:::', ':::info\nText\n:::'),
  SP2015: md(':::info\nText', ':::info\nText\n:::'),
  SP2016: md('Text\n\n:::', ':::info\nText\n:::'),
  SP2017: md('<p class="big">Text</p>', 'Text'),
  SP2019: md('Run \u202eelif now.', 'Run file now.'),
  SP2020: md('## One {#same}\n\nText\n\n## Two {#same}', '## One {#same}\n\nText\n\n## Two {#other}'),
  SP2040: mdx('<Callout variant=“info”>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2041: mdx('<Callout variant="info>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2042: mdx('<Callout variant=info>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2043: mdx('<Callout variant="info">\n  Text\n</Calout>', '<Callout variant="info">\n  Text\n</Callout>'),
  SP2044: mdx('Send <YOUR_TOKEN>.', 'Send `<YOUR_TOKEN>`.'),
  SP2045: md('Send <token>.', 'Send \\<token>.'),
  SP2046: mdx(
    '<Disclosure title="Say "hi"">\n  Text\n</Disclosure>',
    '<Disclosure title=\'Say "hi"\'>\n  Text\n</Disclosure>',
  ),
  SP2050: md('```javscript\nsend()\n```', '```javascript Node.js\nsend()\n```'),
  SP2051: md('```js title="app.js"\nsend()\n```', '```js file="app.js"\nsend()\n```'),
  SP2052: md('```js file=app.js\nsend()\n```', '```js file="app.js"\nsend()\n```'),
  SP2053: md('```js\n// !mark(2:1)\nconnect()\nsend()\n```', '```js\n// !mark(1:2)\nconnect()\nsend()\n```'),
  SP2054: md('```js\n// !mark(1:3)\nconnect()\nsend()\n```', '```js\n// !mark(1:2)\nconnect()\nsend()\n```'),
  SP2055: md('```python\n# !marks(1:2)\nconnect()\nsend()\n```', '```python\n# !mark(1:2)\nconnect()\nsend()\n```'),
  SP2057: md("```js\nconst override = '\u202e'\n```", "```js\nconst override = '\\u202e'\n```"),
} as const
