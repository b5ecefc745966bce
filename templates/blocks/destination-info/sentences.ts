import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'
import { listed } from '../../elements/sentence.ts'
import type { DestinationFacts } from './facts.ts'

/** Where the sentences lead (specification, section 2.6), below the section of the platform. */
const to = {
  call: (name: string) => `connections/spec/${name.toLowerCase()}`,
  integrations: 'guides/filtering-data/#filtering-with-the-integrations-object',
  insertFunctions: 'connections/functions/insert-functions/',
  engage: 'engage/',
}

/**
 * What the info box says, each when it applies.
 *
 * @param link where a path of the platform's section leads; called for those that are shown only
 */
export function sentencesOf(
  facts: DestinationFacts,
  link: (path: string) => string,
): readonly (readonly SentencePart[])[] {
  const { methods, names, hasCloudMode, hasDeviceMode } = facts
  const calls = methods.map((name) => ({ link: capital(name), href: link(to.call(name)) }))
  const known = (beginning: string, list: readonly string[]): SentencePart[] => [
    `${beginning} `,
    ...listed(
      list.map((strong) => ({ strong })),
      'or',
    ),
    ' in the ',
    { link: 'integrations object', href: link(to.integrations) },
    '.',
  ]
  const apart = names.length > 1 && (hasCloudMode || hasDeviceMode)
  return [
    ...(calls.length === 0 ? [] : [['Accepts ', ...listed(calls), calls.length === 1 ? ' calls only.' : ' calls.']]),
    ...(names.length > 0 && !apart ? [known('Refer to it as', names)] : []),
    ...(apart && hasCloudMode ? [known('In cloud mode, refer to it as', names)] : []),
    // A library on a device knows the name that the destination had first.
    ...(apart && hasDeviceMode ? [known('In device mode, refer to it as', names.slice(0, 1))] : []),
    ...(facts.isOnlyCloudWeb
      ? [['It does not work with ', { link: 'insert functions', href: link(to.insertFunctions) }, '.']]
      : []),
    ...(facts.isPartnerOwned
      ? [['A ', { strong: 'partner' }, ' owns this destination and gives the support for it.']]
      : []),
    ...(facts.isBeta ? [['It is in ', { strong: 'public beta' }, ': it works, and may still change.']] : []),
    ...(facts.isEngageOnly ? [['It works with ', { link: 'Engage', href: link(to.engage) }, ' only.']] : []),
  ]
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
