/** Pixels from the top of the window: a section that begins above has begun. */
const line = 180

/** Milliseconds between two looks at where the reader is (spec 9). */
const intervalMs = 100

/**
 * Marks the heading that the reader is at in 'On this page': the last whose section has begun, or the last of all at
 * the bottom of the page. Headings without a section of their own are measured themselves.
 */
export function start([list]: readonly HTMLElement[]): void {
  if (list === undefined) return
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a')]
  const places = links.map((link) => {
    // As it is written: the browser's own form of it has escapes.
    const id = link.getAttribute('href')?.slice(1) ?? ''
    return [link, document.getElementById(`${id}-section-indexable`) ?? document.getElementById(id)] as const
  })
  const now = document.createElement('span')
  now.ariaHidden = 'true'
  now.dataset.now = ''
  const button = list.previousElementSibling
  button?.append(now)
  const mark = () => {
    const atBottom = scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - 3
    let current: HTMLAnchorElement | null = null
    for (const [link, place] of places) {
      // Not in a closed disclosure or a hidden panel. Older browsers can't tell.
      if (!place || place.checkVisibility?.() === false) continue
      const { top } = place.getBoundingClientRect()
      if (!atBottom && top > line) continue
      current = link
      // Of several that are in sight, the one that the reader has asked for.
      if (top >= 0 && link.hash === location.hash) break
    }
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    now.textContent = current?.textContent ?? ''
    const { offsetTop = 0, offsetHeight = 0 } = current ?? {}
    list.scrollTop = offsetTop - list.clientHeight / 2
    list.style.cssText = `--current-start: ${offsetTop}px; --current-size: ${offsetHeight}px`
  }
  let waiting = 0
  const scheduleUpdate = () => {
    if (waiting) return
    waiting = setTimeout(() => {
      waiting = 0
      mark()
    }, intervalMs)
  }
  addEventListener('scroll', scheduleUpdate)
  addEventListener('resize', scheduleUpdate)
  list.addEventListener('click', () => {
    list.hidePopover?.()
    // Where nothing can scroll any further.
    scheduleUpdate()
  })
  list.addEventListener('toggle', ({ newState }) => {
    if (button) button.ariaExpanded = `${newState === 'open'}`
  })
  mark()
}
