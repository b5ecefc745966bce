/** A repository on the code host. */
export interface Repository {
  readonly owner: string
  readonly name: string
}

/** @returns `owner/name`, as the host writes it and `parseRepository` reads it */
export const fullName = ({ owner, name }: Repository): string => `${owner}/${name}`

/** @returns null for anything but `owner/name` */
export function parseRepository(text: string): Repository | null {
  const [, owner, name] = /^([A-Za-z0-9][\w-]*)\/([\w.-]+)$/.exec(text) ?? []
  if (owner === undefined || name === undefined || /^\.{1,2}$/.test(name)) return null
  return { owner, name }
}
