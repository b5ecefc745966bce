/** @returns the reference that a value of a discriminator's mapping means: a bare name is a component's */
export function mappingReference(target: string): string {
  const bare = /^[A-Za-z0-9_.-]+$/.test(target) && !/\.(?:ya?ml|json)$/i.test(target)
  return bare ? `#/components/schemas/${target}` : target
}
