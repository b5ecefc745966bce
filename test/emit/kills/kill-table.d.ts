declare module '*/kill-table.mjs' {
  export interface Publications {
    readonly root: string
    publish(word: string, ways: string, at?: number): object
    end(): void
  }

  export interface Told {
    readonly kills: number
    readonly old: number
    readonly new: number
    readonly mixed: number
    readonly torn: number
    readonly 'not mended': number
  }

  export function publications(kind: 'emit' | 'command', checkout: string): Publications

  export function killTable(
    run: Publications,
    ways: string,
    kills: number,
    random?: () => number,
    onKill?: (told: Told) => void,
  ): Told
}
