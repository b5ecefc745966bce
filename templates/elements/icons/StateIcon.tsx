import type { ReactElement } from 'react'
import { Icon, type IconName } from './Icon.tsx'

/** The states that callouts, badges and results show; each has colour roles of its name. */
export type State = 'info' | 'warning' | 'danger' | 'beta' | 'success' | 'protected'

const icons: Readonly<Record<State, IconName>> = {
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  beta: 'beta',
  success: 'success',
  protected: 'lock',
}

/** The sign of a state, beside its name. */
export function StateIcon({ state }: { state: State }): ReactElement {
  return <Icon name={icons[state]} size={16} />
}
