import type { ReactElement } from 'react'
import { filled, useTexts } from '../../texts/texts.ts'

/** Names beyond this many would only be a wall of words. */
const maxNames = 100

/** Names of what a page has no room for. */
export function Omitted({ names }: { names: readonly string[] }): ReactElement | null {
  const say = useTexts()
  if (names.length === 0) return null
  return (
    <p className="ref-elsewhere">
      {`${filled(say('And {n} more:'), { n: names.length })} `}
      <code translate="no">{names.slice(0, maxNames).join(', ')}</code>
      {names.length > maxNames && ' …'}
    </p>
  )
}
