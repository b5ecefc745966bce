import { kebabCase } from '../../../compiler/model/registry.ts'
import { isDevice, nameLimit } from '../../../compiler/read/names.ts'
import { theme } from '../../../templates/theme.ts'
import type { NewFile } from '../editor/write-files.ts'
import { isBlockName } from './check-definition.ts'

/** A block's name in pages, and that of its folder. */
export interface BlockName {
  readonly name: string
  readonly folder: string
}

/** @returns `person-card`, `Person card` and `PersonCard` as one name; a sentence where no block can be called so */
export function blockName(given: string): BlockName | string {
  const words = given.split(/[-_\s]+/)
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  if (!isBlockName(name))
    return `unexpected name '${given}' of a block, expected one such as 'PersonCard' or 'person-card'.`
  const folder = kebabCase(name)
  // The style sheet has the longest name.
  const most = nameLimit - '.css'.length
  if (folder.length > most)
    return `unexpected name of a block whose folder has ${folder.length} characters, expected at most ${most}.`
  if (isDevice(folder)) return `'${folder}' is a device on Windows and no folder: give the block another name.`
  const parents = theme.blocks.find((block) => block.name === name)?.inside
  if (parents === undefined) return { name, folder }
  const where = parents.map((parent) => `'${parent}'`).join(' or ')
  return `'${name}' is a part of ${where}, which needs that of the tool: give the block another name.`
}

/** A block that works, with its style, its example and a case of a mistake. */
export function blockFiles(block: BlockName): readonly NewFile[] {
  const { name, folder } = block
  const at = `blocks/${folder}`
  const mistake = `${at}/cases/no-title.mdx`
  return [
    { path: `${at}/block.tsx`, content: moduleText(block) },
    { path: `${at}/${folder}.css`, content: styleText(block) },
    { path: `${at}/example.mdx`, content: `<${name} title="A title">\n  Some **content**.\n</${name}>\n` },
    { path: mistake, content: `<${name} />\n` },
    { path: `${at}/cases/no-title.out`, content: reportText(mistake, block) },
  ]
}

function moduleText({ name, folder }: BlockName): string {
  return `import { defineBlock } from 'signalpost'
import { z } from 'zod'

export default defineBlock({
  name: '${name}',
  summary: 'One sentence about what it is for.',
  contract: z.object({
    title: z.string().min(1).describe('What stands above the content'),
  }),
  children: { allow: 'content' },
  // What a shape can't say: \`check: ({ props }) => [{ message, hint, path: ['title'] }]\`.
  Template: ({ model, children }) => (
    <aside className="${folder}">
      <p className="${folder}-title">{model.title}</p>
      <div className="${folder}-body">{children}</div>
    </aside>
  ),
  // Clean Markdown, for people and agents.
  markdown: ({ model, children }) => \`**\${model.title}**\\n\\n\${children}\`,
  styles: '${folder}.css',
})
`
}

function styleText({ folder }: BlockName): string {
  return `.${folder} {
  padding: var(--space-4);
  border: var(--line);
  border-radius: var(--radius-2);
}
.${folder}-title {
  font-weight: 600;
}
`
}

/** What the case of a mistake is expected to say. */
function reportText(mistake: string, { name }: BlockName): string {
  const tag = `<${name} />`
  return `${mistake} (1 error)

error SP3003: Missing property \`title\` on \`${name}\`
  at ${mistake}:1:1
    1 │ ${tag}
      │ ${'^'.repeat(tag.length)}
  hint: Add \`title="…"\`.

signalpost explain SP3003 says more about a code.
1 error, 0 warnings in 1 page
`
}
