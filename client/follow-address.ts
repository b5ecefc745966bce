import { importer } from './import-again.ts'

const reveal = importer(() => import('./reveal.ts'))

/** Shows what the address points to, where something hides it. What does so is loaded only where there is an address. */
export function showAddressed(): void {
  if (location.hash) reveal().then((module) => module.showAddressed(), console.error)
}

/** Keeps what the address points to in sight, from now on. */
export function followAddress(): void {
  showAddressed()
  addEventListener('hashchange', showAddressed)
}
