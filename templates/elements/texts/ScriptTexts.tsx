import type { ReactElement } from 'react'
import type { TextKey } from './keys.ts'
import { otherTexts, useTexts } from './texts.ts'

/** What the script of one part says, where the page is not in English: `client/say.ts` reads it. Other pages go without. */
export function ScriptTexts({ keys }: { keys: readonly TextKey[] }): ReactElement | null {
  const said = otherTexts(useTexts(), keys)
  if (Object.keys(said).length === 0) return null
  return (
    <script
      type="application/json"
      data-texts=""
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a data block; nothing in it ends the element
      dangerouslySetInnerHTML={{ __html: JSON.stringify(said).replaceAll('<', '\\u003c') }}
    />
  )
}
