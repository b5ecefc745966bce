import { diagnostic } from '../define.ts'
import { aboutFiles, md, noExample, site } from '../example.ts'

// Texts of files: bytes, front matter, what may not be published.

export const notUtf8 = diagnostic<{ bytes: string }>('SP1001', {
  severity: 'error',
  message: ({ bytes }) => `Unexpected bytes ${bytes}, expected text in UTF-8`,
  hint: () => 'Save the file as UTF-8.',
  explain: `Every text file of a site is read as UTF-8. These bytes have no meaning there, which happens when an editor saves in an
older encoding (Latin-1, Windows-1252) or in UTF-16. Guessing the encoding would put wrong letters into the page.

Save the file again as UTF-8. A byte-order mark at its beginning does no harm.

For example \`café\` is \`caf\\xC3\\xA9\` in UTF-8; \`caf\\xE9\` is Latin-1.`,
  example: noExample(aboutFiles, 'test/read/read.test.ts'),
})

export const controlCharacter = diagnostic<{ character: string; untold?: number }>('SP1002', {
  severity: 'error',
  message: ({ character }) => `Unexpected control character ${character}`,
  hint: ({ untold = 0 }) =>
    untold === 0
      ? 'Remove it. Most editors can show such characters.'
      : `Remove it, and ${untold} more after it: the file may be no text, or have been written in another encoding.`,
  explain: `Apart from tabs and line ends, control characters have no place in text. Readers do not see them, but browsers, search
and copied commands stumble over them. They mostly come from a terminal's output or from a broken conversion.

Delete the character at the place that is shown.`,
  example: md('The terminal says \u001b[32mok\u001b[0m.', 'The terminal says ok.'),
})

export const secondFrontMatter = diagnostic('SP1027', {
  severity: 'warning',
  message: () => 'Unexpected second front matter',
  hint: () => 'Move its keys into the first one, and remove it.',
  explain: `A page has one front matter, on its first lines. A second one, which comes with a page that is pasted whole below the keys of another, is Markdown: readers see its keys as a heading.`,
  example: md(
    '---\ntitle: Webhooks\n---\n---\ndescription: What they send.\n---\n\nText.',
    '---\ntitle: Webhooks\ndescription: What they send.\n---\n\nText.',
  ),
})

export const unclosedFrontMatter = diagnostic<{ found?: string }>('SP1012', {
  severity: 'error',
  message: ({ found }) =>
    `Unexpected ${found === undefined ? 'end of the file' : found === '---' ? 'indented `---`' : `\`${found}\``}, expected the \`---\` that ends the front matter`,
  hint: ({ found }) =>
    found === undefined
      ? 'Write `---` on a line of its own after the last key.'
      : found === '---'
        ? 'Remove the space before it.'
        : `Write \`---\` in place of \`${found}\`.`,
  explain: `A page that begins with a line \`---\` begins with front matter, which ends with another such line. There is none, so
the whole page would be front matter.

If the page should begin with a thematic break instead, write \`***\`.`,
  example: md('---\ntitle: Webhooks\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
})

export const frontMatterNotYaml = diagnostic<{ language: string }>('SP1013', {
  severity: 'error',
  message: ({ language }) => `Unexpected front matter in \`${language}\`, expected YAML`,
  hint: () => 'Begin the page with a line that holds only `---`, and write YAML after it.',
  explain: `Front matter is YAML between two lines \`---\`. Other languages are not read: one of them is a programming language, and
content is never run.`,
  example: md('---toml\ntitle = "Webhooks"\n---\n\nText.', '---\ntitle: Webhooks\n---\n\nText.'),
})

export const activeContent = diagnostic<{ why: string; path: string }>('SP1018', {
  severity: 'error',
  message: ({ why }) => `Unexpected active content: ${why}`,
  hint: ({ path }) =>
    `Take it out. If it is yours and has to run, name it in \`site.yaml\`: \`allow: { activeAssets: [${path.replace(/^content\//, '')}] }\`.`,
  explain: `A file under \`content/\` that is no page is published as it is. Browsers run pages, scripts, XML, WebAssembly, and
drawings with scripts, embedded pages or references to other places. On the site's own address such a file can act for
its readers, whoever has sent it in. What counts is what the file holds, not only what it is called.

Drawings that only draw are fine. A sample that readers download goes into an archive, or into a fence on a page.`,
  example: noExample(aboutFiles, 'test/read/active-content.test.ts'),
})

