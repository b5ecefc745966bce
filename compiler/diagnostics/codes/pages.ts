import { diagnostic } from '../define.ts'
import { didYouMean } from '../did-you-mean.ts'
import { md, sidebar } from '../example.ts'

// What pages say of themselves, held against the whole site.

export const duplicateRoute = diagnostic<{ route: string; first: string }>('SP5101', {
  severity: 'error',
  message: ({ route, first }) => `Duplicate route \`${route}\`: \`${first}\` has it already`,
  hint: () => 'Rename or remove one of the two files.',
  explain:
    'The path of a file is its URL, without the extension and without `index`. Two files with one route would write the same page.',
  example: {
    wrong: { 'pages/docs/sip.md': 'Text.', 'pages/docs/sip/index.md': 'Text.' },
    right: { 'pages/docs/sip/trunks.md': 'Text.', 'pages/docs/sip/index.md': 'Text.' },
  },
})

export const unknownProduct = diagnostic<{ product: string; nearest: string | null }>('SP5102', {
  severity: 'error',
  message: ({ product }) => `Unknown product \`${product}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Take one of the product areas, or leave the key out.'),
  explain:
    'The front matter names a product that is none of the product areas. Without the key the first segment after `/docs/` is taken.',
  example: md('---\ntitle: Calls\nproduct: vioce\n---\n\nText.', '---\ntitle: Calls\nproduct: voice\n---\n\nText.'),
})

export const unknownSidebar = diagnostic<{ sidebar: string; nearest: string | null }>('SP5103', {
  severity: 'error',
  message: ({ sidebar }) => `Unknown navigation \`${sidebar}\``,
  hint: ({ nearest }) => didYouMean(nearest, 'Name a file under `content/navigation/`, without its extension.'),
  explain:
    "The front matter names a navigation file that does not exist. Without the key the sidebar of the page's product is shown.",
  example: md('---\ntitle: Calls\nsidebar: vioce\n---\n\nText.', '---\ntitle: Calls\nsidebar: voice\n---\n\nText.', {
    'navigation/voice.yaml': sidebar('/docs/voice/calls'),
  }),
})

export const unusedNavigation = diagnostic<{ name: string; nearest: string | null }>('SP5104', {
  severity: 'warning',
  message: ({ name }) => `Unexpected navigation \`${name}\`, expected a page that shows it`,
  hint: ({ name, nearest }) =>
    nearest === null
      ? `Name it in the front matter of the pages that should show it: \`sidebar: ${name}\`. Else remove the file.`
      : `Did you mean \`${nearest}\`? Pages of that name have no sidebar.`,
  explain: `A navigation file is the sidebar of the product that it is named after, and of pages that name it as their \`sidebar\`. No
page does either, so that readers never see it. Most often the file or the folder of the pages was renamed.`,
  example: {
    wrong: { 'navigation/vioce.yaml': sidebar('/docs/voice/calls') },
    right: { 'navigation/voice.yaml': sidebar('/docs/voice/calls') },
  },
})
