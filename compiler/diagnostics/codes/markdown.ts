/** Codes SP20xx: Markdown, MDX and HTML as an author writes them. */
export const markdownCodes = {
  SP2001: {
    severity: 'error',
    message: (what: string) => what,
    hint: () => null,
    explain: `The page can't be read any further: something was opened in a way that the MDX grammar does not allow.

A page with a syntax error reports this one only; put it right and the page's other problems show. Links into the page are not reported meanwhile.`,
  },
  SP2002: {
    severity: 'error',
    message: (tag: string) => `Unexpected end of \`${tag}\`, expected a closing tag`,
    hint: (tag: string) =>
      `Close it with \`</${tag.slice(1, -1)}>\`, or write \`<${tag.slice(1, -1)} />\` if nothing stands inside.`,
    explain: `A JSX tag was opened and never closed. The place is that of the opening tag.

A tag that is opened in a line of text must be closed in the same paragraph.`,
  },
  SP2003: {
    severity: 'error',
    message: (tag: string) => `Unexpected closing tag \`${tag}\`, expected an opening tag before it`,
    hint: () => 'Remove it, or add the opening tag.',
    explain:
      'A closing tag stands where nothing is open. Often the opening tag was deleted, or it is written as `<Name />`, which closes itself.',
  },
  SP2004: {
    severity: 'error',
    message: () => 'Unexpected `{`, expected data or a closed expression',
    hint: () => 'Write a literal brace as `\\{`, or put the text in code.',
    explain: `In .mdx a \`{\` opens an expression, and the text up to its \`}\` must be one. In prose, escape the brace (\`\\{\`) or write it in a code span.`,
  },
  SP2005: {
    severity: 'error',
    message: () => 'Unexpected HTML comment, expected an MDX comment',
    hint: () => 'Write `{/* comment */}`.',
    explain:
      'MDX knows no HTML comments. Write `{/* comment */}`; it leaves no trace in the output. In .md files `<!-- comment -->` is right.',
  },
  SP2006: {
    severity: 'error',
    message: (url: string) => `Unexpected autolink \`<${url}>\`, expected a Markdown link`,
    hint: (url: string) => `Write \`[text](${url.includes(':') ? '' : 'mailto:'}${url})\`, or the bare address.`,
    explain:
      'In .mdx a `<` opens a tag, so `<https://…>` is an error. Write `[text](https://…)` or the address without brackets.',
  },
  SP2007: {
    severity: 'error',
    message: (id: string) => `Unexpected heading id \`{#${id}}\` in MDX, expected it in a comment`,
    hint: (id: string) => `Write \`{/* #${id} */}\`.`,
    explain:
      'In .mdx braces hold data, so a heading sets its id in a comment: `## Title {/* #custom */}`. The form `{#custom}` belongs to .md files.',
  },
  SP2008: {
    severity: 'error',
    message: (what: string) => `Unexpected ${what}, expected data`,
    hint: () =>
      'Use strings, numbers, booleans, null, arrays and objects; a value of the site is written `{site.brand.name}`.',
    explain: `Content is data, never code. An attribute or an expression holds strings, numbers, booleans, null, arrays, objects and templates without expressions; nothing is evaluated, so a stranger's content can be built safely.

Two exceptions: \`{/* a comment */}\`, and a path such as \`{site.brand.name}\`, which is that value of \`site.yaml\`.`,
  },
  SP2009: {
    severity: 'error',
    message: (word: string) => `Unexpected \`${word}\`, expected content`,
    hint: () => 'Remove the line: every block is there without an import.',
    explain: 'Pages can neither import nor export: blocks need no import, and content never runs.',
  },
  SP2010: {
    severity: 'error',
    message: (path: string) => `Unknown value \`${path}\``,
    hint: (_path: string, nearest: string | null) =>
      nearest === null ? 'Name a value of `site.yaml`, such as `site.brand.name`.' : `Did you mean \`${nearest}\`?`,
    explain: 'A path such as `{site.brand.name}` stands for that value of `site.yaml`. This path leads to none.',
  },
  SP2011: {
    severity: 'error',
    message: () => 'Unexpected spread, expected a named property',
    hint: () => 'Write each property by its name.',
    explain: "Properties can't be spread (`{...props}`): content is data. Write each property by its name.",
  },
  SP2012: {
    severity: 'error',
    message: (key: string) => `Unexpected key \`${key}\`, expected another name`,
    explain:
      "The names `__proto__`, `constructor` and `prototype` have a meaning of their own in JavaScript and can't be keys of data.",
  },
  SP2013: {
    severity: 'error',
    message: (key: string) => `Duplicate key \`${key}\``,
    hint: () => 'Remove one of the two.',
    explain: "An object literal holds each key once. Which of two values is meant can't be known.",
  },
  SP2014: {
    severity: 'error',
    message: (text: string) => `Unexpected \`${text}\`, expected a directive`,
    hint: (_text: string, right: string) => `Write \`${right}\`.`,
    explain: `A container directive is \`:::name\`, right after the colons, with nothing behind it but a label in brackets and properties in braces.`,
  },
  SP2015: {
    severity: 'error',
    message: (name: string) => `Unexpected end of \`:::${name}\`, expected a closing \`:::\``,
    hint: () => 'Close it with a line that holds as many colons as the opening one.',
    explain:
      'A container directive lasts until a line with as many colons. Without one everything that follows would be inside. An outer container takes more colons than those inside it.',
  },
  SP2016: {
    severity: 'error',
    message: () => 'Unexpected `:::`, expected an open directive before it',
    hint: () => 'Remove the line, or open a directive with `:::name`.',
    explain: `A line of colons closes a container directive; here none is open. Often the opening line is misspelt, or an inner container took the closing line of the outer one.`,
  },
  SP2017: {
    severity: 'warning',
    message: (what: string | null, from: string) =>
      what === null ? `Dropped the element \`<${from}>\`` : `Dropped \`${what}\` from \`<${from}>\``,
    hint: () => 'Use Markdown or a block instead; HTML is cut down to what is safe.',
    explain:
      'HTML goes through an allow-list. `class`, `style`, event handlers, scripts and the like are left out of the page: they would break the look, or let content become code.',
  },
  SP2018: {
    severity: 'error',
    message: (what: string) => `Page is too complex to parse: ${what}`,
    hint: () => 'Split or simplify the passage.',
    explain:
      'Some texts (thousands of nested lists, quotes or unclosed emphasis marks in one paragraph) take a Markdown parser minutes. Such a page is refused before it can hold up the build.',
  },
  SP2019: {
    severity: 'warning',
    message: (character: string) => `Unexpected invisible character ${character}`,
    hint: () => 'Remove it: it changes the order in which readers see the text.',
    explain:
      'Bidirectional control characters make text, and code above all, look different from what it is. They are almost never wanted.',
  },
  SP2020: {
    severity: 'error',
    message: (id: string) => `Duplicate id \`${id}\``,
    hint: () => 'Give one of the two another id.',
    explain:
      'Two headings or HTML elements of a page set the same id by hand, or one that belongs to a footnote (`fn-1`), so that links to it are ambiguous. Ids made from the text of headings get a number by themselves.',
  },
  SP2040: {
    severity: 'error',
    message: (character: string) => `Unexpected character ${character}, expected a straight quote`,
    hint: (_character: string, right: string | null) => (right === null ? 'Write `"`.' : `Write \`${right}\`.`),
    explain: `Values of properties stand between straight quotes, \`"\` or \`'\`. Word processors and chats replace them with curly ones, and the others are characters like any other to a parser.`,
  },
  SP2041: {
    severity: 'error',
    message: (property: string, quote: string) =>
      `Unexpected end of the value of \`${property}\`, expected a closing quote \`${quote}\``,
    hint: (_property: string, _quote: string, right: string) => `Write \`${right}\`.`,
    explain: `A quote opens the value of a property and nothing closes it where the value ends, so that what follows is read as a part of it, up to the next quote of the page.`,
  },
  SP2042: {
    severity: 'error',
    message: (value: string, property: string) =>
      `Unexpected value \`${value}\` for \`${property}\`, expected quotes or braces around it`,
    hint: (_value: string, _property: string, right: string) => `Write \`${right}\`.`,
    explain: `In MDX a value stands in quotes when it is a text, and in braces when it is a number, a boolean or a list. Without them HTML knows values, MDX does not.`,
  },
  SP2043: {
    severity: 'error',
    message: (found: string, expected: string) => `Unexpected closing tag \`</${found}>\`, expected \`</${expected}>\``,
    hint: (_found: string, expected: string) => `Write \`</${expected}>\`.`,
    explain: `A closing tag has the name of the tag that it closes, in the same letters. This one has another name, and no tag of that name is open. The related place is the tag that is.`,
  },
  SP2044: {
    severity: 'error',
    message: (tag: string) => `Unexpected tag \`${tag}\`, expected a block or an HTML element of pages`,
    hint: (tag: string) => `If it is text, put it in code (backticks), or write \`\\${tag}\`.`,
    explain: `In .mdx a \`<\` opens a tag. No block and no HTML element has this name, and nothing closes it, so it probably stands for a value that readers put in themselves.`,
  },
  SP2045: {
    severity: 'warning',
    message: (tag: string) => `Unexpected \`${tag}\`, which is no element of pages: it is shown as text`,
    hint: (tag: string) => `Put it in code (backticks), or write \`\\${tag}\`.`,
    explain: `In Markdown a name in angle brackets is HTML, and an element that a page may not hold is left out. Where no closing tag follows, it is taken for a placeholder and its characters are shown. Code, or a backslash, says so for every reader of the file.`,
  },
  SP2046: {
    severity: 'error',
    message: (property: string, quote: string) => `Unexpected \`${quote}\` inside the value of \`${property}\``,
    hint: (_property: string, quote: string) =>
      quote === '"'
        ? 'Put the whole value in single quotes, or write `&quot;` for the inner ones.'
        : 'Put the whole value in double quotes, or write `&#39;` for the inner ones.',
    explain: `A quote ends the value that the same quote opened, so that a value which holds one itself stands in the other kind.`,
  },
} as const
