import { Fragment, type ReactNode } from 'react'

/** Words with more letters than fit into a line of the narrowest list of names. */
const longWords = /\S{19,}/g

/** Where a name that programs made has a new word: `CallRecording`, `SIPDomain`, `call_recording`, `call.recording`. */
const joints = /(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=[\p{L}\d}][_./])(?=[\p{L}\d{])/u

/**
 * Lets a long word be broken where its own words end, as tags and schemas of specifications are named: a line that is too
 * short would break it at any letter. What it says stays the same.
 *
 * @returns a text without such words as it is, else one element, so that it is one item of a row
 */
export function breakable(text: string): ReactNode {
  const parts = text.replace(longWords, (word) => word.split(joints).join('\0')).split('\0')
  if (parts.length === 1) return text
  return <span>{withBreaks(parts)}</span>
}

/** @returns parts of a text, between which a line may end */
export function withBreaks(parts: readonly string[]): ReactNode {
  let at = 0
  return parts.map((part) => {
    at += part.length
    return (
      <Fragment key={at}>
        {at > part.length && <wbr />}
        {part}
      </Fragment>
    )
  })
}
