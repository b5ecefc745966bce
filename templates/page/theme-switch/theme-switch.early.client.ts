// Runs before the first paint, as a plain script of its own: puts the reader's theme on the root element, so that no
// other theme flashes, and marks that scripts run, so that controls which need them show.
const { dataset } = document.documentElement
try {
  const theme = localStorage.getItem('signalpost.theme')
  if (theme === 'dark' || theme === 'light') dataset.theme = theme
} catch {
  // Storage is denied: the theme follows the system.
}
dataset.script = ''
// Where the page's own first script can't be loaded, the page is one without scripts: nothing on it waits for them. Others,
// such as one that counts visits and that a reader's browser blocks, take nothing away.
addEventListener(
  'error',
  ({ target }) => target === document.querySelector('[type=module]') && delete dataset.script,
  true,
)
// It comes after the last byte of the page, whose controls can be seen before. What a reader does to them meanwhile is kept
// for it (`client/repeat-early.ts`).
signalpostEarly = []
const keep = (event: Event) => signalpostEarly.push(event)
// biome-ignore lint/suspicious/noGlobalAssign: the handlers of the window are meant, in the fewest bytes
onclick = onkeydown = oninput = keep
