import type { ReactElement } from 'react'
import type { TemplateProps } from '../../../compiler/model/block.ts'
import type { TabProps } from './contract.ts'

/** A tab is laid out by its group; by itself it is only its content. */
export function Tab({ children }: TemplateProps<TabProps>): ReactElement {
  return <>{children}</>
}
