/** @returns the names in braces that a path or the address of a server has, in their order, each as often as it stands there */
export function namesIn(template: string): readonly string[] {
  return [...template.matchAll(/\{([^{}]+)\}/g)].map(([, name = '']) => name)
}
