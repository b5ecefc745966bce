import { readItem } from '../../services/storage.ts'

/** Where the last search of a visit is kept. */
export const keptAt = 'signalpost.search'

/** Whether there is something; `keptSearch` reads it. */
export function mayBeKept(): boolean {
  return readItem('sessionStorage', keptAt) !== null
}
