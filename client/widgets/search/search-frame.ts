import type { ClientConfig } from '../../wire/client-config.ts'

/** The dialog that answers are shown in. */
export interface SearchFrame {
  readonly config: ClientConfig
  readonly body: HTMLElement
  readonly input: HTMLInputElement
  readonly list: HTMLElement
  readonly status: HTMLElement
  say(text: string, canRetry?: boolean): void
  /** Where pages to begin with stand. */
  readonly start: HTMLElement
  /** Puts them there, as they are now. */
  showStart(root: HTMLElement): void
  /** Searches for the text of the field. */
  run(): Promise<void>
}
