import { delimiter, dirname } from 'node:path'

/**
 * For the process of the bundler: WebAssembly stays as V8 has compiled it at first. To optimise a bundler that runs for a
 * second takes three more, and 200 MB; a bundle of 9 MB, too, is made sooner without (decision 20).
 */
const unoptimised = `--import=data:text/javascript,${encodeURIComponent(
  'import{setFlagsFromString}from"node:v8";setFlagsFromString("--liftoff-only")',
)}`

/**
 * The bundler starts `node`: that is the one that runs this, also where no folder of `PATH` has one, or an older one. It
 * starts before `start` returns.
 */
export function withOwnNode<Started>(start: () => Started): Started {
  const { PATH, NODE_OPTIONS } = process.env
  const joined = (parts: readonly (string | undefined)[], by: string) =>
    parts.filter((part) => part !== undefined).join(by)
  setEnvironment({
    PATH: joined([dirname(process.execPath), PATH], delimiter),
    NODE_OPTIONS: joined([NODE_OPTIONS, unoptimised], ' '),
  })
  try {
    return start()
  } finally {
    setEnvironment({ PATH, NODE_OPTIONS })
  }
}

function setEnvironment(values: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) delete process.env[name]
    else process.env[name] = value
  }
}
