/** A file of the output, as a value: `path` is relative to the output folder with `/` as separator. */
export interface OutputFile {
  readonly path: string
  readonly content: string | Uint8Array | { readonly copy: string }
}
