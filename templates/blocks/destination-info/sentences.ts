import type { SentencePart } from '../../elements/info-box/InfoBox.tsx'
import type { Leads } from '../../elements/platform-links.ts'
import { betaSentence, listed, sentence } from '../../elements/sentence.ts'
import type { TextKey } from '../../elements/texts/keys.ts'
import type { Say } from '../../elements/texts/texts.ts'
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
  link: (path: string) => Leads,
  say: Say,
): readonly (readonly SentencePart[])[] {
  const { methods, names, hasCloudMode, hasDeviceMode } = facts
  const calls = methods.map((name) => ({ link: capital(name), ...link(to.call(name)) }))
  const known = (text: TextKey, list: readonly string[]): SentencePart[] =>
    sentence(say(text), {
      names: listed(
        list.map((strong) => ({ strong })),
        say,
        'or',
      ),
      object: { link: say('integrations object'), ...link(to.integrations) },
    })
  const apart = names.length > 1 && (hasCloudMode || hasDeviceMode)
  const accepts = say(calls.length === 1 ? 'Accepts {calls} calls only.' : 'Accepts {calls} calls.')
  return [
    ...(calls.length === 0 ? [] : [sentence(accepts, { calls: listed(calls, say) })]),
    ...(names.length > 0 && !apart ? [known('Refer to it as {names} in the {object}.', names)] : []),
    ...(apart && hasCloudMode ? [known('In cloud mode, refer to it as {names} in the {object}.', names)] : []),
    // A library on a device knows the name that the destination had first.
    ...(apart && hasDeviceMode
      ? [known('In device mode, refer to it as {names} in the {object}.', names.slice(0, 1))]
      : []),
    ...(facts.isOnlyCloudWeb
      ? [
          sentence(say('It does not work with {functions}.'), {
            functions: { link: say('insert functions'), ...link(to.insertFunctions) },
          }),
        ]
      : []),
    ...(facts.isPartnerOwned
      ? [
          sentence(say('A {partner} owns this destination and gives the support for it.'), {
            partner: { strong: say('partner') },
          }),
        ]
      : []),
    ...(facts.isBeta ? [betaSentence(say)] : []),
    ...(facts.isEngageOnly
      ? [sentence(say('It works with {product} only.'), { product: { link: 'Engage', ...link(to.engage) } })]
      : []),
  ]
}

/** `TRACK` and `track` become `Track`. */
export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
}
