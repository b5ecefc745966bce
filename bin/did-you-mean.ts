/** @returns the hint for a call that names nothing: the name that was probably meant, or `otherwise` */
export function didYouMean(near: string | null, otherwise: string): string {
  return near === null ? otherwise : `Did you mean '${near}'?`
}
