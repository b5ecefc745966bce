/** The path of a file named beside another, or null when it leaves the folder. */
export function siblingPath(folder: string, file: string, address: string): string | null {
  if (address.startsWith('/') || address.includes('\\') || address.includes('\0')) return null
  const parts = file.split('/').slice(0, -1)
  for (const part of address.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return null
    } else if (part !== '.' && part !== '') {
      parts.push(part)
    }
  }
  const target = parts.join('/')
  return target.startsWith(folder) ? target : null
}
