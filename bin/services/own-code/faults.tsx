import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ownBlockThrew } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { DiagnosticKind } from '../../../compiler/diagnostics/define.ts'

import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Caught } from '../../../compiler/model/theme.ts'
import type { ThrownAt } from './run-unit.ts'

/** The diagnostic of code that threw. */
export type Thrown = DiagnosticKind<{ what: string; error: string }>

/** What code of a site throws while pages are rendered. */
export interface Faults {
  /** @param path the module that was called */
  at(error: unknown, path: string): ThrownAt
  /** Renders once to see whether it throws, and then for good. @returns null, or `instead`, where it throws */
  tried(
    what: string,
    path: string,
    render: () => ReactNode,
    kind: Thrown,
    instead?: ReactElement | null,
  ): ReactElement | null
  caught<Value>(what: string, path: string, make: () => Value, instead: Value): Value
  /** Collects what is said meanwhile. */
  collect<Value>(render: () => Value): Caught<Value>
}

/** @param at says what an error tells, and where in the site's code it comes from */
export function createFaults(at: Faults['at']): Faults {
  let found: Map<string, Diagnostic> | null = null
  let isTrying = false
  const note = (kind: Thrown, what: string, error: unknown, path: string) => {
    const { message, file, place } = at(error, path)
    const one = kind({ file, place }, { what, error: message })
    found?.set(JSON.stringify([one.code, one.file, one.line, one.column, one.message]), one)
  }
  return {
    at,
    tried(what, path, render, kind, instead = null) {
      function Rendered(): ReactNode {
        return render()
      }
      // Inside of another trial, which reports it.
      if (isTrying) return <Rendered />
      isTrying = true
      try {
        renderToStaticMarkup(<Rendered />)
      } catch (error) {
        note(kind, what, error, path)
        return instead
      } finally {
        isTrying = false
      }
      return <Rendered />
    },
    caught(what, path, make, instead) {
      try {
        return make()
      } catch (error) {
        note(ownBlockThrew, what, error, path)
        return instead
      }
    },
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
