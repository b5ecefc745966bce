// What the thread that makes pages starts with: it loads the command as the process does.
import { compiled } from '../../process/compiled.ts'
import { loadCommand } from '../../process/load-command.ts'

const found = compiled()
if (found !== null) await loadCommand(found).command.makePages()
