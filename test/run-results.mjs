// What test/run.mjs says of the files that it ran. A result is
// { file, passed, skipped, failures: [{ name, text }], notes, output, cpu, seconds }; `before` holds the failures of a
// first try.

/** Failed files that are tried once more: more than these are no accident. */
const mostTries = 3

/** The result of a file that could not even be bundled. */
export function unbundled(file, text) {
  const failures = [{ name: 'bundle', text }]
  return { file, passed: 0, skipped: 0, failures, notes: [], output: '', cpu: 0, seconds: 0 }
}

/** @returns the results of files that are to be tried once more: those that failed while they ran, if they are few */
export function worthASecondTry(results) {
  const failed = results.filter(({ failures }) => failures.length > 0)
  const certain = failed.some(({ failures }) => failures.some(({ name }) => name === 'bundle'))
  return certain || failed.length > mostTries ? [] : failed
}

/** Prints one file's counts, and all that went wrong in it. */
export function print({ file, passed, skipped, failures, notes, output, seconds }) {
  const counts = `${passed} passed${skipped > 0 ? `, ${skipped} skipped` : ''}${failures.length > 0 ? `, ${failures.length} failed` : ''}`
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${file}  ${counts}  ${seconds.toFixed(1)} s`)
  for (const note of notes) console.log(`  ${note}`)
  for (const { name, text } of failures) console.log(`\n  ✗ ${name}\n${text.replace(/^/gm, '    ')}\n`)
  if (failures.length > 0 && output.trim() !== '') console.log(`    output:\n${output.replace(/^/gm, '      ')}`)
}

const names = (results, of) => results.flatMap((result) => of(result).map(({ name }) => `✗ ${result.file}: ${name}`))
const sum = (results, of) => results.reduce((total, result) => total + of(result), 0)

/**
 * Prints what failed, by name, and the counts of all files, which are the last line.
 *
 * @returns the status that the process ends with
 */
export function sumUp(results, { times }) {
  if (times)
    for (const { cpu, file } of results.toSorted((a, b) => b.cpu - a.cpu).slice(0, 40))
      console.log(`${cpu.toFixed(1).padStart(8)} s  ${file}`)
  const mended = names(
    results.filter(({ failures }) => failures.length === 0),
    ({ before }) => before ?? [],
  )
  const failed = names(results, ({ failures }) => failures)
  const skipped = sum(results, (result) => result.skipped)
  const passed = sum(results, (result) => result.passed)
  if (mended.length > 0) console.log(`\nPassed only when tried once more, alone:\n${mended.join('\n')}\n`)
  if (failed.length > 0) console.log(`\nFailed:\n${failed.join('\n')}\n`)
  if (skipped > 0) console.log(`${skipped} skipped`)
  console.log(`${passed} passed, ${failed.length} failed`)
  return failed.length > 0 || passed === 0 ? 1 : 0
}
