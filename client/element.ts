type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>

/**
 * Makes an element. Texts become text nodes, never markup.
 *
 * @param attributes a function listens to the event of its name; `true` is an empty attribute, `false` and `undefined`
 *   none
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value)
  }
  made.append(...children)
  return made
}

/** An icon as `templates/elements/icons/Icon.tsx` draws it: one path on a grid of 20 by 20. */
export function icon(path: string, size = 20): SVGSVGElement {
  const space = 'http://www.w3.org/2000/svg'
  const svg = document.createElementNS(space, 'svg')
  const line = document.createElementNS(space, 'path')
  line.setAttribute('d', path)
  for (const [name, value] of Object.entries({ class: 'icon', viewBox: '0 0 20 20', 'aria-hidden': 'true' }))
    svg.setAttribute(name, value)
  svg.setAttribute('width', String(size))
  svg.setAttribute('height', String(size))
  svg.append(line)
  return svg
}
