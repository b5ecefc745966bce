import type { PageGroups } from './page-steps.ts'
import type { RenderSteps } from './render-steps.ts'
import type { SiteSteps } from './site-steps.ts'

/** All groups of steps, for those that come last. */
export interface StepGroups extends PageGroups {
  readonly site: SiteSteps
  readonly render: RenderSteps
}
