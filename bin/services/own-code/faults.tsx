import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { ThrownByCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { DiagnosticKind } from '../../../compiler/diagnostics/define.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Caught } from '../../../compiler/model/theme.ts'
import type { ThrownAt } from './run-unit.ts'

/** The diagnostic of code that threw. */
export type Thrown = DiagnosticKind<ThrownByCode>

/** A piece of code of a site, as messages name it. */
interface Code {
  /** 'Block `Card`' */
  readonly what: string
  /** The module that is called. */
  readonly path: string
  /** The diagnostic of what it throws. */
  readonly kind: Thrown
}

/** Calls a piece of code, and notes what it throws. */
export interface Calls {
  /** Renders once to see whether it throws, and then for good. @returns null, or `instead`, where it throws */
  tried(render: () => ReactNode, instead?: ReactElement | null): ReactElement | null
  caught<Value>(make: () => Value, instead: Value): Value
}

/** What code of a site throws while pages are rendered. */
export interface Faults {
  /** @param path the module that was called */
  at(error: unknown, path: string): ThrownAt
  callsOf(code: Code): Calls
  /** Collects what is said meanwhile. */
  collect<Value>(render: () => Value): Caught<Value>
}

/** @param at says what an error tells, and where in the site's code it comes from */
export function createFaults(at: Faults['at']): Faults {
  let found: Map<string, Diagnostic> | null = null
  let isTrying = false
  const note = ({ kind, what, path }: Code, error: unknown) => {
    const { message, isPromise, file, place } = at(error, path)
    const one = kind({ file, place }, { what, error: message, isPromise })
    found?.set(JSON.stringify([one.code, one.file, one.line, one.column, one.message]), one)
  }
  const tried = (code: Code, render: () => ReactNode, instead: ReactElement | null): ReactElement | null => {
    function Rendered(): ReactNode {
      return render()
    }
    // Inside of another trial, which reports it.
    if (isTrying) return <Rendered />
    isTrying = true
    try {
      renderToStaticMarkup(<Rendered />)
    } catch (error) {
      note(code, error)
      return instead
    } finally {
      isTrying = false
    }
    return <Rendered />
  }
  return {
    at,
    callsOf: (code) => ({
      tried: (render, instead = null) => tried(code, render, instead),
      caught(make, instead) {
        try {
          return make()
        } catch (error) {
          note(code, error)
          return instead
        }
      },
    }),
    collect(render) {
      const outer = found
      const own = new Map<string, Diagnostic>()
      found = own
      try {
        const value = render()
        return { value, diagnostics: [...own.values()] }
      } finally {
        found = outer
      }
    },
  }
}
