/** Codes SP71xx: a site's own blocks and look. */
export const ownCodeCodes = {
  SP7101: {
    severity: 'error',
    message: (what: string) => what,
    explain: `A file of the site's own code (\`blocks/\`, \`theme/\`, \`theme.css\`) can't be compiled. The message is the compiler's. Code
may import files of \`blocks/\` and \`theme/\`, \`signalpost\`, \`zod\`, \`react\`, \`react-dom\`, packages of the site, and Node's own
modules where it does not run in browsers: no other file of the site is code.`,
  },
  SP7102: {
    severity: 'error',
    message: (what: string) => what,
    hint: (_what: string, right: string | null) => right,
    explain: `\`blocks/<name>/block.ts\`, or \`.tsx\`, exports a block by default: \`export default defineBlock({ name, summary, contract,
Template })\`. A part of the frame, such as \`theme/Footer.tsx\`, exports its component by default.`,
  },
  SP7103: {
    severity: 'error',
    message: (what: string, error: string) => `${what} threw: ${error}`,
    explain: `A block of the site has thrown while it was loaded or while a page was made. The place is that of its code. What an author
may do wrong with a block is said by its \`check\`, at the characters of the use.`,
  },
  SP7105: {
    severity: 'warning',
    message: (name: string) => `The site's own block replaces \`${name}\` of the tool`,
    hint: () => 'Give it another name if that is not meant.',
    explain: `A block below \`blocks/\` has the name, or a short form, of one that comes with the tool, and stands in its place on every page.
\`checks: { SP7105: off }\` in \`site.yaml\` says that it is meant.`,
  },
} as const
