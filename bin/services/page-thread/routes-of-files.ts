import type { Pipeline } from '../../../compiler/pipeline.ts'

/** @returns the routes of all pages with a file, in the order of the output: the same list in each thread */
export function routesOfFiles({ facts }: Pick<Pipeline, 'facts'>): readonly string[] {
  return [...facts.routes().keys()].sort()
}
