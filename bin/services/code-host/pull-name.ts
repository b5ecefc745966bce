import { fullName, parseRepository, type Repository } from './repository-name.ts'

/** A pull request. */
export interface Pull extends Repository {
  readonly number: number
}

/** @returns null for anything but `owner/name#n` */
export function parsePull(text: string): Pull | null {
  const [, name, number] = /^([^#]+)#([1-9]\d{0,9})$/.exec(text) ?? []
  const repository = name === undefined ? null : parseRepository(name)
  return repository === null ? null : { ...repository, number: Number(number) }
}

/** `owner/name#12`, as the code host's own texts link to a pull request. */
export const pullName = (pull: Pull): string => `${fullName(pull)}#${pull.number}`
