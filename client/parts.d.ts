/**
 * The scripts of parts, found in the folders of `templates/elements` and `templates/page` by their names
 * (`bin/build/parts.mjs`). The script of a part never looks for it: it is given the elements that the part's `mark.ts`
 * selects.
 */
declare module 'signalpost:parts' {
  /** @param found the elements of the part, at least one unless it belongs to the first script */
  type Start = (found: readonly HTMLElement[], loading: import('./loading.ts').Loading) => void
  /** `<part>.boot.client.ts`: in the first script of every page. */
  export const first: readonly (readonly [selector: string, start: Start])[]
  /** `<part>.client.ts`: loaded where the part is on the page; in the preview's script all of them are there. */
  export const found: readonly (readonly [selector: string, load: () => Promise<{ readonly start: Start }>])[]
  /** The same for scripts that can't wait; only the preview has them. */
  export const foundAtOnce: readonly (readonly [selector: string, start: Start])[]
  /** `<part>.press.client.ts`: loaded when the pointer or the focus comes near the part. */
  export const pressed: readonly (readonly [selector: string, load: () => Promise<Pressed>])[]

  interface Pressed {
    /** @param button the one of the part that was clicked */
    press?(button: HTMLElement): void
  }
}
