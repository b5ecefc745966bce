import { deepEqual, equal, match } from 'node:assert/strict'
import { test } from 'node:test'
import { filesOf, memoryContent, pipelineOf } from '../site.ts'

/** The page of a catalogue and its Markdown form, with destinations by the categories that they name. */
async function catalogue(categories: readonly string[], named: readonly string[][], lang = 'en') {
  const items = named.map((own, index) => ({
    display_name: `Goal ${index + 1}`,
    url: '',
    categories: own,
    methods: { track: true },
  }))
  const files = await filesOf(
    pipelineOf(
      memoryContent({
        'content/site.yaml': 'url: https://docs.acme.example\nbrand: { key: acme, name: Acme }\n',
        'content/data/destinations.json': JSON.stringify({ items }),
        'content/data/destination-categories.json': JSON.stringify({
          items: categories.map((display_name) => ({ display_name })),
        }),
        'content/pages/docs/index.mdx': `---\ntitle: All\nlang: ${lang}\n---\n\n<DestinationCatalog table="methods" />\n`,
      }),
      { mode: 'build' },
    ),
  )
  return { html: files.get('docs/index.html') ?? '', markdown: files.get('docs.md') ?? '' }
}

/** Headings and names, in their order. */
const groupsOf = (markdown: string) =>
  [...markdown.matchAll(/^(?:##+ |\| )(.*?(?:Other|Anderes|CRM|Goal \d))/gm)].map(([, name]) => name)

test('what has no category of the list stands last, under a heading of its own', async () => {
  const { markdown } = await catalogue(['CRM'], [['Nowhere'], ['CRM'], []])
  deepEqual(groupsOf(markdown), ['CRM', 'Goal 2', 'Other', 'Goal 1', 'Goal 3'])
})

test('it stands under `Other` of the list where there is one: two headings of one name would be a riddle', async () => {
  const { html, markdown } = await catalogue(['Other', 'CRM'], [['Nowhere'], ['CRM'], ['Other']])
  deepEqual(groupsOf(markdown), ['Other', 'Goal 1', 'Goal 3', 'CRM', 'Goal 2'])
  equal([...html.matchAll(/<h2[^>]*>Other</g)].length, 1)
})

test('in another language too, and the Markdown form has the anchor that its words do not give', async () => {
  deepEqual(groupsOf((await catalogue(['Anderes'], [[], ['Anderes']], 'de')).markdown), ['Anderes', 'Goal 1', 'Goal 2'])
  const { html, markdown } = await catalogue([], [[]], 'de')
  match(html, /<h2 id="other">Anderes</)
  match(markdown, /^## <a id="other"><\/a>Anderes$/m)
})
