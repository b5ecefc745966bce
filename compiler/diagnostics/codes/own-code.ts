import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { noExample } from '../example.ts'

// A site's own blocks and look.

const because = "It is about the site's own code, which stands outside of the content."

export const doesNotCompile = diagnostic<{ what: string }>('SP7101', {
  severity: 'error',
  message: ({ what }) => what,
  explain: `A file of the site's own code (\`blocks/\`, \`theme/\`, \`theme.css\`) can't be compiled. The message is the compiler's. Code
may import files of \`blocks/\` and \`theme/\`, \`signalpost\`, \`zod\`, \`react\`, \`react-dom\`, packages of the site, and Node's own
modules where it does not run in browsers: no other file of the site is code.`,
  example: noExample(because, 'test/own-site/own-code.test.ts'),
})

export const unusableOwnCode = diagnostic<{ what: string; right: string | null }>('SP7102', {
  severity: 'error',
  message: ({ what }) => what,
  hint: ({ right }) => right,
  explain: `\`blocks/<name>/block.ts\`, or \`.tsx\`, exports a block by default: \`export default defineBlock({ name, summary, contract,
Template })\`. A part of the frame, such as \`theme/Footer.tsx\`, exports its component by default. The script of an \`island\` exports
\`hydrate(root, props)\` by that name.`,
  example: noExample(because, 'test/own-site/own-code.test.ts'),
})

/** What code of a site has thrown, and whether it is a promise that nothing waits for. */
export interface ThrownByCode {
  readonly what: string
  readonly error: string
  readonly isPromise?: boolean
}

const noPromise =
  'Remove `async`: pages are made at once and wait for nothing. Read files with `readFileSync`, and fetch what lies elsewhere before the build.'

export const ownBlockThrew = diagnostic<ThrownByCode>('SP7103', {
  severity: 'error',
  message: ({ what, error }) => `${what} threw: ${error}`,
  hint: ({ isPromise }) => (isPromise === true ? noPromise : null),
  explain: `A block of the site has thrown while it was loaded or while a page was made, or one of its functions gave another thing
than its type says, such as a promise. The place is that of its code, or of the use. What an author may do wrong with a block is
said by its \`check\`, at the characters of the use.`,
  example: noExample(because, 'test/own-site/own-code.test.ts'),
})

export const ownPartThrew = diagnostic<ThrownByCode>('SP7104', {
  severity: 'warning',
  message: ({ what, error }) => `${what} threw: ${error}`,
  hint: ({ isPromise }) => (isPromise === true ? noPromise : 'The pages are made without it.'),
  explain: `A part of the frame (\`theme/TopBar.tsx\`, \`Footer\`, \`NotFound\`, \`Head\`, \`PageHeader\`) has thrown while a page was rendered. The
place is that of its code. The pages are made without the part.`,
  example: noExample(because, 'test/own-site/own-look.test.ts'),
})

export const replacedBlock = diagnostic<{ name: string }>('SP7105', {
  severity: 'warning',
  message: ({ name }) => `The site's own block replaces \`${name}\` of the tool`,
  hint: () => 'Give it another name if that is not meant.',
  explain: `A block below \`blocks/\` has the name, or a short form, of one that comes with the tool, and stands in its place on every page.
\`checks: { SP7105: off }\` in \`site.yaml\` says that it is meant.`,
  example: noExample(because, 'test/own-site/own-code.test.ts'),
})

export const unknownToken = diagnostic<{ token: string; nearest: string | null }>('SP7106', {
  severity: 'error',
  message: ({ token }) => `Unknown token \`${token}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'The README lists the tokens.'),
  explain: `\`theme.css\` sets the custom properties that everything is drawn with, and no others: a name that nothing reads would change
nothing. Custom properties of your own stand in \`theme/styles.css\`.`,
  example: noExample(because, 'test/own-site/own-look.test.ts'),
})

export const notAToken = diagnostic<{ found: string }>('SP7107', {
  severity: 'error',
  message: ({ found }) => `Unexpected ${found} in \`theme.css\`, expected tokens`,
  hint: () => 'Styles of any other kind stand in `theme/styles.css`.',
  explain: `\`theme.css\` holds rules for \`:root\` (also \`:root[data-theme='dark']\`, \`:root[data-brand='subBrand']\`, and these inside of
\`@media\`), each with custom properties alone.`,
  example: noExample(because, 'test/own-site/own-look.test.ts'),
})

interface LowContrast {
  readonly role: string
  readonly ground: string
  readonly scheme: string
  /** Empty: for every brand. */
  readonly brand: string
  readonly ratio: string
  readonly least: string
}

export const lowContrast = diagnostic<LowContrast>('SP7108', {
  severity: 'warning',
  message: ({ role, ground, scheme, brand, ratio, least }) =>
    `The contrast of \`${role}\` on \`${ground}\` is ${ratio} in the ${scheme} theme${brand === '' ? '' : ` of \`${brand}\``}, expected at least ${least}`,
  explain: `The site's own colours make text hard to read: WCAG 2.2 AA asks for 4.5 to 1, and for 3 to 1 where it is about borders and
the focus. Change one of the two tokens, or both.`,
  example: noExample(because, 'test/own-site/own-look.test.ts'),
})

export interface UnreadThemeFile {
  readonly file: string
  readonly nearest: string | null
  /** All parts of the frame, by their names. */
  readonly parts: readonly string[]
}

export const unreadThemeFile = diagnostic<UnreadThemeFile>('SP7109', {
  severity: 'warning',
  message: ({ file }) => `\`${file}\` is no part of the frame, and nothing imports it`,
  hint: ({ file, nearest, parts }) => didYouMean(nearest, file.endsWith('.css') ? importOf(file) : allOf(parts)),
  explain: `Parts of the frame are \`TopBar\`, \`Footer\`, \`NotFound\`, \`Head\` and \`PageHeader\`, and its style is \`theme/styles.css\`. Other files
below \`theme/\` are only what these import. Tokens stand in \`theme.css\`, beside \`content/\`.`,
  example: noExample(because, 'test/own-site/unread-files.test.ts'),
})

const importOf = (sheet: string) =>
  `Import it in \`theme/styles.css\`: \`@import "${sheet.replace(/^theme\//, './')}";\`.`
const allOf = (parts: readonly string[]) =>
  `Parts: ${parts.map((part) => `\`theme/${part}.tsx\``).join(', ')}. What else the frame shows is styled in \`theme/styles.css\`.`
