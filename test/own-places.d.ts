declare module '*/own-places.mjs' {
  export function withOwnPlaces(text: string, root: string): string
}
