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
// Where the page's own first script can't be loaded, the page is one without scripts: nothing on it waits for them.
addEventListener('error', ({ target }) => Object(target).type === 'module' && delete dataset.script, true)
