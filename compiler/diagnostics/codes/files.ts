/** Codes SP10xx: bytes, names, kinds and sizes of files. */
export const fileCodes = {
  SP1001: {
    severity: 'error',
    message: (bytes: string) => `Unexpected bytes ${bytes}, expected text in UTF-8`,
    hint: () => 'Save the file as UTF-8.',
    explain: `Every text file of a site is read as UTF-8. These bytes have no meaning there, which happens when an editor saves in an
older encoding (Latin-1, Windows-1252) or in UTF-16. Guessing the encoding would put wrong letters into the page.

Save the file again as UTF-8. A byte-order mark at its beginning does no harm.

For example \`café\` is \`caf\\xC3\\xA9\` in UTF-8; \`caf\\xE9\` is Latin-1.`,
  },
  SP1002: {
    severity: 'error',
    message: (character: string) => `Unexpected control character ${character}`,
    hint: () => 'Remove it. Most editors can show such characters.',
    explain: `Apart from tabs and line ends, control characters have no place in text. Readers do not see them, but browsers, search
and copied commands stumble over them. They mostly come from a terminal's output or from a broken conversion.

Delete the character at the place that is shown.`,
  },
  SP1003: {
    severity: 'error',
    message: (reason: string) => `Unexpected unreadable file (${reason}), expected one that can be read`,
    hint: () => 'Check its permissions and those of its folders.',
    explain: `The file is there, but the system did not let it be read. A site that left out what it cannot read would lose pages
without a word, so nothing is built.

Give the user who runs the command the right to read the file, or take the file out of \`content/\`.

For example mode \`0644\` can be read, mode \`0200\` can't.`,
  },
  SP1004: {
    severity: 'error',
    message: (kind: string) => `Unexpected ${kind}, expected a regular file`,
    hint: () => 'Replace it by a file, or take it out of the content.',
    explain: `Only regular files and folders are content. Reading a named pipe, a socket or a device could wait for ever or change
something, so such an entry is never opened.

For example \`mkfifo content/pages/docs/feed.md\` makes such an entry.`,
  },
  SP1005: {
    severity: 'error',
    message: () => 'Unexpected symbolic link out of the content, expected a file inside of it',
    hint: () => 'Copy the file into the content folder.',
    explain: `Symbolic links are not followed, least of all out of \`content/\`: otherwise a page of somebody else could publish any
file of the machine that builds it.

Put a copy of the file under \`content/assets/\`.`,
  },
  SP1006: {
    severity: 'error',
    message: (reason: string) => `Unexpected symbolic link ${reason}, expected one that leads to a file`,
    hint: () => 'Remove the link, or put the file in its place.',
    explain: `The symbolic link leads to nothing, or in a circle, so there is no text behind it.

For example \`content/pages/docs/old.md\` is linked to a file that was deleted. Put the file itself there, or nothing.`,
  },
  SP1007: {
    severity: 'error',
    message: (name: string) => `Unexpected bytes in the file name \`${name}\`, expected UTF-8`,
    hint: () => 'Rename the file: letters, digits, dashes, dots and underscores are safe.',
    explain: `File names become addresses, links and messages, which are text. This name is not valid UTF-8, so it has no text form;
the bytes that are wrong are shown as \`\\xHH\`.

For example \`cafe.md\`, not a file called \`caf\\xE9.md\`.`,
  },
  SP1008: {
    severity: 'error',
    message: (name: string, expected: string) => `Unexpected file name \`${name}\`, expected ${expected}`,
    hint: (_name: string, _expected: string, instead: string | null) =>
      instead === null ? null : `Rename it to \`${instead}\`.`,
    explain: `The name can't be used on every system or host that a site may live on: some characters are reserved there, some names
stand for devices (\`con\`, \`nul\`), and a dot or a space at the end is dropped.

Use lower-case letters, digits, dashes, dots and underscores.`,
  },
  SP1009: {
    severity: 'error',
    message: (length: number, limit: number) => `Unexpected name of ${length} bytes, expected at most ${limit}`,
    hint: () => 'Shorten the names of the file and its folders.',
    explain: `File systems end a name at 255 bytes, and the output adds an extension and a hash to it. A name or a path that is too
long would fail in the middle of publishing.

Letters outside of ASCII take two to four bytes each.

For example a short name, with the sentence as its \`title\`, not a page named after its whole first sentence.`,
  },
  SP1010: {
    severity: 'error',
    message: (name: string, other: string) =>
      `Unexpected \`${name}\` beside \`${other}\`, expected names that differ in more than case`,
    hint: () => 'Rename one of the two.',
    explain: `The two names are the same on systems that ignore the case of letters, or that store accents in another form. A
checkout there holds only one of the two files, and the site would depend on the machine that builds it.`,
  },
  SP1011: {
    severity: 'error',
    message: (size: string, limit: string) => `Unexpected size of ${size}, expected at most ${limit}`,
    hint: () => 'Split the file.',
    explain: `Files of this kind have a limit, so that one of them cannot take all memory of the machine that builds the site. Real
pages are a few thousand bytes; one of megabytes is mostly data in the wrong place.

For example the lines that matter, and the file under \`content/assets/\`, not a page with a whole log file in a fence.`,
  },
  SP1012: {
    severity: 'error',
    message: () => 'Unexpected end of the file, expected the `---` that ends the front matter',
    hint: () => 'Write `---` on a line of its own after the last key.',
    explain: `A page that begins with a line \`---\` begins with front matter, which ends with another such line. There is none, so
the whole page would be front matter.

If the page should begin with a thematic break instead, write \`***\`.`,
  },
  SP1013: {
    severity: 'error',
    message: (language: string) => `Unexpected front matter in \`${language}\`, expected YAML`,
    hint: () => 'Begin the page with a line that holds only `---`, and write YAML after it.',
    explain: `Front matter is YAML between two lines \`---\`. Other languages are not read: one of them is a programming language, and
content is never run.`,
  },
  SP1014: {
    severity: 'error',
    message: (found: string, expected: string) => `Unexpected file \`${found}\`, expected ${expected}`,
    hint: () => 'Move it to the folder it belongs to; images and downloads go under `content/assets/`.',
    explain: `Each folder of \`content/\` has its own kind of file: pages and partials are \`.md\` or \`.mdx\`, navigation is \`.yaml\`. A
file of another kind would be left out of the site without a word.`,
  },
  SP1018: {
    severity: 'error',
    message: (why: string, _path: string) => `Unexpected active content: ${why}`,
    hint: (_why: string, path: string) =>
      `Take it out. If it is yours and has to run, name it in \`site.yaml\`: \`allow: { activeAssets: [${path.replace(/^content\//, '')}] }\`.`,
    explain: `A file under \`content/\` that is no page is published as it is. Browsers run pages, scripts, XML, WebAssembly, and
drawings with scripts, embedded pages or references to other places. On the site's own address such a file can act for
its readers, whoever has sent it in. What counts is what the file holds, not only what it is called.

Drawings that only draw are fine. A sample that readers download goes into an archive, or into a fence on a page.`,
  },
  SP1019: {
    severity: 'error',
    message: (kind: string, _hash: string) => `Unexpected secret: a text with the shape of ${kind}`,
    hint: (_kind: string, hash: string) =>
      `Revoke it and take it out. If it is none, allow it in \`site.yaml\`: \`allow: { secrets: ['${hash}'] }\`.`,
    explain: `Keys and tokens of providers have shapes of their own. What stands in the content is published, and what was
published once is no secret any more: revoke it first, then take it out of the file and of the history.

The report says where it is and never shows it. An example that must keep its shape is allowed by its hash, so that no
list of secrets exists. In data files the finding is a warning, because specifications hold examples of other people.`,
  },
  SP1015: {
    severity: 'error',
    message: () => 'Unexpected disappearance of the file, expected it to stay while the site is read',
    hint: () => 'Run the command again once nothing else writes to the content.',
    explain: `The file was there when the folder was listed and was gone when it was opened. Something else, such as a change of the
branch, works on the content at the same time; a site made from half of each state would be neither.

Wait for the other program to end, and run the command again.`,
  },
  SP1016: {
    severity: 'error',
    message: (name: string, other: string) =>
      `Unexpected \`${name}\` beside \`${other}\`, expected one file of the name \`${other.replace(/\.yaml$/, '')}\``,
    hint: () => 'Join the two files.',
    explain: `\`.yml\` is read wherever \`.yaml\` is, so that both files would be the same sidebar, settings or data. Which of them
counts could only be guessed.`,
  },
  SP1020: {
    severity: 'warning',
    message: (found: string, expected: string) => `Unexpected file \`${found}\`, expected ${expected}`,
    hint: () => 'Move it to the folder it belongs to; images and downloads go under `content/assets/`.',
    explain: `The top of \`content/\` holds \`site.yaml\`, \`redirects.yaml\` and five folders. What stands there besides is no part of the
site: nothing reads it, and it is not published.`,
  },
  SP1021: {
    severity: 'error',
    message: (seconds: number) =>
      `Unexpected file that takes more than ${seconds} s to compile, expected a fraction of a second`,
    hint: () => 'Split it, or simplify what repeats or nests in it; then check again.',
    explain: `A page or a partial may take ten seconds of the processor for each megabyte that it has begun. Then the work on it is
ended and all else goes on without it, so that one text can't hold up a build. Some texts that no limit foresees take a
parser hours: thousands of marks that open and close nothing, or blocks in blocks. Nothing of it is remembered: the next
build tries again.`,
  },
} as const
