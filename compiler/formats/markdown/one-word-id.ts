/** @returns the id of a heading as one word; null where nothing of it can stand in one */
export function oneWordId(written: string): string | null {
  const id = written.trim().replaceAll(/\s+/g, '-')
  return /^[\p{L}\p{N}][\p{L}\p{N}._-]*$/u.test(id) ? id : null
}
