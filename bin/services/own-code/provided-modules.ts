import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactDomServer from 'react-dom/server'
import * as zod from 'zod'
import * as signalpost from '../../api.ts'

/** A module as CommonJS has it, which code that asks for names and code that asks for a default can both read. */
function moduleOf(names: object): object {
  const own = 'default' in names ? names.default : names
  return Object.assign(Object.create(null), names, { default: own, __esModule: true })
}

/** The tool's own copies of what the code of a site is written with. */
export const providedModules: Readonly<Record<string, object>> = {
  signalpost: moduleOf(signalpost),
  zod: moduleOf({ ...zod, default: zod.z }),
  react: moduleOf(react),
  'react/jsx-runtime': moduleOf(jsxRuntime),
  'react-dom': moduleOf(reactDom),
  'react-dom/server': moduleOf(reactDomServer),
}
