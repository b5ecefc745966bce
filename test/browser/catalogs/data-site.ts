import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { root } from '../../root.ts'

const products = ['Calls', 'Letters', 'Maps']

/** Invented error records: code 10000 and on, in three products, every fourth a warning, every seventh about a number. */
const errors = Array.from({ length: 600 }, (_, index) => ({
  code: 10000 + index,
  message: index % 7 === 0 ? `Unknown number in request ${index}` : `Request ${index} came too late`,
  secondary_message: null,
  log_level: index % 4 === 0 ? 'WARNING' : 'ERROR',
  log_type: 'APPLICATION',
  product: products[index % 3],
  docs: null,
  description: `The **request** ${index} is wrong.\n\n## How \`it\` shows\n\nAs nothing at all.`,
  causes: '* One\r\n* Two',
  solutions: 'Read [the start](/docs).',
  date_created: '2025-01-02T03:04:05Z',
}))

const pages: Readonly<Record<string, string>> = {
  'docs/index.mdx':
    '---\ntitle: Start\n---\n\nSee <ErrorCodeBadge code={10007} />, a <LogLevelBadge level="WARNING" />.\n',
  'docs/river/destination.md':
    '---\ntitle: Birdcount\n---\n\n::destination-info{slug=birdcount}\n\n## Coming from before\n\n::settings-mapping{slug=birdcount}\n',
  'docs/river/fr.md': '---\ntitle: Réglages\nlang: fr\n---\n\n::settings-mapping{slug=birdcount}\n',
  'docs/river/source.md': '---\ntitle: Tillkeeper\n---\n\n::cloud-source-note{slug=tillkeeper}\n',
  'docs/river/modes.md': '---\ntitle: Modes\n---\n\n::destination-catalog{table=connection-modes}\n',
  'docs/river/methods.md': '---\ntitle: Methods\n---\n\n::destination-catalog{table=methods}\n',
  'docs/river/below.md': `---\ntitle: Below\n---\n\n${'Birds are counted.\n\n'.repeat(200)}::destination-catalog{table=methods}\n`,
  'docs/label.md': '---\ntitle: Label\n---\n\n::ai-label{name=summary}\n',
  'docs/library.md': '---\ntitle: Library\n---\n\n::support-grid{type=maintenance}\n',
}

/** Writes a site of pages made from data into a folder of its own. @returns the folder; the caller removes it */
export function writeDataSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'data-site-'))
  const content = join(folder, 'content')
  cpSync(join(root, 'test/browser/sites/code/content/site.yaml'), join(content, 'site.yaml'))
  for (const kind of ['destinations.yaml', 'destination-categories.yaml', 'sources.yaml', 'actions', 'ai-labels'])
    cpSync(join(root, 'test/fragment-data', kind), join(content, 'data', kind), { recursive: true })
  writeFileSync(join(content, 'data/errors.json'), JSON.stringify(errors))
  for (const [path, text] of Object.entries(pages)) {
    const file = join(content, 'pages', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}
