/** @returns the props that the build left for an island as JSON, or null when there are none */
export function readProps(root: HTMLElement): unknown {
  return JSON.parse(root.dataset.props ?? 'null')
}
