import { launch } from '../../bin/launch.ts'

// The command with nothing but `feedback` in it, so that its tests need nothing else of the tool.
const feedback = {
  name: 'feedback',
  summary: 'Feedback',
  supervised: false,
  load: () => import('../../bin/commands/feedback.ts'),
}
process.exit(
  await launch(process.argv.slice(2), { version: '0.0.0', commands: [feedback], entry: process.argv[1] as string }),
)
