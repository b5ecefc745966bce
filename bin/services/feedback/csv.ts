/**
 * Rows as CSV (RFC 4180), for spreadsheets: what a stranger wrote must not become a formula there, so a cell that
 * begins like one gets an apostrophe in front (the advice of OWASP, "CSV Injection").
 */
export function toCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  // Spreadsheets also look past spaces and line breaks, and take full-width signs for the plain ones.
  const safe = /^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/.test(text) ? `'${text}` : text
  return /^[\w./#: -]*$/.test(safe) ? safe : `"${safe.replaceAll('"', '""')}"`
}
