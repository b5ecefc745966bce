const didYouMean = (nearest: string | null, otherwise: string) =>
  nearest === null ? otherwise : `Did you mean \`${nearest}\`?`

/** Codes SP51xx: what pages say of themselves, held against the whole site. */
export const pageCodes = {
  SP5101: {
    severity: 'error',
    message: (route: string, first: string) => `Duplicate route \`${route}\`: \`${first}\` has it already`,
    hint: () => 'Rename or remove one of the two files.',
    explain:
      'The path of a file is its URL, without the extension and without `index`. Two files with one route would write the same page.',
  },
  SP5102: {
    severity: 'error',
    message: (product: string) => `Unknown product \`${product}\``,
    hint: (_product: string, nearest: string | null) =>
      didYouMean(nearest, 'Take one of the product areas, or leave the key out.'),
    explain:
      'The front matter names a product that is none of the product areas. Without the key the first segment after `/docs/` is taken.',
  },
  SP5103: {
    severity: 'error',
    message: (sidebar: string) => `Unknown navigation \`${sidebar}\``,
    hint: (_sidebar: string, nearest: string | null) =>
      didYouMean(nearest, 'Name a file under `content/navigation/`, without its extension.'),
    explain:
      "The front matter names a navigation file that does not exist. Without the key the sidebar of the page's product is shown.",
  },
  SP5104: {
    severity: 'warning',
    message: (name: string) => `Unexpected navigation \`${name}\`, expected a page that shows it`,
    hint: (name: string, nearest: string | null) =>
      nearest === null
        ? `Name it in the front matter of the pages that should show it: \`sidebar: ${name}\`. Else remove the file.`
        : `Did you mean \`${nearest}\`? Pages of that name have no sidebar.`,
    explain: `A navigation file is the sidebar of the product that it is named after, and of pages that name it as their \`sidebar\`. No
page does either, so that readers never see it. Most often the file or the folder of the pages was renamed.`,
  },
} as const
