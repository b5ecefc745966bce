import { main } from '../../bin/main.ts'

// The command with nothing but `feedback` in it, so that its tests need nothing else of the tool.
const feedback = {
  name: 'feedback',
  summary: 'Feedback',
  load: () => import('../../bin/commands/feedback.ts'),
}
process.exit(await main(process.argv.slice(2), { version: '0.0.0', commands: [feedback] }))
