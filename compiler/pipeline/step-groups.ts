import type { Registry } from '../model/registry.ts'
import type { FactSteps } from './fact-steps.ts'
import type { PageSteps } from './page-steps.ts'
import type { RenderSteps } from './render-steps.ts'
import type { SettingSteps } from './setting-steps.ts'
import type { SiteSteps } from './site-steps.ts'
import type { SourceSteps } from './source-steps.ts'

/**
 * The groups of steps that later ones ask, in their order. A group names those that it asks with `Pick`, and these stand
 * above it.
 */
export interface StepGroups {
  readonly sources: SourceSteps
  readonly registry: Registry
  readonly settings: SettingSteps
  readonly facts: FactSteps
  readonly pages: PageSteps
  readonly site: SiteSteps
  readonly render: RenderSteps
}
