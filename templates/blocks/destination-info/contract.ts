import { z } from 'zod'
import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'

const on = z.boolean().optional()

const connectionModes = z.strictObject({
  device: z.strictObject({ web: on, mobile: on, server: on }).optional(),
  cloud: z.strictObject({ web: on, mobile: on, server: on }).optional(),
})

const component = z.strictObject({
  type: z.string().min(1).describe('What it is for: `BROWSER`, `IOS`, `ANDROID`, `SERVER`'),
  code: z.string().nullish().describe('Where its code is'),
})

export const destinationInfoContract = z.object({
  id: z.string().min(1).optional().describe('The id of the destination in the data'),
  slug: z.string().min(1).optional().describe('The slug of the destination in the data'),
  acceptedMethods: z.array(z.string().min(1)).optional().describe("The calls that it accepts; default: the record's"),
  connectionModes: connectionModes
    .optional()
    .describe("Web, mobile and server for `cloud` and `device`; default: the record's"),
  previousNames: z
    .array(z.string().min(1))
    .optional()
    .describe("Its names in the integrations object, oldest first; default: the record's"),
  components: z.array(component).optional().describe("The parts that it consists of; default: the record's"),
  status: z.string().nullable().optional().describe("`PUBLIC_BETA` shows a badge; default: the record's"),
  engage: z.boolean().optional().describe('It works with Engage only'),
  isPartnerOwned: z.boolean().optional().describe("A partner owns it; default: the record's"),
  hideCmodes: z.boolean().optional().describe('Leaves the connection modes out'),
  hideComponents: z.boolean().optional().describe('Leaves the components out'),
  nameOverride: z.boolean().optional().describe('Takes the names of `overridePreviousNames` in place of all others'),
  overridePreviousNames: z.array(z.string().min(1)).min(1).optional().describe('Names for `nameOverride`'),
  cmodeOverride: z.boolean().optional().describe('Takes the modes of `overrideConnectionModes` in place of all others'),
  overrideConnectionModes: connectionModes.optional().describe('Modes for `cmodeOverride`'),
  isOnlyCloudWeb: z
    .boolean()
    .optional()
    .describe(
      'It takes data from the web in cloud mode and nothing else, so no insert functions; default: as its modes say',
    ),
  hasCloudMode: z.boolean().optional().describe('It has a cloud mode; default: as its modes say'),
  hasDeviceMode: z.boolean().optional().describe('It has a device mode; default: as its modes say'),
})

export type DestinationInfoProps = z.output<typeof destinationInfoContract>
export type ConnectionModes = z.output<typeof connectionModes>

/** Which platforms send to it in each mode; no server has a device mode. */
export interface ShownModes {
  readonly device: { readonly web: boolean; readonly mobile: boolean }
  readonly cloud: { readonly web: boolean; readonly mobile: boolean; readonly server: boolean }
}

export interface ShownComponent {
  readonly name: string
  readonly href: string | null
  readonly external: boolean
}

export interface DestinationInfoModel {
  readonly id: string
  readonly isBeta: boolean
  readonly sentences: readonly (readonly SentencePart[])[]
  readonly components: readonly ShownComponent[]
  readonly modes: ShownModes | null
  /** What explains the connection modes. */
  readonly modesHref: string
}
