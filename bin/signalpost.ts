import { version } from '../package.json'
import { commands } from './command-list.ts'
import { launch } from './launch.ts'

process.exit(await launch(process.argv.slice(2), { version, commands, entry: process.argv[1] as string }))
