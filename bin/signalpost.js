#!/usr/bin/env node
// Starts the compiled command. Uses Node alone, and no syntax that an old Node would refuse, so that it can say so.

import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const cli = join(dirname(fileURLToPath(import.meta.url)), '../dist/cli')
const entry = join(cli, 'signalpost.js')
const [major, minor] = process.versions.node.split('.').map(Number)

/** Exit status 3: the environment failed. */
function refuse(message) {
  process.stderr.write(`signalpost: ${message}\n`)
  process.exitCode = 3
}

if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node.js ${process.versions.node} is too old. Install Node.js 20.19 or newer.`)
} else if (!existsSync(entry)) {
  refuse('the command is not compiled. Run `npm ci`, or `node bin/compile.mjs` when the packages are installed.')
} else {
  import(pathToFileURL(entry).href).catch((error) => {
    process.stderr.write(`signalpost: this is a fault of the tool itself. Please report it.\n${error.stack}\n`)
    process.exitCode = 70
  })
}
