/** @returns a hint that names what was probably meant, or `otherwise` where nothing is near */
export function didYouMean(nearest: string | null, otherwise: string | null = null): string | null {
  return nearest === null ? otherwise : `Did you mean \`${nearest}\`?`
}
