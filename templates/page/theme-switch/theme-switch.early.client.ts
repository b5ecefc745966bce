// Runs before the first paint, as a plain script of its own: puts the reader's theme on the root element, so that no
// other theme flashes, and marks that scripts run, so that controls which need them show.
try {
  const theme = localStorage.getItem('signalpost.theme')
  if (theme === 'dark' || theme === 'light') document.documentElement.dataset.theme = theme
} catch {
  // Storage is denied: the theme follows the system.
}
document.documentElement.dataset.script = ''
