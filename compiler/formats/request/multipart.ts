import type { Part } from './request.ts'

/** What is before a part's value, after the boundary, for languages whose libraries write no such bodies (RFC 7578). */
export function partHead({ name, value, file }: Part): string {
  const filename = file ? `; filename="${quoted(value)}"` : ''
  return `\r\nContent-Disposition: form-data; name="${quoted(name)}"${filename}\r\n\r\n`
}

/** What is after the last boundary. */
export const partsEnd = '--\r\n'

/** As browsers write it (HTML standard, "multipart form data"). */
function quoted(text: string): string {
  return text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
}