export const hostControl = diagnostic<{ path: string; what: 'settings of a host' | 'program of a server' }>('SP1025', {
  severity: 'warning',
  message: ({ path, what }) =>
    `Unexpected ${what} in the published folder: \`${path.slice(path.lastIndexOf('/') + 1)}\``,
  hint: ({ path }) =>
    `Take it out. If it is yours and meant, name it in \`site.yaml\`: \`allow: { activeAssets: [${path.replace(/^content\//, '')}] }\`.`,
  explain: `A file under \`content/\` that is no page is published as it is. A few names mean something to hosts: such a file can
move the site to another address, or turn its redirects and headers off, whoever has sent it in. A server that runs PHP,
ASP.NET, JSP or CGI runs files of these kinds when a browser asks for them, where one that only serves files sends their text.

A sample that readers download goes into an archive, or into a fence on a page.`,
  example: noExample(aboutFiles, 'test/read/active-content.test.ts'),
})

export const secretInText = diagnostic<{ kind: string; hash: string }>('SP1019', {
  severity: 'error',
  message: ({ kind }) => `Unexpected secret: a text with the shape of ${kind}`,
  hint: ({ hash }) =>
    `Revoke it and take it out. If it is none, allow it in \`site.yaml\`: \`allow: { secrets: ['${hash}'] }\`.`,
  explain: `Keys and tokens of providers have shapes of their own. What stands in the content is published, and what was
published once is no secret any more: revoke it first, then take it out of the file and of the history.

The report says where it is and never shows it. An example that must keep its shape is allowed by its hash, so that no
list of secrets exists. In data files the finding is a warning, because specifications hold examples of other people.`,
  example: noExample(aboutFiles, 'test/read/secrets.test.ts'),
})

export const pointerForFile = diagnostic('SP1022', {
  severity: 'warning',
  message: () => 'Unexpected pointer of Git LFS, expected the file that it stands for',
  hint: () => 'Run `git lfs pull` before the build; in CI, check the repository out with its large files.',
  explain: `The repository keeps large files elsewhere, and this one was not fetched: what lies in its place is three lines of
text that name it. Readers would see a broken image or get those lines as a download.`,
  example: noExample(aboutFiles, 'test/read/active-content.test.ts'),
})

export const undrawableIcon = diagnostic<{ path: string }>('SP1023', {
  severity: 'warning',
  message: ({ path }) => `Unexpected picture \`${path}\`, expected one that icons can be drawn from`,
  hint: () => 'Save it as a plain SVG with a `viewBox`. Until then browsers and phones get icons of the tool.',
  explain: `Browsers and phones ask for icons of fixed sizes, which are drawn from the picture of \`brand.favicon\`. This one is no
well-formed SVG, or its drawing does not end.`,
  example: noExample(aboutFiles, 'test/own-site/icons.test.ts'),
})

export const slowToCompile = diagnostic<{ seconds: number; route?: string; isOwnCode?: true }>('SP1021', {
  severity: 'error',
  message: ({ seconds, route, isOwnCode }) => {
    const what = route === undefined ? 'file that' : `${isOwnCode ? 'part of' : 'data whose'} page \`${route}\``
    return `Unexpected ${what}${isOwnCode ? ' that' : ''} takes more than ${seconds} s to compile, expected a fraction of a second`
  },
  hint: ({ isOwnCode }) =>
    isOwnCode
      ? 'Look in `theme/` for what does not end on this page; then check again.'
      : 'Split it, or simplify what repeats or nests in it; then check again.',
  explain: `A page or a partial may take ten seconds of the processor over all that is done with it, ten more for its first
megabyte and twenty for each further one; a preview ends work that takes half of that at once. Then the work on it is ended
and all else goes on without it, so that one text can't hold up a build. Some texts that no limit foresees take a parser
hours: thousands of marks that open and close nothing, or blocks in blocks. A data file, and each page that is made from
data, may take as much as if it were as long as all data files together; such a page is told at its record.
The page for addresses that a site does not have is the same for all of them: there only code of the site can take long.
Nothing of it is remembered: the next build tries again.`,
  example: noExample(aboutFiles, 'test/cli/page-budget.test.ts'),
})

export const unusedPermission = diagnostic<{ what: string }>('SP1024', {
  severity: 'warning',
  message: ({ what }) => `Unexpected permission for ${what}, which the content does not have`,
  hint: () => 'Correct it, or take it out: what is allowed for nothing today is allowed for something else tomorrow.',
  explain: `\`allow\` of \`site.yaml\` names files that browsers may run, and hashes of texts that have the shape of a secret and are
none. This entry names a file that is not there or that no browser runs, or the hash of a text that is nowhere: it is misspelt,
or what it was for has gone.`,
  example: site('allow: { activeAssets: [assets/demo.html] }', ''),
})
