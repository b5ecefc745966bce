import type { ReactElement } from 'react'

/** Names beyond this many would only be a wall of words. */
const maxNames = 100

/** Names of what a page has no room for. */
export function Omitted({ names }: { names: readonly string[] }): ReactElement | null {
  if (names.length === 0) return null
  return (
    <p className="ref-elsewhere">
      {`And ${names.length} more: `}
      <code translate="no">{names.slice(0, maxNames).join(', ')}</code>
      {names.length > maxNames && ' …'}
    </p>
  )
}
