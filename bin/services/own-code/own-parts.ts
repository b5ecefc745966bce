import { createElement, type FunctionComponent } from 'react'
import { ownPartThrew, unusableOwnCode } from '../../../compiler/diagnostics/codes/own-code.ts'
import type { Diagnostic } from '../../../compiler/diagnostics/diagnostic.ts'
import type { Theme } from '../../../compiler/model/theme.ts'
import { frameParts, frameWith } from '../../../templates/theme.ts'
import type { PartProps } from '../../api.ts'
import type { Faults } from './faults.tsx'

/** The frame of a site with its own parts. */
export interface OwnParts {
  /** Null where it has none. */
  readonly frame: Pick<Theme, 'Page' | 'NotFound'> | null
  readonly diagnostics: readonly Diagnostic[]
}

const nameOf = (path: string) => path.replace(/^theme\/|\.tsx$/g, '')

/** @returns the modules of parts among those of `theme/` */
export function partsAmong(paths: readonly string[]): readonly string[] {
  return paths.filter((path) => frameParts.includes(nameOf(path)))
}

/**
 * @param paths modules directly below `theme/`
 * @param exported what a module exports by default; null for one that could not be run, which is reported elsewhere
 */
export function ownParts(paths: readonly string[], exported: (path: string) => unknown, faults: Faults): OwnParts {
  const diagnostics: Diagnostic[] = []
  const parts = new Map<string, { readonly path: string; readonly Part: FunctionComponent<PartProps> }>()
  for (const path of paths) {
    const name = nameOf(path)
    if (!frameParts.includes(name)) continue
    const found = exported(path)
    if (typeof found === 'function') parts.set(name, { path, Part: found as FunctionComponent<PartProps> })
    else if (found !== null)
      diagnostics.push(
        unusableOwnCode(
          { file: path, place: null },
          {
            what: 'Missing default export, expected a component',
            right: `Write \`export default function ${name}() { … }\`.`,
          },
        ),
      )
  }
  if (parts.size === 0) return { frame: null, diagnostics }
  const frame = frameWith((name, view, standard) => {
    const own = parts.get(name)
    if (own === undefined) return standard
    const { path, Part } = own
    const calls = faults.callsOf({ what: `Part \`${name}\``, path, kind: ownPartThrew })
    return calls.tried(() => createElement(Part, { ...view, standard }), standard)
  })
  return { frame, diagnostics }
}
