/** Whether a heading can be seen: not in a closed disclosure or a hidden panel. Older browsers can't tell. */
const isShown = (place: Element): boolean => place.checkVisibility?.() ?? true

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
    return document.getElementById(`${id}-section-indexable`) ?? document.getElementById(id)
  })
  const now = document.createElement('span')
  now.ariaHidden = 'true'
  now.dataset.now = ''
  const button = list.previousElementSibling
  button?.append(now)
  const mark = () => {
    const { scrollHeight, clientHeight, scrollTop } = document.documentElement
    const atBottom = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2
    const isReached = (place: Element | null) =>
      place !== null && isShown(place) && (atBottom || place.getBoundingClientRect().top <= line)
    const current = links[places.findLastIndex(isReached)]
    for (const link of links) link.ariaCurrent = link === current ? 'true' : null
    now.textContent = current?.textContent ?? ''
    const { offsetTop = 0, offsetHeight = 0 } = current ?? {}
    list.scrollTop = offsetTop - list.clientHeight / 2
    list.style.cssText = `--current-start: ${offsetTop}px; --current-size: ${offsetHeight}px`
  }
  let waiting = 0
  const scheduleUpdate = () => {
    if (waiting > 0) return
    waiting = setTimeout(() => {
      waiting = 0
      mark()
    }, intervalMs)
  }
  addEventListener('scroll', scheduleUpdate)
  addEventListener('resize', scheduleUpdate)
  list.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) list.hidePopover?.()
  })
  list.addEventListener('toggle', ({ newState }) => {
    if (button) button.ariaExpanded = `${newState === 'open'}`
  })
  mark()
}
