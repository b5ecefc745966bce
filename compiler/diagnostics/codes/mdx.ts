import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { md, mdx } from '../example.ts'

// The syntax of MDX, and quotes and tags of either format.

export const mdxSyntax = diagnostic<{ what: string }>('SP2001', {
  severity: 'error',
  message: ({ what }) => what,
  explain: `The page can't be read any further: something was opened in a way that the MDX grammar does not allow.

A page with a syntax error reports this one, and what it has in the form of .md files; put it right and the page's other problems show. Links into the page are not reported meanwhile.`,
  example: mdx('With love <3', 'With love \\<3'),
})

export const unclosedTag = diagnostic<{ tag: string }>('SP2002', {
  severity: 'error',
  message: ({ tag }) => `Unexpected end of \`${tag}\`, expected a closing tag`,
  hint: ({ tag }) =>
    `Close it with \`</${tag.slice(1, -1)}>\`, or write \`<${tag.slice(1, -1)} />\` if nothing stands inside.`,
  explain: `A JSX tag was opened and never closed. The place is that of the opening tag.

A tag that is opened in a line of text must be closed in the same paragraph.`,
  example: mdx('<Callout variant="info">\n  Text', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const strayClosingTag = diagnostic<{ tag: string }>('SP2003', {
  severity: 'error',
  message: ({ tag }) => `Unexpected closing tag \`${tag}\`, expected an opening tag before it`,
  hint: () => 'Remove it, or add the opening tag.',
  explain:
    'A closing tag stands where nothing is open. Often the opening tag was deleted, or it is written as `<Name />`, which closes itself.',
  example: mdx('Text\n\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const strayBrace = diagnostic('SP2004', {
  severity: 'error',
  message: () => 'Unexpected `{`, expected data or a closed expression',
  hint: () => 'Write a literal brace as `\\{`, or put the text in code.',
  explain: `In .mdx a \`{\` opens an expression, and the text up to its \`}\` must be one. In prose, escape the brace (\`\\{\`) or write it in a code span.`,
  example: mdx('Send {id', 'Send \\{id}'),
})

export const htmlCommentInMdx = diagnostic('SP2005', {
  severity: 'error',
  message: () => 'Unexpected HTML comment, expected an MDX comment',
  hint: () => 'Write `{/* comment */}`.',
  explain:
    'MDX knows no HTML comments. Write `{/* comment */}`; it leaves no trace in the output. In .md files `<!-- comment -->` is right.',
  example: mdx('<!-- a note -->\n\nText', '{/* a note */}\n\nText'),
})

export const autolinkInMdx = diagnostic<{ url: string }>('SP2006', {
  severity: 'error',
  message: ({ url }) => `Unexpected autolink \`<${url}>\`, expected a Markdown link`,
  hint: ({ url }) => `Write \`[text](${url.includes(':') ? '' : 'mailto:'}${url})\`, or the bare address.`,
  explain:
    'In .mdx a `<` opens a tag, so `<https://…>` is an error. Write `[text](https://…)` or the address without brackets.',
  example: mdx('See <https://example.com>.', 'See [the example](https://example.com).'),
})

export const headingIdInMdx = diagnostic<{ id: string }>('SP2007', {
  severity: 'error',
  message: ({ id }) => `Unexpected heading id \`{#${id}}\` in MDX, expected it in a comment`,
  hint: ({ id }) => `Write \`{/* #${id} */}\`.`,
  explain:
    'In .mdx braces hold data, so a heading sets its id in a comment: `## Title {/* #custom */}`. The form `{#custom}` belongs to .md files.',
  example: mdx('## Title {#custom}', '## Title {/* #custom */}'),
})

export const codeInContent = diagnostic<{ what: string }>('SP2008', {
  severity: 'error',
  message: ({ what }) => `Unexpected ${what}, expected data`,
  hint: () =>
    'Use strings, numbers, booleans, null, arrays and objects; a value of the site is written `{site.brand.name}`.',
  explain: `Content is data, never code. An attribute or an expression holds strings, numbers, booleans, null, arrays, objects and templates without expressions; nothing is evaluated, so a stranger's content can be built safely.

Two exceptions: \`{/* a comment */}\`, and a path such as \`{site.brand.name}\`, which is that value of \`site.yaml\`.`,
  example: mdx(
    '<Disclosure title={makeTitle()}>\n  Text\n</Disclosure>',
    '<Disclosure title="More">\n  Text\n</Disclosure>',
  ),
})

export const moduleStatement = diagnostic<{ word: string }>('SP2009', {
  severity: 'error',
  message: ({ word }) => `Unexpected \`${word}\`, expected content`,
  hint: ({ word }) =>
    word === 'export'
      ? 'Remove it: nothing runs in a page. A value of the site is written `{site.brand.name}`.'
      : 'Remove the line: every block is there without an import.',
  explain: 'Pages can neither import nor export: blocks need no import, and content never runs.',
  example: mdx('import words from "./words"\n\nText', 'Text'),
})

export const unknownSiteValue = diagnostic<{ path: string; nearest: string | null }>('SP2010', {
  severity: 'error',
  message: ({ path }) => `Unknown value \`${path}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Name a value of `site.yaml`, such as `site.brand.name`.'),
  explain: 'A path such as `{site.brand.name}` stands for that value of `site.yaml`. This path leads to none.',
  example: mdx('Calls of {site.brand.nmae}', 'Calls of {site.brand.name}'),
})

export const spreadProperty = diagnostic('SP2011', {
  severity: 'error',
  message: () => 'Unexpected spread, expected a named property',
  hint: () => 'Write each property by its name.',
  explain: "Properties can't be spread (`{...props}`): content is data. Write each property by its name.",
  example: mdx('<Disclosure {...words}>\n  Text\n</Disclosure>', '<Disclosure title="More">\n  Text\n</Disclosure>'),
})

export const reservedObjectKey = diagnostic<{ key: string }>('SP2012', {
  severity: 'error',
  message: ({ key }) => `Unexpected key \`${key}\`, expected another name`,
  hint: () => 'Give the key another name.',
  explain:
    "The names `__proto__`, `constructor` and `prototype` have a meaning of their own in JavaScript and can't be keys of data.",
  example: mdx(
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs", constructor: "us" }]} />',
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs" }]} />',
  ),
})

export const duplicateObjectKey = diagnostic<{ key: string }>('SP2013', {
  severity: 'error',
  message: ({ key }) => `Duplicate key \`${key}\``,
  hint: () => 'Remove one of the two.',
  explain: "An object literal holds each key once. Which of two values is meant can't be known.",
  example: mdx(
    '<GetStartedLinks links={[{ label: "Docs", label: "Home", url: "/docs" }]} />',
    '<GetStartedLinks links={[{ label: "Docs", url: "/docs" }]} />',
  ),
})

export const curlyQuote = diagnostic<{ character: string; right: string | null }>('SP2040', {
  severity: 'error',
  message: ({ character }) => `Unexpected character ${character}, expected a straight quote`,
  hint: ({ right }) => (right === null ? 'Write `"`.' : `Write \`${right}\`.`),
  explain: `Values of properties stand between straight quotes, \`"\` or \`'\`. Word processors and chats replace them with curly ones, and the others are characters like any other to a parser.`,
  example: mdx('<Callout variant=“info”>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const unclosedQuote = diagnostic<{ property: string; quote: string; right: string }>('SP2041', {
  severity: 'error',
  message: ({ property, quote }) =>
    `Unexpected end of the value of \`${property}\`, expected a closing quote \`${quote}\``,
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `A quote opens the value of a property and nothing closes it where the value ends, so that what follows is read as a part of it, up to the next quote of the page.`,
  example: mdx('<Callout variant="info>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const unquotedValue = diagnostic<{ value: string; property: string; right: string }>('SP2042', {
  severity: 'error',
  message: ({ value, property }) =>
    `Unexpected value \`${value}\` for \`${property}\`, expected quotes or braces around it`,
  hint: ({ right }) => `Write \`${right}\`.`,
  explain: `In MDX a value stands in quotes when it is a text, and in braces when it is a number, a boolean or a list. Without them HTML knows values, MDX does not.`,
  example: mdx('<Callout variant=info>\n  Text\n</Callout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const mismatchedClosingTag = diagnostic<{ found: string; expected: string }>('SP2043', {
  severity: 'error',
  message: ({ found, expected }) => `Unexpected closing tag \`</${found}>\`, expected \`</${expected}>\``,
  hint: ({ expected }) => `Write \`</${expected}>\`.`,
  explain: `A closing tag has the name of the tag that it closes, in the same letters. This one has another name, and no tag of that name is open. The related place is the tag that is.`,
  example: mdx('<Callout variant="info">\n  Text\n</Calout>', '<Callout variant="info">\n  Text\n</Callout>'),
})

export const unknownTag = diagnostic<{ tag: string }>('SP2044', {
  severity: 'error',
  message: ({ tag }) => `Unexpected tag \`${tag}\`, expected a block or an HTML element of pages`,
  hint: ({ tag }) => `If it is text, put it in code (backticks), or write \`\\${tag}\`.`,
  explain: `In .mdx a \`<\` opens a tag. No block and no HTML element has this name, and nothing closes it, so it probably stands for a value that readers put in themselves.`,
  example: mdx('Send <YOUR_TOKEN>.', 'Send `<YOUR_TOKEN>`.'),
})

export const placeholderTag = diagnostic<{ tag: string }>('SP2045', {
  severity: 'warning',
  message: ({ tag }) => `Unexpected \`${tag}\`, which is no element of pages: it is shown as text`,
  hint: ({ tag }) => `Put it in code (backticks), or write \`\\${tag}\`.`,
  explain: `In Markdown a name in angle brackets is HTML, and an element that a page may not hold is left out. Where no closing tag follows, it is taken for a placeholder and its characters are shown. Code, or a backslash, says so for every reader of the file.`,
  example: md('Send <token>.', 'Send \\<token>.'),
})

export const quoteInValue = diagnostic<{ property: string; quote: string }>('SP2046', {
  severity: 'error',
  message: ({ property, quote }) => `Unexpected \`${quote}\` inside the value of \`${property}\``,
  hint: ({ quote }) =>
    quote === '"'
      ? 'Put the whole value in single quotes, or write `&quot;` for the inner ones.'
      : 'Put the whole value in double quotes, or write `&#39;` for the inner ones.',
  explain: `A quote ends the value that the same quote opened, so that a value which holds one itself stands in the other kind.`,
  example: mdx(
    '<Disclosure title="Say "hi"">\n  Text\n</Disclosure>',
    '<Disclosure title=\'Say "hi"\'>\n  Text\n</Disclosure>',
  ),
})

export const quotedSiteValue = diagnostic<{ path: string; right: string | null }>('SP2047', {
  severity: 'warning',
  message: ({ path }) => `Unexpected \`{${path}}\` within a text, which readers see as it is written`,
  hint: ({ right }) => (right === null ? 'Write the text itself.' : `Write \`${right}\`.`),
  explain: `A property is either a text, in quotes, or a value of \`site.yaml\`, in braces. Within quotes braces are characters like any other; in .md files there are no values of the site at all.`,
  example: mdx(
    '<Disclosure title="{site.brand.name}">\n  Text\n</Disclosure>',
    '<Disclosure title={site.brand.name}>\n  Text\n</Disclosure>',
  ),
})
