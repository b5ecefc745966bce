#!/usr/bin/env node
// Starts the compiled command. Uses Node alone, and no syntax that an old Node would refuse, so that it can say so. It
// imports nothing: of a module of Node that is imported here all exports are looked at, and its streams are loaded for that.

const [major, minor] = process.versions.node.split('.').map(Number)

/** Exit status 3: the environment failed. */
function refuse(message) {
  process.stderr.write(`signalpost: ${message}\n`)
  process.exitCode = 3
}

/** Another program may have removed the folder that we were started in. */
function hasFolder() {
  try {
    return process.cwd() !== ''
  } catch {
    return false
  }
}

if (major < 20 || (major === 20 && minor < 19)) {
  refuse(`Node.js ${process.versions.node} is too old. Install Node.js 20.19 or newer.`)
} else if (!hasFolder()) {
  refuse('the current folder is gone. Change to one that is there.')
} else {
  const require = process.getBuiltinModule('node:module').createRequire(import.meta.url)
  const entry = '../dist/cli/signalpost.cjs'
  if (!process.getBuiltinModule('node:fs').existsSync(new URL(entry, import.meta.url))) {
    refuse('the command is not compiled. Run `npm ci`, or `node bin/compile.mjs` when the packages are installed.')
  } else {
    try {
      require(entry)
    } catch (error) {
      process.stderr.write(`signalpost: this is a fault of the tool itself. Please report it.\n${error.stack}\n`)
      process.exitCode = 70
    }
  }
}
