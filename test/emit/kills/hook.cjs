// Loaded before all else into a process that is to die (`node --require`): counts its changes of files below the folder
// KILL_FOLDER and, before number KILL_AT, kills it and all of its process group. What is written then is half there.
// Without KILL_AT it says at the end how many changes there were, and at which the first file took its place.
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')

const { KILL_FOLDER: folder, KILL_AT: at, KILL_SUPERVISED: supervised } = process.env
// Of the real command the child does the work.
if (folder !== undefined && (supervised === undefined || process.env.SIGNALPOST_CHILD !== undefined)) {
  const limit = at === undefined ? Number.POSITIVE_INFINITY : Number(at)
  let count = 0
  let place = null
  const isOurs = (path) => typeof path === 'string' && path.startsWith(folder)
  const die = () => {
    process.kill(0, 'SIGKILL')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10_000)
  }
  /** @param nth which argument names the file that is changed */
  const watch = (name, nth, half = () => {}) => {
    const real = fs[name]
    fs[name] = (...args) => {
      if (isOurs(args[nth]) && (name !== 'openSync' || args[1] === 'w')) {
        if (name === 'renameSync' && !args[nth].includes('.work') && place === null) place = count
        if (++count > limit) {
          half(real, args)
          die()
        }
      }
      return real(...args)
    }
  }
  watch('mkdirSync', 0)
  watch('writeFileSync', 0, (write, [path, bytes]) => write(path, bytes.subarray(0, bytes.length / 2)))
  // What is written piece by piece has none of them then.
  watch('openSync', 0, (open, [path, flags]) => open(path, flags))
  watch('linkSync', 1)
  watch('copyFileSync', 1)
  watch('symlinkSync', 1)
  watch('renameSync', 1)
  watch('unlinkSync', 0)
  watch('rmdirSync', 0)
  syncBuiltinESMExports()
  process.on('exit', () => {
    if (at === undefined) process.stdout.write(`\nchanges ${count} placing ${place}\n`)
  })
}
