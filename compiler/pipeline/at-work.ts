import { notFoundFile, notFoundRoute } from '../model/routes.ts'
import type { Graph } from './graph/graph.ts'

/**
 * Steps whose time grows with what an author wrote in one file or record, and the file or the route that a subject of
 * theirs stands for; null for a subject that is measured with what asks for it.
 */
const steps: Readonly<Record<string, (subject: string) => string | null>> = {
  ...Object.fromEntries(
    `checked,model,outline,links,placed,markdown,html,written,output,searched page,search digest`
      .split(',')
      .map((name) => [name, (subject: string) => (subject === notFoundFile ? notFoundRoute : subject)]),
  ),
  'not found': () => notFoundRoute,
  head: (path) => path,
  partial: (name) => `content/partials/${name}`,
  'navigation file': (path) => path,
  text: (path) => (path.startsWith('content/data/') ? path : null),
}

/**
 * Lets a graph tell which page, partial, data file, sidebar, file of redirects or settings it is at, so that somebody outside can measure one that does not end.
 *
 * @param tell called with a file, or with the route of a page, when the work on it begins or goes on, and with null when
 *   it is at none
 * @param rest called when a step about a file has ended: what it noted on the way is garbage
 * @param bounded does the work on a page, and on what that asks of others; it may cut it off and throw
 */
export function tellingWork(
  graph: Graph,
  tell: (subject: string | null) => void,
  {
    rest = () => {},
    bounded = (work) => work(),
  }: { readonly rest?: () => void; readonly bounded?: <Value>(work: () => Value) => Value },
): Graph {
  let current: string | null = null
  const rested = <Value>(value: Value): Value => {
    rest()
    return value
  }
  const at: Graph['about'] = (own, work) => {
    const outer = current
    if (own === outer) return work()
    current = own
    tell(own)
    try {
      return outer === null ? bounded(work) : work()
    } finally {
      current = outer
      tell(outer)
    }
  }
  return {
    ...graph,
    about: at,
    step(name, make, options) {
      const subjectOf = Object.hasOwn(steps, name) ? steps[name] : undefined
      if (subjectOf === undefined) return graph.step(name, make, options)
      const told: typeof make = (subject) => {
        const own = subjectOf(subject)
        return own === null ? make(subject) : at(own, () => rested(make(subject)))
      }
      return graph.step(name, told, options)
    },
  }
}
