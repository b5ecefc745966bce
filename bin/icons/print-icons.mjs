// Draws the icons of one SVG file and prints them as JSON: by their names, in base64. A process of its own, because the
// file may be a stranger's, and because whoever asks cannot wait for WebAssembly to be ready.
import { readFileSync, writeSync } from 'node:fs'
import { drawIcons } from './draw-icons.mjs'

// What goes wrong from now on is the picture's fault: whoever waits knows it by this.
writeSync(1, '\n')

const icons = await drawIcons(readFileSync(process.argv[2], 'utf8'))
process.stdout.write(
  JSON.stringify(Object.fromEntries([...icons].map(([name, png]) => [name, png.toString('base64')]))),
)
