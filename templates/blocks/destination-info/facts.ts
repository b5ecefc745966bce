import type { Destination } from '../../../compiler/data/destinations.ts'
import type { ConnectionModes, DestinationInfoProps, ShownModes } from './contract.ts'

/** What is known of a destination, from its record and from the properties of the block, which win. */
export interface DestinationFacts {
  readonly methods: readonly string[]
  readonly names: readonly string[]
  readonly components: readonly { readonly type: string; readonly code?: string | null | undefined }[]
  readonly modes: ShownModes
  readonly isBeta: boolean
  readonly isPartnerOwned: boolean
  readonly isEngageOnly: boolean
  readonly isOnlyCloudWeb: boolean
  readonly hasCloudMode: boolean
  readonly hasDeviceMode: boolean
}

const callNames = ['track', 'page', 'identify', 'group', 'alias'] as const

/** @param record undefined where the block names none, or one that is not there: then the properties are all there is */
export function factsOf(props: DestinationInfoProps, record: Destination | undefined): DestinationFacts {
  const modes = shownModes(
    (props.cmodeOverride !== false ? props.overrideConnectionModes : undefined) ??
      props.connectionModes ??
      record?.connection_modes,
  )
  const { device, cloud } = modes
  const inCloud = cloud.web || cloud.mobile || cloud.server
  const onDevice = device.web || device.mobile
  return {
    methods: props.acceptedMethods ?? callNames.filter((name) => record?.methods[name] === true),
    names:
      (props.nameOverride !== false ? props.overridePreviousNames : undefined) ??
      props.previousNames ??
      namesOf(record),
    components: props.components ?? record?.components.filter(({ type }) => type.trim() !== '') ?? [],
    modes,
    isBeta: (props.status === undefined ? record?.status : props.status) === 'PUBLIC_BETA',
    isPartnerOwned: props.isPartnerOwned ?? record?.partnerOwned ?? false,
    isEngageOnly: props.engage ?? false,
    isOnlyCloudWeb: props.isOnlyCloudWeb ?? (cloud.web && !cloud.mobile && !cloud.server && !onDevice),
    hasCloudMode: props.hasCloudMode ?? inCloud,
    hasDeviceMode: props.hasDeviceMode ?? onDevice,
  }
}

/** A record without former names is known by its own. */
function namesOf(record: Destination | undefined): readonly string[] {
  if (record === undefined) return []
  return record.previous_names.length === 0 ? [record.display_name] : record.previous_names
}

function shownModes(given: ConnectionModes | undefined): ShownModes {
  const { device = {}, cloud = {} } = given ?? {}
  return {
    device: { web: device.web ?? false, mobile: device.mobile ?? false },
    cloud: { web: cloud.web ?? false, mobile: cloud.mobile ?? false, server: cloud.server ?? false },
  }
}
