/** Sets the year of the copyright line: the page may be older. */
export function start(years: readonly HTMLElement[]): void {
  for (const year of years) year.textContent = `${new Date().getFullYear()}`
}
