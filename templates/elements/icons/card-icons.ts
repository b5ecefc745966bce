import { namesOf } from '../names-of.ts'
import type { IconName } from './Icon.tsx'

/** The icon keys that authors write (spec 2.3), and what is drawn for each. */
export const cardIcons = {
  Documentation: 'document',
  ArrowRight: 'arrow-right',
  ArrowLeft: 'arrow-left',
  Notes: 'notes',
  UploadToCloud: 'upload',
  Mobile: 'mobile',
  Users: 'users',
  Filter: 'filter',
  DataLineChart: 'chart',
  Build: 'wrench',
  CLI: 'terminal',
  ReverseETL: 'reverse-etl',
  UnorderedList: 'list',
  Connections: 'connections',
  UnifiedProfiles: 'profiles',
  Engage: 'megaphone',
  Notification: 'notification',
  default: 'book',
} as const satisfies Readonly<Record<string, IconName>>

export const cardIconKeys = namesOf(cardIcons)
