/** @returns whether a name of a language is that of a format, and of none that a reader writes (spec 9) */
export function isFormat(language: string | null): boolean {
  return /^(json|xml)$/i.test(language ?? '')
}
