import type { ChangedFile } from '../../compiler/assemble/changed-pages.ts'

/**
 * @param output of `git diff --name-status -z`: status, NUL, path, NUL; a rename and a copy have two paths
 */
export function parseNameStatus(output: string): readonly ChangedFile[] {
  const fields = output.split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; at + 1 < fields.length; ) {
    const [status = '', oldPath = '', newPath = ''] = fields.slice(at, at + 3)
    const hasTwo = status.startsWith('R') || status.startsWith('C')
    const filePath = hasTwo ? newPath : oldPath
    at += hasTwo ? 3 : 2
    if (status.startsWith('R')) files.push({ changeType: 'R', filePath, oldPath })
    else if (status.startsWith('C') || status === 'A') files.push({ changeType: 'A', filePath })
    else if (status === 'D') files.push({ changeType: 'D', filePath })
    else files.push({ changeType: 'M', filePath })
  }
  return files
}
